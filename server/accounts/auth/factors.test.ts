import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { methodAndPath, type OperationName } from '#contract/operations.ts'
import { minuteMs } from '#core/base/durations.ts'
import { mostPasskeys } from '#core/people/factors.ts'
import { type Permission, permissions } from '#core/people/permissions.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { insertCustomer, signIn } from '#server/test/factories.ts'
import { addSoftPasskey, asPerson, codeOf, setUpApp } from '#server/test/factors.ts'
import { openApp } from '#server/test/open-app.ts'
import { softPasskey } from '#server/test/soft-passkey.ts'
import { proveAddress } from '../proofs/prove-address.ts'
import { hashPassword } from './passwords.ts'

const bed = await openApp()
const { app, services } = bed

const password = 'a quiet ridge at dawn'
const password_hash = await hashPassword(password)
const person = async (columns: object = {}) => {
  const email = `person-${randomUUID()}@example.com`
  const { id } = await insertCustomer(services, { email, password_hash, ...columns })
  return { id, email }
}
const post = (path: string, payload: object, cookies: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/v1/auth/${path}`, payload, cookies })
const login = (email: string) => post('login', { email, password })
/** The cookie with which a refused sign-in continues. */
const stepOf = (answer: Awaited<ReturnType<typeof login>>) => {
  const cookie = answer.cookies.find(({ name }) => name === 'second_step')
  return { second_step: cookie?.value ?? '' }
}
const challengeFor = async (purpose: string, cookies: Record<string, string> = {}) =>
  (await post('passkey/challenge', { purpose }, cookies)).json().data.challenge as string
const lettersTo = (recipient: string) =>
  services.db.selectFrom('mails').select('subject').where('recipient', '=', recipient).execute()

test('a passkey signs in without a name or password, and needs no second step', async () => {
  const { id, email } = await person()
  const passkey = await addSoftPasskey(bed, id)
  await setUpApp(bed, id)
  const answer = await post('passkey', { passkey: passkey.answer(await challengeFor('sign_in')) })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ message: 'login', data: { user: { email } } })
  expect(await lettersTo(email)).toContainEqual({ subject: 'A passkey was added to your account' })
})

test('a passkey is refused with a used, expired or foreign challenge, origin or site, and without its person', async () => {
  const { id } = await person()
  const passkey = await addSoftPasskey(bed, id)
  const tries = async (proof: object) => {
    const answer = await post('passkey', { passkey: proof })
    return answer.statusCode === 200 ? 'in' : answer.json().message
  }
  const fresh = () => challengeFor('sign_in')
  const used = passkey.answer(await fresh())
  expect(await tries(used)).toBe('in')
  expect(await tries(used)).toBe('passkey_refused')
  const late = await fresh()
  services.advance(5 * minuteMs + 1)
  const token = await signIn(services, id)
  const toAdd = (await asPerson(bed, token)('POST', 'users/@me/passkeys/challenge')).json().data.challenge
  const refused = [
    passkey.answer(late),
    passkey.answer(toAdd),
    passkey.answer(Buffer.alloc(54).toString('base64url')),
    passkey.answer(await fresh(), { origin: 'https://peakline.evil.example' }),
    passkey.answer(await fresh(), { rpId: 'evil.example' }),
    passkey.answer(await fresh(), { verified: false }),
    { ...passkey.answer(await fresh()), signature: softPasskey().answer(await fresh()).signature },
    softPasskey().answer(await fresh()),
  ]
  for (const proof of refused) expect(await tries(proof)).toBe('passkey_refused')
})

test('one of fifty parallel sign-ins with one challenge succeeds', async () => {
  const { id } = await person()
  const passkey = (await addSoftPasskey(bed, id)).answer(await challengeFor('sign_in'))
  const answers = await Promise.all(Array.from({ length: 50 }, () => post('passkey', { passkey })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('a cloned passkey, whose counter does not grow, is refused', async () => {
  const { id } = await person()
  const passkey = await addSoftPasskey(bed, id)
  const at = async (counter: number) =>
    (await post('passkey', { passkey: passkey.answer(await challengeFor('sign_in'), { counter }) }))
      .statusCode
  expect([await at(5), await at(6), await at(6), await at(4), await at(7)]).toEqual([200, 200, 400, 400, 200])
})

test('a person has at most ten passkeys, even when they are added at once', async () => {
  const { id } = await person()
  const adding = Array.from({ length: mostPasskeys + 4 }, () =>
    addSoftPasskey(bed, id).then(
      () => true,
      () => false,
    ),
  )
  expect((await Promise.all(adding)).filter(Boolean)).toHaveLength(mostPasskeys)
})

test('a passkey that is the only way in stays, also when two are removed at once', async () => {
  const { id } = await person({ password_hash: null })
  await addSoftPasskey(bed, id)
  await addSoftPasskey(bed, id)
  const ask = asPerson(bed, await signIn(services, id))
  const { passkeys } = (await ask('GET', 'users/@me/factors')).json().data.factors
  const answers = await Promise.all(
    passkeys.map(({ _id }: { _id: string }) => ask('DELETE', `users/@me/passkeys/${_id}`)),
  )
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
  expect((await ask('GET', 'users/@me/factors')).json().data.factors.passkeyLock).toBe('last_way_in')
})

test('nobody renames or removes the passkey of someone else', async () => {
  const { id } = await person()
  await addSoftPasskey(bed, id)
  const own = asPerson(bed, await signIn(services, id))
  const [passkey] = (await own('GET', 'users/@me/factors')).json().data.factors.passkeys
  const other = asPerson(bed, await signIn(services, (await person()).id))
  const path = `users/@me/passkeys/${passkey._id}`
  expect((await other('PATCH', path, { name: 'Mine' })).json().message).toBe('passkey_not_found')
  expect((await other('DELETE', path)).json().message).toBe('passkey_not_found')
  expect((await own('PATCH', path, { name: 'Pixel 9' })).json().data.factors.passkeys[0].name).toBe('Pixel 9')
})

test('with an app, the password alone signs nobody in; its code does, once', async () => {
  const { id, email } = await person()
  const { secret } = await setUpApp(bed, id)
  const refused = await login(email)
  expect(refused.statusCode).toBe(401)
  expect(refused.json()).toEqual({
    message: 'second_factor_needed',
    errors: ['code', 'recoveryCode'].map((field) => ({ field, code: 'second_factor_needed' })),
  })
  expect(refused.cookies.map(({ name }) => name)).not.toContain('access_token')
  const cookie = refused.cookies.find(({ name }) => name === 'second_step')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 300 })
  const step = stepOf(refused)
  // The code that set the app up was used.
  expect((await post('second-factor', { code: codeOf(services, secret) }, step)).json().message).toBe(
    'code_wrong',
  )
  const code = codeOf(services, secret, 1)
  const answer = await post('second-factor', { code: `${code.slice(0, 3)} ${code.slice(3)}` }, step)
  expect(answer.json()).toMatchObject({ message: 'login', data: { user: { email } } })
  expect((await post('second-factor', { code: codeOf(services, secret, 1) }, step)).statusCode).toBe(400)
  expect((await post('second-factor', { code }, stepOf(await login(email)))).json().message).toBe(
    'code_wrong',
  )
})

test('a code works one step early or late, not two; one of fifty parallel uses succeeds', async () => {
  const { id, email } = await person()
  const { secret } = await setUpApp(bed, id)
  const tries = async (steps: number) =>
    (await post('second-factor', { code: codeOf(services, secret, steps) }, stepOf(await login(email))))
      .statusCode
  expect(await tries(2)).toBe(400)
  services.advance(5 * 30_000)
  expect([await tries(-2), await tries(-1), await tries(1)]).toEqual([400, 200, 200])
  services.advance(5 * 30_000)
  const code = codeOf(services, secret)
  const steps = await Promise.all(Array.from({ length: 4 }, async () => stepOf(await login(email))))
  const answers = await Promise.all(steps.map((step) => post('second-factor', { code }, step)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('a recovery code replaces the app once: one of fifty parallel uses succeeds, and a letter says so', async () => {
  const { id, email } = await person()
  const { codes } = await setUpApp(bed, id)
  expect(new Set(codes).size).toBe(10)
  const recoveryCode = codes[3]?.toLowerCase() ?? ''
  const steps = await Promise.all(Array.from({ length: 10 }, async () => stepOf(await login(email))))
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => post('second-factor', { recoveryCode }, steps[at % 10])),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const used = (await lettersTo(email)).filter(
    ({ subject }) => subject === 'A recovery code of your account was used',
  )
  expect(used).toHaveLength(1)
})

test('new recovery codes replace all earlier ones', async () => {
  const { id, email } = await person()
  const { codes, token } = await setUpApp(bed, id)
  const renewed = (await asPerson(bed, token)('POST', 'users/@me/recovery-codes')).json().data
  expect(renewed.factors.recoveryCodes).toBe(10)
  const tries = async (recoveryCode: string) =>
    (await post('second-factor', { recoveryCode }, stepOf(await login(email)))).statusCode
  expect([await tries(codes[0] ?? ''), await tries(renewed.codes[0])]).toEqual([400, 200])
})

test('a second step belongs to one person, one password and five minutes, and is used once', async () => {
  const mira = await person()
  const { secret } = await setUpApp(bed, mira.id)
  const other = await person()
  const { codes } = await setUpApp(bed, other.id)
  const outcome = async (body: object, step: Record<string, string>) => {
    const answer = await post('second-factor', body, step)
    return answer.statusCode === 200 ? 'in' : answer.json().message
  }
  const ofMira = stepOf(await login(mira.email))
  expect(await outcome({ recoveryCode: codes[0] }, ofMira)).toBe('code_wrong')
  // A cookie whose person was exchanged is not ours any more.
  const [, ...rest] = ofMira.second_step.split('.')
  expect(await outcome({ recoveryCode: codes[0] }, { second_step: [other.id, ...rest].join('.') })).toBe(
    'second_step_expired',
  )
  expect(await outcome({ code: '123456' }, { second_step: '' })).toBe('second_step_expired')
  const othersPasskey = await addSoftPasskey(bed, (await person()).id)
  const passkey = othersPasskey.answer(await challengeFor('second_step', ofMira))
  expect(await outcome({ passkey }, ofMira)).toBe('passkey_refused')
  const late = stepOf(await login(mira.email))
  services.advance(5 * minuteMs + 1)
  expect(await outcome({ code: codeOf(services, secret) }, late)).toBe('second_step_expired')
  const before = stepOf(await login(mira.email))
  await services.db
    .updateTable('users')
    .set({ password_hash: await hashPassword('another one entirely') })
    .where('id', '=', mira.id)
    .execute()
  expect(await outcome({ code: codeOf(services, secret) }, before)).toBe('second_step_expired')
})

test('a client without cookies continues with a header', async () => {
  const { id, email } = await person()
  const { secret } = await setUpApp(bed, id)
  const send = (path: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/v1/auth/${path}`,
      payload,
      headers: { 'x-refresh-token': 'none', ...headers },
    })
  const refused = await send('login', { email, password })
  expect(refused.cookies.map(({ name }) => name)).not.toContain('second_step')
  const step = String(refused.headers['x-second-step'])
  const answer = await send('second-factor', { code: codeOf(services, secret, 1) }, { 'x-second-step': step })
  expect(answer.json().data.tokens.refreshToken).toMatch(/^[\da-f-]{36}\./)
})

