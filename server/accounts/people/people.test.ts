import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import { endOfDay } from '#core/base/zones.ts'
import { type Permission, permissions, staffPermissions } from '#core/people/permissions.ts'
import { findSession } from '#server/platform/sessions/session-store.ts'
import { tokenHash } from '#server/platform/sessions/tokens.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { liftDueBans } from './lift-due-bans.ts'

const { app, services } = await openApp()
const { db } = services

type Deed = 'ban' | 'unban' | 'permissions' | 'sessions/end' | `sessions/${string}/end`
const ban = { reason: 'payment_fraud', note: 'Chargeback, see the bank' }
const lift = { reason: 'The bank was wrong' }

async function act(token: string, userId: string, deed: Deed, body?: object, key?: string) {
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/users/${userId}/${deed}`,
    headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, message: answer.json().message, person: answer.json().data?.person }
}

const manager = async () => signIn(services, (await insertStaff(services, ['EditUsers'])).id)
const chief = async () => signIn(services, (await insertStaff(services, ['EditUsers', 'FullAccess'])).id)
const find = async (token: string, query: string) => {
  const answer = await app.inject({
    url: `/v1/users?${query}`,
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.json().data
}
const namesOf = ({ items }: { items: { username: string }[] }) => items.map(({ username }) => username)
const me = (token: string) =>
  app.inject({ url: '/v1/users/@me', headers: { authorization: `Bearer ${token}` } })
const mailsTo = (email: string) =>
  db.selectFrom('mails').select(['subject', 'body']).where('recipient', '=', email).orderBy('id').execute()
const auditOf = (userId: string) =>
  db.selectFrom('audit_log').select(['operation', 'detail']).where('subject', '=', `user ${userId}`).execute()
const emailOf = async (id: string) =>
  (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email

describe('the list', () => {
  test('finds people by the start of a name or an address, and by an order number', async () => {
    const token = await manager()
    const tag = randomUUID().slice(0, 8)
    const anna = await insertCustomer(services, { username: `Anna_${tag}`, email: `${tag}a@example.com` })
    await insertCustomer(services, { username: `Anne_${tag}`, email: `${tag}b@example.com` })
    expect(namesOf(await find(token, `q=aNNa_${tag}`))).toEqual([`Anna_${tag}`])
    expect(namesOf(await find(token, `q=${tag}&sort=name`))).toEqual([`Anna_${tag}`, `Anne_${tag}`])
    // An underscore is a letter of a name, not a wildcard.
    expect((await find(token, 'q=Ann_%25')).total).toBe(0)
    const order = await insertOrder(services, { status: 'boosting', customerId: anna.id })
    const people = await find(token, `q=PK-${order.number}`)
    expect(people.total).toBe(2)
    expect(people.items.find(({ user_id }: { user_id: string }) => user_id === anna.id)).toMatchObject({
      orders: 1,
      spent: order.total,
      locale: 'en',
    })
    expect((await find(token, `q=${order.number}`)).total).toBe(2)
  })

  test('filters by role and ban, sorts, and counts what it filters', async () => {
    const token = await manager()
    const tag = randomUUID().slice(0, 8)
    const at = (day: number) => new Date(Date.UTC(2021, 0, day))
    await insertCustomer(services, { username: `${tag}-guest`, kind: 'guest', created_at: at(1) })
    await insertCustomer(services, { username: `${tag}-customer`, created_at: at(2), banned_at: at(3) })
    await insertBooster(services, { user: { username: `${tag}-booster`, created_at: at(3) } })
    await insertCustomer(services, {
      username: `${tag}-staff`,
      permissions: ['EditStore'],
      created_at: at(4),
    })
    const found = async (query: string) =>
      namesOf(await find(token, `q=${tag}&${query}`)).map((each) => each.slice(9))
    expect(await found('sort=oldest')).toEqual(['guest', 'customer', 'booster', 'staff'])
    expect(await found('sort=newest')).toEqual(['staff', 'booster', 'customer', 'guest'])
    for (const role of ['guest', 'customer', 'booster', 'staff'])
      expect(await found(`role=${role}`)).toEqual([role])
    expect(await found('state=banned')).toEqual(['customer'])
    expect((await find(token, `q=${tag}&state=active&size=2`)).total).toBe(3)
  })
})

describe('bans', () => {
  test('a ban stops a person everywhere, says why, is audited, and is lifted again', async () => {
    const staff = await manager()
    const { id } = await insertCustomer(services, { locale: 'de', verified_at: services.now() })
    const theirs = await signIn(services, id)
    expect((await me(theirs)).statusCode).toBe(200)
    const banned = await act(staff, id, 'ban', ban)
    expect(banned.person.ban).toMatchObject({ reason: 'payment_fraud', note: ban.note })
    expect((await me(theirs)).json()).toEqual({ message: 'account_banned' })
    const why = () => app.inject({ url: '/v1/users/@me/ban', headers: { authorization: `Bearer ${theirs}` } })
    const { ban: told } = (await why()).json().data
    expect(told).toEqual({ at: expect.any(String), reason: 'payment_fraud', until: null })
    const [mail] = await mailsTo(await emailOf(id))
    expect(mail?.subject).toBe('Dein Konto bei Peakline ist gesperrt')
    expect(mail?.body).toContain('Eine Zahlung deines Kontos wurde als Betrug gemeldet.')
    expect(mail?.body).not.toContain(ban.note)
    // A second ban is refused, and changes nothing.
    expect((await act(staff, id, 'ban', { ...ban, reason: 'abuse' })).message).toBe('banned_already')
    expect((await (await why()).json().data).ban.reason).toBe('payment_fraud')

    expect((await act(staff, id, 'unban', lift)).person.ban).toBeNull()
    expect((await me(theirs)).statusCode).toBe(200)
    expect((await why()).json().data).toEqual({ ban: null })
    expect((await auditOf(id)).map(({ operation }) => operation)).toEqual(['ban person', 'unban person'])
    expect(await mailsTo(await emailOf(id))).toHaveLength(2)
  })

  const end = (days: number) => new Date(services.now().getTime() + days * dayMs)
  const lifted = async (id: string) => (await auditOf(id)).map(({ operation }) => operation)

  test('a ban with an end says so everywhere, and the first run after its end lifts it, once', async () => {
    const staff = await manager()
    const { id } = await insertCustomer(services, { locale: 'de', verified_at: services.now() })
    const theirs = await signIn(services, id)
    const banned = await act(staff, id, 'ban', { ...ban, until: 7 })
    const { until, at } = banned.person.ban
    expect(Date.parse(until) - Date.parse(at)).toBe(7 * dayMs)
    expect(banned.person.banned_until).toBe(until)
    const why = await app.inject({ url: '/v1/users/@me/ban', headers: { authorization: `Bearer ${theirs}` } })
    expect(why.json().data.ban).toMatchObject({ until })
    expect((await mailsTo(await emailOf(id)))[0]?.body).toContain('Die Sperre endet am')
    expect(await auditOf(id)).toMatchObject([{ detail: { until } }])
    expect(await liftDueBans(services)).toBe(0)
    // The process was down at that time.
    services.advance(9 * dayMs)
    const runs = await Promise.all([liftDueBans(services), liftDueBans(services)])
    expect(runs.toSorted()).toEqual([0, 1])
    const [lift] = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('operation', '=', 'unban person')
      .where('subject', '=', `user ${id}`)
      .execute()
    expect(lift?.actor_id).toBeNull()
    expect(await lifted(id)).toEqual(['ban person', 'unban person'])
    expect(await mailsTo(await emailOf(id))).toHaveLength(2)
    expect((await me(await signIn(services, id))).statusCode).toBe(200)
  })

  test('a ban that staff lift early or make again ends as the last one says', async () => {
    const staff = await manager()
    const { id } = await insertCustomer(services)
    await act(staff, id, 'ban', { ...ban, until: 1 })
    // A second ban is refused: its end would be lost.
    expect((await act(staff, id, 'ban', { ...ban, until: 30 })).message).toBe('banned_already')
    await act(staff, id, 'unban', lift)
    const day = end(30).toISOString().slice(0, 10)
    const again = await act(staff, id, 'ban', { ...ban, until: day })
    expect(Date.parse(again.person.ban.until)).toBe(endOfDay(services.config.timeZone, day).getTime())
    services.advance(2 * dayMs)
    expect(await liftDueBans(services)).toBe(0)
    await act(await manager(), id, 'unban', lift)
    const open = await act(await manager(), id, 'ban', ban)
    expect(open.person.ban.until).toBeNull()
    services.advance(40 * dayMs)
    expect(await liftDueBans(services)).toBe(0)
    const other = await insertCustomer(services)
    for (const wrong of [2, '2001-01-01', '2100-01-01', 'soon'])
      expect((await act(await manager(), other.id, 'ban', { ...ban, until: wrong })).message).toBe(
        'bad_params',
      )
  })

  test('a repeated call with the same key bans once, and its mail is written once', async () => {
    const staff = await manager()
    const { id } = await insertCustomer(services)
    const key = randomUUID()
    const [one, two] = await Promise.all([act(staff, id, 'ban', ban, key), act(staff, id, 'ban', ban, key)])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(await auditOf(id)).toHaveLength(1)
    expect(await mailsTo(await emailOf(id))).toHaveLength(1)
  })

  test('orders of a banned booster stay with them, and staff for orders are notified', async () => {
    const clerk = await insertStaff(services, ['EditOrders'])
    const booster = await insertBooster(services)
    const order = await insertOrder(services, { status: 'boosting', boosterId: booster.id })
    const { person } = await act(await manager(), booster.id, 'ban', { reason: 'false_proof' })
    expect(person.work.claimed).toEqual([{ order_id: order.id, number: order.number }])
    const row = await db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'boosting', booster_id: booster.id })
    const note = await db
      .selectFrom('notifications')
      .select(['code', 'params'])
      .where('user_id', '=', clerk.id)
      .orderBy('id')
      .execute()
    expect(note).toEqual([
      { code: 'booster_banned', params: { username: expect.any(String), orders: `PK-${order.number}` } },
    ])
  })
})

describe('permissions', () => {
  test('a change works in the open session at once, and the person is mailed what they have now', async () => {
    const { id } = await insertCustomer(services)
    const theirs = await signIn(services, id)
    const boss = await chief()
    const orders = () =>
      app.inject({ url: '/v1/orders/state/boosting', headers: { authorization: `Bearer ${theirs}` } })
    expect((await orders()).statusCode).toBe(403)
    await act(boss, id, 'permissions', { grant: ['EditOrders', 'EditStore'], revoke: [] })
    expect((await orders()).statusCode).toBe(200)
    expect((await mailsTo(await emailOf(id))).at(-1)?.body).toContain('permissions: Store and Orders.')
    await act(boss, id, 'permissions', { grant: [], revoke: ['EditOrders', 'EditStore'] })
    expect((await orders()).statusCode).toBe(403)
    expect((await mailsTo(await emailOf(id))).at(-1)?.body).toContain('removed the permissions')
    // Nothing changes, so nothing is said.
    await act(boss, id, 'permissions', { grant: [], revoke: ['EditOrders'] })
    expect(await mailsTo(await emailOf(id))).toHaveLength(2)
  })

  test('an unknown permission is role_not_found, an unknown person user_not_found', async () => {
    const boss = await chief()
    const { id } = await insertCustomer(services)
    const grant = { grant: ['Emperor'], revoke: [] }
    expect(await act(boss, id, 'permissions', grant)).toMatchObject({
      status: 404,
      message: 'role_not_found',
    })
    const nobody = await act(boss, randomUUID(), 'ban', ban)
    expect(nobody).toMatchObject({ status: 404, message: 'user_not_found' })
    const both = { grant: ['EditStore'], revoke: ['EditStore'] }
    expect((await act(boss, id, 'permissions', both)).message).toBe('bad_params')
    const { id: guest } = await insertCustomer(services, { kind: 'guest' })
    expect((await act(boss, guest, 'permissions', { grant: ['EditStore'], revoke: [] })).message).toBe(
      'account_needed',
    )
  })

  test('only FullAccess gives what staff can do, whatever a colleague has', async () => {
    for (const held of [[], ['EditStore'], ['EditOrders'], ['FullAccess']] as Permission[][])
      for (const wanted of staffPermissions) {
        const actor = await insertStaff(services, ['EditUsers', ...held])
        const { id } = await insertCustomer(services)
        const answer = await act(await signIn(services, actor.id), id, 'permissions', {
          grant: [wanted],
          revoke: [],
        })
        const can = held.includes('FullAccess')
        expect([answer.status, answer.message], `${held} gives ${wanted}`).toEqual(
          can ? [200, undefined] : [403, 'access_denied'],
        )
      }
  })

  test('nobody changes themselves, and only FullAccess changes staff: every deed, every permission', async () => {
    const deeds: [Deed, object | undefined][] = [
      ['ban', ban],
      ['unban', lift],
      ['sessions/end', undefined],
      [`sessions/${randomUUID()}/end`, undefined],
      ['permissions', { grant: [], revoke: ['EditStore'] }],
    ]
    const boss = await insertStaff(services, ['EditUsers', 'FullAccess'])
    const token = await signIn(services, boss.id)
    for (const [deed, body] of deeds)
      expect((await act(token, boss.id, deed, body)).message).toBe('access_denied')
    const clerk = await manager()
    for (const permission of staffPermissions)
      for (const [deed, body] of deeds) {
        const colleague = await insertStaff(services, [permission])
        expect((await act(clerk, colleague.id, deed, body)).message, `${deed} ${permission}`).toBe(
          'access_denied',
        )
        expect((await act(token, colleague.id, deed, body)).status).toBe(200)
      }
  })

  test('someone with FullAccess always remains, even when two of them ban each other at once', async () => {
    for (let round = 0; round < 10; round++) {
      const pair = await Promise.all([1, 2].map(() => insertStaff(services, ['EditUsers', 'FullAccess'])))
      const [one, two] = pair as [(typeof pair)[0], (typeof pair)[0]]
      const tokens = [await signIn(services, one.id), await signIn(services, two.id)]
      const answers = await Promise.all([
        act(tokens[0] ?? '', two.id, 'permissions', { grant: [], revoke: ['FullAccess'] }),
        act(tokens[1] ?? '', one.id, 'ban', ban),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
      const left = await db
        .selectFrom('users')
        .select(['permissions', 'banned_at'])
        .where('id', 'in', [one.id, two.id])
        .execute()
      expect(left.filter((each) => each.permissions.includes('FullAccess') && !each.banned_at)).toHaveLength(
        1,
      )
    }
  })

  test('a booster keeps the permission until their orders are done, and gets their services back later', async () => {
    const staff = await manager()
    const booster = await insertBooster(services, { soloLimit: 4 })
    const order = await insertOrder(services, { status: 'boosting', boosterId: booster.id })
    const take = { grant: [], revoke: ['Booster'] }
    expect(await act(staff, booster.id, 'permissions', take)).toMatchObject({
      status: 409,
      message: 'booster_has_orders',
    })
    await db
      .updateTable('orders')
      .set({ status: 'verification_required' })
      .where('id', '=', order.id)
      .execute()
    expect((await act(staff, booster.id, 'permissions', take)).message).toBe('booster_has_orders')
    await db.updateTable('orders').set({ status: 'completed' }).where('id', '=', order.id).execute()
    await act(staff, booster.id, 'permissions', take)
    const theirs = await signIn(services, booster.id)
    const seen = async () => (await me(theirs)).json().data.user
    expect(await seen()).toMatchObject({ permissions: [], boosterDetails: null })
    const { person } = await act(staff, booster.id, 'permissions', { grant: ['Booster'], revoke: [] })
    expect(person.work).toMatchObject({ solo_limit: 4, services: 1, completed: 1 })
    expect((await seen()).boosterDetails).toMatchObject({ solo_limit: 4, services: [expect.anything()] })
    const { id } = await insertCustomer(services)
    expect(await act(staff, id, 'permissions', { grant: ['Booster'], revoke: [] })).toMatchObject({
      status: 409,
      message: 'booster_needs_application',
    })
  })

  test('the panel says in advance what each change would answer', async () => {
    const booster = await insertBooster(services)
    await insertOrder(services, { status: 'boosting', boosterId: booster.id })
    const people = [
      await insertCustomer(services),
      await insertCustomer(services, { kind: 'guest' }),
      await insertStaff(services, ['EditStore']),
      booster,
    ]
    for (const held of [
      ['EditUsers'],
      ['EditUsers', 'EditStore'],
      ['EditUsers', 'FullAccess'],
    ] as Permission[][]) {
      const token = await signIn(services, (await insertStaff(services, held)).id)
      for (const { id } of people)
        for (const permission of permissions) {
          const answer = await app.inject({
            url: `/v1/users/${id}`,
            headers: { authorization: `Bearer ${token}` },
          })
          const { person } = answer.json().data
          const has = person.permissions.includes(permission)
          const change = { grant: has ? [] : [permission], revoke: has ? [permission] : [] }
          const said = await act(token, id, 'permissions', change)
          expect(
            said.status === 200,
            `${held} ${permission} ${person.refusals.permissions[permission]}`,
          ).toBe(person.refusals.permissions[permission] === null)
          // Back to where it was.
          if (said.status === 200)
            await db
              .updateTable('users')
              .set({ permissions: person.permissions })
              .where('id', '=', id)
              .execute()
        }
    }
  })
})

test('ending all sessions signs a person out everywhere, and mails them', async () => {
  const { id } = await insertCustomer(services)
  const tokens = [await signIn(services, id), await signIn(services, id)]
  const { person } = await act(await manager(), id, 'sessions/end')
  expect(person.sessions).toBe(0)
  for (const token of tokens) expect((await me(token)).json().message).toBe('bad_token')
  expect((await mailsTo(await emailOf(id)))[0]?.subject).toBe('You were signed out of Peakline everywhere')
})

test('trust S12: ending one session signs out that device alone, and a second time changes nothing', async () => {
  const { id } = await insertCustomer(services)
  const [kept, lost] = [await signIn(services, id), await signIn(services, id)]
  const session = await findSession(services, tokenHash(lost))
  const staff = await manager()
  const end = (userId: string) => act(staff, userId, `sessions/${session?.sessionId}/end`)
  // Somebody else's page can't end it.
  expect((await end((await insertCustomer(services)).id)).status).toBe(200)
  expect((await me(lost)).statusCode).toBe(200)
  expect((await Promise.all([end(id), end(id)])).map(({ person }) => person.sessions)).toEqual([1, 1])
  expect((await me(lost)).json().message).toBe('bad_token')
  expect((await me(kept)).statusCode).toBe(200)
  expect(await auditOf(id)).toEqual([{ operation: 'end sessions', detail: { sessions: 1 } }])
  expect(await mailsTo(await emailOf(id))).toMatchObject([
    { subject: 'You were signed out of Peakline on one device' },
  ])
})

test('trust W10: what staff do is logged with ids and codes, without a name, an address or a note', async () => {
  const { id } = await insertCustomer(services, { username: 'canary-name', email: 'canary-mail@example.com' })
  services.logged.length = 0
  const staff = await manager()
  await act(staff, id, 'ban', { reason: 'abuse', note: 'canary-note' })
  await act(staff, id, 'unban', lift)
  await act(await chief(), id, 'permissions', { grant: ['EditStore'], revoke: [] })
  const lines = services.logged
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === 'staff action')
  expect(lines.map(({ operation, userId }) => [operation, userId])).toEqual([
    ['ban person', id],
    ['unban person', id],
    ['change permissions', id],
  ])
  expect(services.logged.join()).not.toMatch(/canary/)
})
