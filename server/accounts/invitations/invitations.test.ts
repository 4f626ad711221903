import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { minuteMs } from '#core/base/durations.ts'
import { linkPauseMs, mostTypedLetters } from '#core/base/links.ts'
import { invitationSpans } from '#core/people/invitations.ts'
import { staffPermissions } from '#core/people/permissions.ts'
import { followAudit } from '#server/platform/audit/record-audit.ts'
import { eraseAccount } from '#server/records/privacy/erase-account.ts'
import { insertCustomer, insertStaff, signIn } from '#server/test/factories.ts'
import { asPerson, codeOf, setUpApp } from '#server/test/factors.ts'
import { lastToken, mailsTo } from '#server/test/mailed-links.ts'
import { openApp } from '#server/test/open-app.ts'
import { softPasskey } from '#server/test/soft-passkey.ts'
import { hashPassword } from '../auth/passwords.ts'
import { inviteAdmin } from './invite-admin.ts'
import { runAdmin } from './run-admin.ts'

const { app, services } = await openApp()
const { db } = services
const bed = { app, services }

const password = 'a quiet ridge at dawn'
const freshAddress = () => `colleague-${randomUUID().slice(0, 13)}@example.com`

type Staff = Awaited<ReturnType<typeof insertStaff>>
const newChief = () => insertStaff(services, ['EditUsers', 'FullAccess'])

async function send(path: string, payload?: object, token?: string) {
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/invitations${path}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
    ...(payload && { payload }),
  })
  const { message, data } = answer.json()
  return { status: answer.statusCode, message, data }
}

async function invited(email: string, permissions: readonly string[] = ['EditOrders'], by?: Staff) {
  const chief = by ?? (await newChief())
  const answer = await send('', { email, permissions }, await signIn(services, chief.id))
  expect(answer.status).toBe(200)
  return { chief, token: await lastToken(db, email) }
}

async function registered(token: string, name = `new-${randomUUID().slice(0, 8)}`) {
  const { data } = await send('/register', { token, username: name, password })
  return { id: data.user._id as string, access: data.tokens.accessToken as string }
}

const rightsOf = async (id: string) =>
  (await db.selectFrom('users').select('permissions').where('id', '=', id).executeTakeFirstOrThrow())
    .permissions
const openOf = (email: string) =>
  db.selectFrom('staff_invitations').selectAll().where('email', '=', email).executeTakeFirst()
const idOf = async (email: string) => (await openOf(email))?.id ?? ''

async function later<T>(ms: number, run: () => Promise<T>): Promise<T> {
  const { now } = services
  services.now = () => new Date(now().getTime() + ms)
  try {
    return await run()
  } finally {
    services.now = now
  }
}

async function whereFactorsAreNeeded<T>(run: () => Promise<T>): Promise<T> {
  const before = services.config.staffSecondFactor
  services.config.staffSecondFactor = true
  try {
    return await run()
  } finally {
    services.config.staffSecondFactor = before
  }
}