test('trust S15: after many wrong codes each half minute allows one guess; a recovery code still lets the owner in', async () => {
  const { id, email } = await person()
  const { secret, codes } = await setUpApp(bed, id)
  const failures = { subject: `code:${id}`, failures: 4, since: services.now() }
  await services.db.insertInto('sign_in_failures').values(failures).execute()
  const step = stepOf(await login(email))
  expect((await post('second-factor', { code: '000000' }, step)).json().message).toBe('code_wrong')
  // The sixth needs a captcha, like a password.
  expect((await post('second-factor', { code: '000000' }, step)).json().message).toBe('captcha_failed')
  await services.db
    .updateTable('sign_in_failures')
    .set({ failures: 500 })
    .where('subject', '=', `code:${id}`)
    .execute()
  expect((await post('second-factor', { code: codeOf(services, secret, 1) }, step)).json().message).toBe(
    'captcha_failed',
  )
  expect((await post('second-factor', { recoveryCode: codes[0] }, step)).statusCode).toBe(200)
})

const version = '/v1/orders/00000000-0000-4000-8000-000000000000/shares/release'

test('trust S13: a call that needs a fresh proof is refused six and ten minutes after signing in', async () => {
  const staff = await person({ permissions: [...permissions] })
  const token = await signIn(services, staff.id)
  const release = async () => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await app.inject({
      method: 'POST',
      url: version,
      payload: { reason: 'It was right' },
      headers,
    })
    return answer.json()
  }
  expect((await release()).message).toBe('order_not_found')
  services.advance(6 * minuteMs)
  const refusal = {
    message: 'fresh_proof_needed',
    errors: [{ field: 'password', code: 'fresh_proof_needed' }],
  }
  expect(await release()).toEqual(refusal)
  services.advance(3 * minuteMs)
  expect(await release()).toEqual(refusal)
  const ask = asPerson(bed, token)
  expect((await ask('POST', 'auth/prove', { password: 'not this one' })).statusCode).toBe(401)
  expect(await release()).toEqual(refusal)
  expect((await ask('POST', 'auth/prove', { password })).statusCode).toBe(200)
  expect((await release()).message).toBe('order_not_found')
})