describe('a colleague invites', () => {
  test('an invitation ends with the account of whoever sent it, and shows no name of theirs', async () => {
    const email = freshAddress()
    const { chief, token } = await invited(email)
    const { id, access } = await registered(token)
    const own = await db
      .selectFrom('users')
      .select(['email', 'username'])
      .where('id', '=', chief.id)
      .executeTakeFirstOrThrow()
    // Staff lose their permissions before they can erase their account.
    await db.updateTable('users').set({ permissions: [] }).where('id', '=', chief.id).execute()
    await eraseAccount(services, { ...chief, permissions: [] }, own)
    const read = await send('/read', { token })
    expect(JSON.stringify(read)).not.toContain(own.username)
    expect((await send('/accept', { token }, access)).message).toBe('link_not_valid')
    expect(await rightsOf(id)).toEqual([])
  })

  test('someone without an account registers by the mail and has exactly the permissions of the invitation', async () => {
    const email = freshAddress()
    const { chief, token } = await invited(email, ['EditOrders', 'EditStore'])
    const read = await send('/read', { token })
    expect(read.data).toMatchObject({ email, step: 'register', permissions: ['EditStore', 'EditOrders'] })
    const { id, access } = await registered(token)
    // An account is not yet a colleague.
    expect(await rightsOf(id)).toEqual([])
    expect((await send('/accept', { token }, access)).status).toBe(200)
    expect(await rightsOf(id)).toEqual(['EditStore', 'EditOrders'])
    const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(user.verified_at).not.toBeNull()
    // The inviter is notified, and the invited person reads which permissions they got.
    const news = await db.selectFrom('notifications').select('code').where('user_id', '=', chief.id).execute()
    expect(news).toEqual([{ code: 'staff_joined' }])
    expect((await mailsTo(db, email)).at(-1)?.body).toContain('permissions: Store and Orders.')
    const audit = await db
      .selectFrom('audit_log')
      .select(['actor_id', 'operation', 'detail'])
      .where('subject', '=', `user ${id}`)
      .execute()
    expect(audit).toMatchObject([
      {
        actor_id: id,
        operation: 'accept invitation',
        detail: { gained: ['EditStore', 'EditOrders'], invited_by: chief.id },
      },
    ])
    expect((await followAudit(db))?.broken).toBeNull()
  })

  test('only the hash of a link is stored, and staff don’t read it in the kept mails', async () => {
    const email = freshAddress()
    const { token } = await invited(email)
    const rows = await db.selectFrom('staff_invitations').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const reader = asPerson(bed, await signIn(services, (await insertStaff(services, ['FullAccess'])).id))
    const mails = await reader('GET', `mails?search=${email}`)
    expect(mails.statusCode).toBe(200)
    expect(mails.body).toContain(email)
    expect(mails.body).not.toContain(token)
  })

  test('only FullAccess with EditUsers invites, renews and revokes (decision 61)', async () => {
    const email = freshAddress()
    await invited(email)
    const id = await idOf(email)
    for (const held of [['EditUsers'], ['EditUsers', 'EditOrders', 'EditStore']] as const) {
      const token = await signIn(services, (await insertStaff(services, [...held])).id)
      for (const permission of staffPermissions)
        expect((await send('', { email: freshAddress(), permissions: [permission] }, token)).message).toBe(
          'access_denied',
        )
      expect((await send(`/${id}/renew`, undefined, token)).message).toBe('access_denied')
      expect((await send(`/${id}/revoke`, undefined, token)).message).toBe('access_denied')
    }
    for (const held of [['FullAccess'], ['EditOrders']] as const) {
      const token = await signIn(services, (await insertStaff(services, [...held])).id)
      expect((await send('', { email, permissions: ['EditOrders'] }, token)).message).toBe('forbidden')
    }
    expect(await idOf(email)).toBe(id)
  })

  test('nobody invites to the work of boosters, to nothing, or themselves', async () => {
    const chief = await newChief()
    const token = await signIn(services, chief.id)
    const { email: own } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', chief.id)
      .executeTakeFirstOrThrow()
    const email = freshAddress()
    expect((await send('', { email, permissions: ['Booster'] }, token)).message).toBe('bad_params')
    expect((await send('', { email, permissions: [] }, token)).message).toBe('bad_params')
    expect((await send('', { email: own, permissions: ['EditStore'] }, token)).message).toBe('access_denied')
  })

  test('an invitation is listed until it is accepted, and a second mail within minutes is refused', async () => {
    const email = freshAddress()
    const { chief, token } = await invited(email)
    const staff = await signIn(services, chief.id)
    expect((await send('', { email, permissions: ['EditStore'] }, staff)).message).toBe(
      'invitation_sent_already',
    )
    const id = await idOf(email)
    expect((await send(`/${id}/renew`, undefined, staff)).message).toBe('invitation_sent_already')
    expect(await mailsTo(db, email)).toHaveLength(1)
    const { access } = await registered(token)
    await send('/accept', { token }, access)
    const list = await asPerson(bed, staff)('GET', 'invitations')
    expect(list.json().data.invitations.map((each: { email: string }) => each.email)).not.toContain(email)
  })

  test('renewing voids the earlier link, and who renews answers for it', async () => {
    const email = freshAddress()
    const { token } = await invited(email)
    const other = await newChief()
    await later(linkPauseMs, async () => {
      const staff = await signIn(services, other.id)
      expect((await send(`/${await idOf(email)}/renew`, undefined, staff)).status).toBe(200)
    })
    const renewed = await lastToken(db, email)
    expect(renewed).not.toBe(token)
    expect((await send('/read', { token })).message).toBe('link_not_valid')
    expect((await send('/register', { token, username: 'x', password })).message).toBe('link_not_valid')
    expect((await send('/read', { token: renewed })).status).toBe(200)
    expect((await openOf(email))?.invited_by).toBe(other.id)
  })

  test('a revoked, an expired and a made-up link are refused alike', async () => {
    const email = freshAddress()
    const { chief, token } = await invited(email)
    const { id, access } = await registered(token)
    const refused = { status: 410, message: 'link_not_valid' }
    await later(invitationSpans.colleague, async () => {
      expect(await send('/read', { token })).toMatchObject(refused)
    })
    const row = await idOf(email)
    const staff = await signIn(services, chief.id)
    expect((await send(`/${row}/revoke`, undefined, staff)).data.invitations).not.toContainEqual(
      expect.objectContaining({ email }),
    )
    expect(await send('/accept', { token }, access)).toMatchObject(refused)
    expect(await rightsOf(id)).toEqual([])
    expect((await send(`/${row}/revoke`, undefined, staff)).message).toBe('invitation_not_found')
    expect(await send('/read', { token: randomUUID().replaceAll('-', '').padEnd(43, 'a') })).toMatchObject(
      refused,
    )
  })

  test('an expired invitation can’t be accepted by a session that began before', async () => {
    const { token } = await invited(freshAddress())
    const { id } = await registered(token)
    await later(invitationSpans.colleague, async () => {
      const access = await signIn(services, id)
      expect((await send('/accept', { token }, access)).message).toBe('link_not_valid')
    })
    expect(await rightsOf(id)).toEqual([])
  })

  test('of two who accept at once, and of accepting and revoking at once, one happens', async () => {
    for (let round = 0; round < 5; round++) {
      const email = freshAddress()
      const { chief, token } = await invited(email)
      const { id, access } = await registered(token)
      const twice = await Promise.all([
        send('/accept', { token }, access),
        send('/accept', { token }, access),
      ])
      expect(twice.map(({ status }) => status).sort()).toEqual([200, 410])
      expect(await rightsOf(id)).toEqual(['EditOrders'])

      const next = freshAddress()
      const second = await invited(next, ['EditStore'], chief)
      const person = await registered(second.token)
      const staff = await signIn(services, chief.id)
      const row = await idOf(next)
      const [accepted, revoked] = await Promise.all([
        send('/accept', { token: second.token }, person.access),
        send(`/${row}/revoke`, undefined, staff),
      ])
      const won = accepted.status === 200
      expect([accepted.message, revoked.message]).toEqual(
        won ? [undefined, 'invitation_not_found'] : ['link_not_valid', undefined],
      )
      expect(await rightsOf(person.id)).toEqual(won ? ['EditStore'] : [])
    }
  })

  test('two who register at once by one link make one account', async () => {
    const { token } = await invited(freshAddress())
    const answers = await Promise.all(
      [1, 2].map(() => send('/register', { token, username: `new-${randomUUID().slice(0, 8)}`, password })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.map(({ message }) => message)).toContain('email_already_exists')
  })

  test('an account that has the address accepts as itself: nobody else with the link can', async () => {
    const email = freshAddress()
    const { id } = await insertCustomer(services, {
      email,
      password_hash: await hashPassword(password),
      verified_at: services.now(),
    })
    const { token } = await invited(email)
    expect((await send('/read', { token })).data.step).toBe('sign_in')
    expect((await send('/register', { token, username: 'another', password })).message).toBe(
      'email_already_exists',
    )
    expect((await send('/recover', { token, password })).message).toBe('link_not_valid')
    const stranger = await insertCustomer(services)
    expect((await send('/accept', { token }, await signIn(services, stranger.id))).message).toBe(
      'link_not_valid',
    )
    expect((await send('/accept', { token })).message).toBe('unauthorized')
    const guest = await insertCustomer(services, { kind: 'guest', email })
    expect((await send('/accept', { token }, await signIn(services, guest.id))).message).toBe(
      'account_needed',
    )
    expect((await send('/accept', { token }, await signIn(services, id))).status).toBe(200)
    expect(await rightsOf(id)).toEqual(['EditOrders'])
    expect(await rightsOf(stranger.id)).toEqual([])
  })

  test('an address that changes after the invitation is not the invited one any more', async () => {
    const email = freshAddress()
    const { id } = await insertCustomer(services, {
      email,
      verified_at: services.now(),
      password_hash: await hashPassword(password),
    })
    const { token } = await invited(email)
    const access = await signIn(services, id)
    await db.updateTable('users').set({ email: freshAddress() }).where('id', '=', id).execute()
    expect((await send('/accept', { token }, access)).message).toBe('link_not_valid')
  })

  test('a banned address is not invited, and one that is banned later doesn’t get in', async () => {
    const email = freshAddress()
    const { id } = await insertCustomer(services, { email, banned_at: services.now() })
    const chief = await newChief()
    const staff = await signIn(services, chief.id)
    expect((await send('', { email, permissions: ['EditStore'] }, staff)).message).toBe('account_banned')
    const other = freshAddress()
    const { token } = await invited(other, ['EditStore'], chief)
    const person = await registered(token)
    await asPerson(bed, staff)('POST', `users/${person.id}/ban`, { reason: 'abuse' })
    expect((await send('/read', { token })).message).toBe('account_banned')
    expect((await send('/accept', { token }, person.access)).message).toBe('account_banned')
    expect(await rightsOf(id)).toEqual([])
  })

  test('the invitation of a colleague who has lost FullAccess, or was banned, gives nothing', async () => {
    for (const lose of [{ permissions: ['EditUsers' as const] }, { banned_at: new Date() }]) {
      const email = freshAddress()
      const { chief, token } = await invited(email, ['FullAccess'])
      const { id, access } = await registered(token)
      await db.updateTable('users').set(lose).where('id', '=', chief.id).execute()
      expect((await send('/accept', { token }, access)).message).toBe('link_not_valid')
      expect(await rightsOf(id)).toEqual([])
    }
  })

  test('permissions that a person has stay theirs', async () => {
    const email = freshAddress()
    const staff = await insertCustomer(services, {
      email,
      permissions: ['EditStore'],
      password_hash: await hashPassword(password),
    })
    const { token } = await invited(email, ['EditOrders'])
    await send('/accept', { token }, await signIn(services, staff.id))
    expect(await rightsOf(staff.id)).toEqual(['EditStore', 'EditOrders'])
  })
})

test('an invitation that the daily limit of its mailbox withholds is refused, and nobody is invited', async () => {
  const chief = await newChief()
  const mailbox = freshAddress()
  const invite = (n: number) =>
    later(n * minuteMs, async () => {
      const email = mailbox.replace('@', `+${n}@`)
      return send('', { email, permissions: ['EditOrders'] }, await signIn(services, chief.id))
    })
  for (let n = 0; n < mostTypedLetters; n++) expect((await invite(n)).status).toBe(200)
  expect(await invite(mostTypedLetters)).toMatchObject({ status: 429, message: 'mails_used_up' })
  expect(await openOf(mailbox.replace('@', `+${mostTypedLetters}@`))).toBeUndefined()
})

test('somebody who chose a passkey gets in with it, not before it is there', async () => {
  const { token } = await invited(freshAddress())
  const { data } = await send('/register', { token, username: `new-${randomUUID().slice(0, 8)}` })
  const access = data.tokens.accessToken
  expect((await send('/accept', { token }, access)).message).toBe('second_factor_required')
  const ask = asPerson(bed, access)
  const passkey = softPasskey()
  const { challenge } = (await ask('POST', 'users/@me/passkeys/challenge')).json().data
  await ask('POST', 'users/@me/passkeys', { name: 'Soft', passkey: passkey.create(challenge) })
  expect((await send('/accept', { token }, access)).status).toBe(200)
  expect(await rightsOf(data.user._id)).toEqual(['EditOrders'])
})

describe('where staff need a second factor', () => {
  test('nothing opens before one has confirmed the session', async () => {
    const email = freshAddress()
    const { token } = await invited(email)
    await whereFactorsAreNeeded(async () => {
      expect((await send('/read', { token })).data.second_factor).toBe(true)
      const { id, access } = await registered(token)
      expect((await send('/accept', { token }, access)).message).toBe('second_factor_required')
      expect(await rightsOf(id)).toEqual([])
      const ask = asPerson(bed, access)
      const { secret } = (await ask('POST', 'users/@me/authenticator')).json().data
      await ask('POST', 'users/@me/authenticator/confirm', { code: codeOf(services, secret) })
      expect((await send('/accept', { token }, access)).status).toBe(200)
      expect((await ask('GET', 'orders/state/boosting')).statusCode).toBe(200)
    })
  })
})

describe('the command npm run admin', () => {
  const said: string[] = []
  const say = (sentence: string) => void said.push(sentence)
  const run = async (words: string[], ask?: (question: string) => Promise<boolean>) => {
    said.length = 0
    return { code: await runAdmin(services, words, { say, ask }), said: said.join('\n') }
  }
  const linkIn = (text: string) => /\/invitation\/([\w-]{43})/.exec(text)?.[1] ?? ''

  test('prints a link that makes its address an admin with every permission of staff', async () => {
    const email = freshAddress()
    const { code, said: text } = await run(['--add', email])
    expect(code).toBe(0)
    const token = linkIn(text)
    expect((await send('/read', { token })).data).toMatchObject({ step: 'register', invited_by: null })
    const { id, access } = await registered(token)
    expect((await send('/accept', { token }, access)).status).toBe(200)
    expect(await rightsOf(id)).toEqual(staffPermissions)
    const audit = await db
      .selectFrom('audit_log')
      .select(['actor_id', 'operation'])
      .where('operation', '=', 'invite staff')
      .where('actor_id', 'is', null)
      .execute()
    expect(audit.length).toBeGreaterThan(0)
    expect((await followAudit(db))?.broken).toBeNull()
    // Once more, it names who has full access.
    expect((await run([])).said).toContain(`${email} (`)
  })

  test('asks before another admin is added, and without a terminal wants a flag', async () => {
    await newChief()
    const email = freshAddress()
    expect(await run([email])).toMatchObject({ code: 1, said: expect.stringContaining('--add') })
    expect((await run([email], async () => false)).code).toBe(1)
    expect(await openOf(email)).toBeUndefined()
    const questions: string[] = []
    const yes = async (question: string) => questions.push(question) > 0
    expect((await run([email], yes)).code).toBe(0)
    expect(questions).toEqual([`Invite ${email} too? [y/N] `])
    expect(await openOf(email)).toBeDefined()
  })

  test('refuses what is no address, an unknown flag and a banned account', async () => {
    expect((await run(['nobody', '--add'])).code).toBe(2)
    expect((await run([freshAddress(), '--force'])).code).toBe(2)
    const email = freshAddress()
    await insertCustomer(services, { email, banned_at: services.now() })
    await expect(run([email, '--add'])).rejects.toThrow(`${email} is banned`)
  })

  test('with a mail server the link is mailed, never printed, unless --print asks for it', async () => {
    const smtp = services.config.smtpUrl
    services.config.smtpUrl = 'smtp://127.0.0.1:1'
    try {
      const email = freshAddress()
      const mailed = await run([email, '--add'])
      expect(linkIn(mailed.said)).toBe('')
      expect(await lastToken(db, email)).toHaveLength(43)
      expect(linkIn((await run([email, '--add', '--print'])).said)).toHaveLength(43)
    } finally {
      services.config.smtpUrl = smtp
    }
  })

  test('lost access: the link shuts every earlier way in, and lets the owner set new ones', async () => {
    const staff = await insertStaff(services, ['FullAccess', 'EditUsers'])
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', staff.id)
      .executeTakeFirstOrThrow()
    await setUpApp(bed, staff.id)
    const thief = await signIn(services, staff.id)
    const token = linkIn((await run([email, '--add'])).said)
    expect((await send('/read', { token })).data.step).toBe('recover')
    // Reading it has changed nothing.
    expect((await asPerson(bed, thief)('GET', 'users/@me')).statusCode).toBe(200)
    const { data } = await send('/recover', { token, password })
    expect(data.user._id).toBe(staff.id)
    expect((await asPerson(bed, thief)('GET', 'users/@me')).statusCode).toBe(401)
    for (const table of ['passkeys', 'authenticator_apps', 'recovery_codes'] as const)
      expect(await db.selectFrom(table).selectAll().where('user_id', '=', staff.id).execute()).toEqual([])
    expect((await send('/accept', { token }, data.tokens.accessToken)).status).toBe(200)
    expect(await rightsOf(staff.id)).toEqual(staffPermissions)
    expect((await send('/recover', { token, password })).message).toBe('link_not_valid')
    expect((await mailsTo(db, email)).map(({ subject }) => subject)).toContain(
      'Your Peakline password was changed',
    )
  })

  test('works for an hour only', async () => {
    const token = linkIn((await inviteAdmin(services, { email: freshAddress(), print: true })) ?? '')
    await later(invitationSpans.server, async () =>
      expect((await send('/read', { token })).message).toBe('link_not_valid'),
    )
  })
})