test('renewing the tokens is no proof, and with an app the password is none either', async () => {
  const { id, email } = await person()
  const { secret } = await setUpApp(bed, id)
  const refused = await login(email)
  const answer = await post('second-factor', { code: codeOf(services, secret, 1) }, stepOf(refused))
  const refresh_token = answer.cookies.find(({ name }) => name === 'refresh_token')?.value ?? ''
  services.advance(6 * minuteMs)
  const renewed = (await post('refresh', {}, { refresh_token })).json().data.tokens.accessToken
  const ask = asPerson(bed, renewed)
  const removed = await ask('DELETE', 'users/@me/authenticator')
  expect(removed.json().message).toBe('fresh_proof_needed')
  expect(removed.json().errors.map(({ field }: { field: string }) => field)).toEqual(['code', 'recoveryCode'])
  expect((await ask('POST', 'auth/prove', { password })).json().message).toBe('second_factor_needed')
  expect((await ask('POST', 'auth/prove', { code: codeOf(services, secret) })).statusCode).toBe(200)
  expect((await ask('DELETE', 'users/@me/authenticator')).json().data.factors).toMatchObject({
    app: null,
    recoveryCodes: null,
  })
})

test('a session that gave only a password proves nothing once its person has an app', async () => {
  const { id } = await person()
  const elsewhere = asPerson(bed, await signIn(services, id))
  await setUpApp(bed, id)
  expect((await elsewhere('DELETE', 'users/@me/authenticator')).json().message).toBe('fresh_proof_needed')
})

test('a passkey proves its own person and session only', async () => {
  const mira = await person()
  const passkey = await addSoftPasskey(bed, mira.id)
  const challenge = async (token: string) =>
    (await asPerson(bed, token)('POST', 'auth/passkey/challenge', { purpose: 'prove' })).json().data.challenge
  const token = await signIn(services, mira.id)
  const other = await signIn(services, mira.id)
  const prove = async (proof: object) =>
    (await asPerson(bed, token)('POST', 'auth/prove', { passkey: proof })).statusCode
  expect(await prove(passkey.answer(await challenge(other)))).toBe(400)
  expect(await prove((await addSoftPasskey(bed, (await person()).id)).answer(await challenge(token)))).toBe(
    400,
  )
  expect(await prove(passkey.answer(await challenge(token)))).toBe(200)
})

test('trust S13: in production, staff without a second factor are refused every call of their permissions', async () => {
  services.config.staffSecondFactor = true
  try {
    const staff = permissions.filter((each) => each !== 'Booster')
    const guarded = (Object.keys(contract) as OperationName[]).filter((name) =>
      (staff as readonly string[]).includes((contract[name] as Endpoint).guard),
    )
    expect(guarded.length).toBeGreaterThan(20)
    const { id } = await person({ permissions: [...permissions] as Permission[] })
    const call = async (name: OperationName, token: string) => {
      const { method, path } = methodAndPath(name)
      const url = path.replace(/:(\w+)/g, (_, part: string) => (part === 'state' ? 'boosting' : randomUUID()))
      const headers = { authorization: `Bearer ${token}` }
      const answer = await app.inject({ method: method as 'GET', url, headers })
      return answer.json().message
    }
    const weak = await signIn(services, id)
    const said = await Promise.all(guarded.map((name) => call(name, weak)))
    expect(said.filter((message) => message !== 'second_factor_required')).toEqual([])
    const me = (await asPerson(bed, weak)('GET', 'users/@me')).json().data.user
    expect(me).toMatchObject({ permissions: ['Booster'], withheld: staff, secondFactor: 'none' })

    const passkey = await addSoftPasskey(bed, id)
    const answer = await post('passkey', { passkey: passkey.answer(await challengeFor('sign_in')) })
    const strong = answer.json().data.tokens.accessToken
    const now = await Promise.all(guarded.map((name) => call(name, strong)))
    expect(now).not.toContain('second_factor_required')
    // The other session still has given a password only.
    expect(await call('listCoupons', weak)).toBe('second_factor_required')
  } finally {
    services.config.staffSecondFactor = false
  }
})

test('staff with a passkey take a second step after their password; customers don’t', async () => {
  const customer = await person()
  await addSoftPasskey(bed, customer.id)
  expect((await login(customer.email)).statusCode).toBe(200)
  const staff = await person({ permissions: ['EditStore'] })
  const passkey = await addSoftPasskey(bed, staff.id)
  const refused = await login(staff.email)
  expect(refused.json().message).toBe('second_factor_needed')
  const step = stepOf(refused)
  const seen = await app.inject({ method: 'GET', url: '/v1/auth/second-factor', cookies: step })
  expect(seen.json()).toEqual({ data: { proofs: ['passkey'] } })
  const proof = passkey.answer(await challengeFor('second_step', step))
  expect((await post('second-factor', { passkey: proof }, step)).statusCode).toBe(200)
})

test('the secret of an app and recovery codes are not stored in the clear', async () => {
  const { id } = await person()
  const { secret, codes } = await setUpApp(bed, id)
  const app = await services.db
    .selectFrom('authenticator_apps')
    .selectAll()
    .where('user_id', '=', id)
    .execute()
  const stored = await services.db
    .selectFrom('recovery_codes')
    .selectAll()
    .where('user_id', '=', id)
    .execute()
  const all = JSON.stringify([app, stored, services.logged])
  for (const text of [secret, ...codes]) expect(all).not.toContain(text)
  expect(stored).toHaveLength(10)
})

test('trust S8: whoever proves an address first ends the passkeys, the app and the codes of before', async () => {
  const { id } = await person({ verified_at: null })
  const passkey = await addSoftPasskey(bed, id)
  await setUpApp(bed, id)
  await transaction(services, (work) => proveAddress(work, id))
  const answer = await post('passkey', { passkey: passkey.answer(await challengeFor('sign_in')) })
  expect(answer.json().message).toBe('passkey_refused')
  const left = asPerson(bed, await signIn(services, id))
  expect((await left('GET', 'users/@me/factors')).json().data.factors).toMatchObject({
    passkeys: [],
    app: null,
    recoveryCodes: null,
  })
})
