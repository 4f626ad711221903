import { expect, test } from 'vitest'
import { deadlines } from '#core/orders/deadlines.ts'
import type { Permission } from '#core/people/permissions.ts'
import { settleClaims } from '#server/orders/order/settle-claims.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { mailsTo } from '#server/test/mailed-links.ts'
import { openApp } from '#server/test/open-app.ts'

const { app, services } = await openApp()
const { db } = services

const euw = 'league-of-legends:elo-boost:euw'
const work = {
  solo_limit: 3,
  duo_limit: 0,
  services: [euw, 'league-of-legends:duo-boost:euw'],
  ceilings: [{ game: 'league-of-legends', ceiling: { tier: 'diamond', division: 1 } }],
}

async function ask(token: string, method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) {
  const answer = await app.inject({
    method,
    url: `/v1/roster${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })
  const { message, data } = answer.json()
  return { status: answer.statusCode, message, data, booster: data?.booster }
}

const staffToken = async (permissions: Permission[] = ['EditUsers']) =>
  signIn(services, (await insertStaff(services, permissions)).id)
const auditOf = (userId: string) =>
  db.selectFrom('audit_log').select(['operation', 'detail']).where('subject', '=', `user ${userId}`).execute()
const emailOf = async (id: string) =>
  (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
const claim = async (boosterId: string, orderId: string) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/orders/${orderId}/claim`,
    headers: { authorization: `Bearer ${await signIn(services, boosterId)}` },
  })
  return [answer.statusCode, answer.json().message]
}

test('spec 2: the list finds boosters by name, state and service; people who never were one are not in it', async () => {
  const token = await staffToken()
  const tag = crypto.randomUUID().slice(0, 8)
  const named = (name: string, columns: object = {}) => ({ username: `${tag}-${name}`, ...columns })
  await insertBooster(services, { user: named('active') })
  const paused = await insertBooster(services, { user: named('paused') })
  await insertBooster(services, { user: named('banned', { banned_at: services.now() }) })
  const former = await insertBooster(services, {
    user: named('former'),
    filters: ['valorant:win-boost:na'],
  })
  await insertCustomer(services, { username: `${tag}-customer` })
  await db.updateTable('users').set({ permissions: [] }).where('id', '=', former.id).execute()
  await ask(token, 'POST', `/${paused.id}/pause`)
  const found = async (query: string) => {
    const { data } = await ask(token, 'GET', `?q=${tag}&${query}`)
    return data.items.map(({ username }: { username: string }) => username.slice(9))
  }
  expect(await found('')).toEqual(['active', 'banned', 'former', 'paused'])
  for (const state of ['active', 'paused', 'former', 'banned'])
    expect(await found(`state=${state}`)).toEqual([state])
  expect(await found('game=valorant')).toEqual(['former'])
  expect(await found('service=win-boost&server=na')).toEqual(['former'])
  expect(await found('service=elo-boost&server=na')).toEqual([])
  const { data } = await ask(token, 'GET', `?q=${tag}&size=3`)
  expect(data).toMatchObject({ total: 4, pageCount: 2 })
})

test('staff make a customer a booster, who can claim at once; both are audited and mailed', async () => {
  const token = await staffToken()
  const { id } = await insertCustomer(services)
  const before = await ask(token, 'GET', `/${id}`)
  expect(before.booster).toMatchObject({ state: null, work: null, refusals: { save: null } })
  const made = await ask(token, 'PUT', `/${id}`, work)
  expect(made.booster).toMatchObject({
    state: 'active',
    work: { ...work, services: work.services.toSorted() },
  })
  const order = await insertOrder(services, { status: 'waiting_for_booster' })
  expect(await claim(id, order.id)).toEqual([200, 'boostClaimed'])
  const changed = await ask(token, 'PUT', `/${id}`, { ...work, solo_limit: 1 })
  expect(changed.booster.work.solo_limit).toBe(1)
  // Saved again, it changes nothing, and nothing is said.
  await ask(token, 'PUT', `/${id}`, { ...work, solo_limit: 1 })
  expect((await auditOf(id)).map(({ operation }) => operation)).toEqual(['make booster', 'change booster'])
  expect((await auditOf(id))[1]?.detail).toMatchObject({
    before: { limits: { solo: 3 } },
    after: { limits: { solo: 1 } },
  })
  const subjects = (await mailsTo(db, await emailOf(id))).map(({ subject }) => subject)
  expect(subjects).toEqual(['You’re a booster at Peakline now', 'Your services or limits have changed'])
})

test('a paused booster claims nothing and is on no list, keeps their orders, and claims again afterwards', async () => {
  const token = await staffToken()
  const booster = await insertBooster(services)
  const own = await insertOrder(services, { status: 'boosting', boosterId: booster.id })
  const order = await insertOrder(services, { status: 'waiting_for_booster' })
  expect((await ask(token, 'POST', `/${booster.id}/pause`)).booster.state).toBe('paused')
  expect(await claim(booster.id, order.id)).toEqual([403, 'booster_paused'])
  const listed = async () => {
    const answer = await app.inject({ url: '/v1/boosters?game=league-of-legends' })
    const { username } = await db
      .selectFrom('users')
      .select('username')
      .where('id', '=', booster.id)
      .executeTakeFirstOrThrow()
    return JSON.stringify(answer.json()).includes(username)
  }
  expect(await listed()).toBe(false)
  const row = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', own.id)
    .executeTakeFirstOrThrow()
  expect(row.status).toBe('boosting')
  expect((await ask(token, 'POST', `/${booster.id}/resume`)).booster.state).toBe('active')
  expect(await listed()).toBe(true)
  expect(await claim(booster.id, order.id)).toEqual([200, 'boostClaimed'])
  expect((await auditOf(booster.id)).map(({ operation }) => operation)).toEqual([
    'pause booster',
    'resume booster',
  ])
})

test('a pause and a claim at once: the pause refuses the claim, or ends it before it is final', async () => {
  const token = await staffToken()
  for (let round = 0; round < 10; round++) {
    const booster = await insertBooster(services)
    const order = await insertOrder(services, { status: 'waiting_for_booster' })
    const [claimed, paused] = await Promise.all([
      claim(booster.id, order.id),
      ask(token, 'POST', `/${booster.id}/pause`),
    ])
    expect(paused.status).toBe(200)
    expect(['boostClaimed', 'booster_paused']).toContain(claimed[1])
    const held = () =>
      db
        .selectFrom('orders')
        .select(['status', 'reserved_by'])
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow()
    const reserved_by = claimed[0] === 200 ? booster.id : null
    expect(await held()).toEqual({ status: 'waiting_for_booster', reserved_by })
    services.advance(deadlines.undoClaim.ms)
    await settleClaims(services)
    expect(await held()).toEqual({ status: 'waiting_for_booster', reserved_by: null })
  }
})

test('the work of a booster ends once their orders are done, and begins again with what they had', async () => {
  const token = await staffToken()
  const booster = await insertBooster(services, { soloLimit: 4 })
  const order = await insertOrder(services, { status: 'boosting', boosterId: booster.id })
  expect(await ask(token, 'POST', `/${booster.id}/end`)).toMatchObject({
    status: 409,
    message: 'booster_has_orders',
  })
  expect((await ask(token, 'GET', `/${booster.id}`)).booster.refusals.end).toBe('open_orders')
  for (const status of ['verification_required', 'completed'] as const)
    await db.updateTable('orders').set({ status }).where('id', '=', order.id).execute()
  const { booster: former } = await ask(token, 'POST', `/${booster.id}/end`)
  expect(former).toMatchObject({ state: 'former', work: { solo_limit: 4, services: [euw] } })
  expect((await ask(token, 'POST', `/${booster.id}/pause`)).message).toBe('booster_not_found')
  const { booster: back } = await ask(token, 'PUT', `/${booster.id}`, former.work)
  expect(back).toMatchObject({ state: 'active', work: former.work })
})

test('guests, banned people, colleagues and oneself are refused, as the panel says in advance', async () => {
  const clerk = await insertStaff(services, ['EditUsers'])
  const token = await signIn(services, clerk.id)
  const { id: guest } = await insertCustomer(services, { kind: 'guest' })
  const { id: banned } = await insertCustomer(services, { banned_at: services.now() })
  const { id: colleague } = await insertStaff(services, ['EditStore'])
  for (const [id, refusal, message] of [
    [guest, 'guest', 'account_needed'],
    [banned, 'banned', 'account_banned'],
    [colleague, 'staff_account', 'access_denied'],
    [clerk.id, 'own_account', 'access_denied'],
  ] as const) {
    expect((await ask(token, 'GET', `/${id}`)).booster.refusals.save).toBe(refusal)
    expect((await ask(token, 'PUT', `/${id}`, work)).message).toBe(message)
  }
  const orders = await staffToken(['EditOrders', 'EditStore', 'FullAccess'])
  expect((await ask(orders, 'GET', '')).status).toBe(403)
  expect((await ask(token, 'GET', `/${crypto.randomUUID()}`)).message).toBe('user_not_found')
})

test.each([
  ['a service that does not exist', { services: ['league-of-legends:elo-boost:moon'] }],
  ['the same service twice', { services: [euw, euw] }],
  ['no service', { services: [] }],
  ['a game without a rank limit', { ceilings: [] }],
  [
    'a rank limit for a game without services',
    { ceilings: [...work.ceilings, { game: 'valorant', ceiling: { tier: 'gold', division: 1 } }] },
  ],
  [
    'a rank that the game does not have',
    { ceilings: [{ game: 'league-of-legends', ceiling: { tier: 'radiant', division: null } }] },
  ],
  ['more orders than anyone can play', { solo_limit: 11 }],
  ['less than none', { duo_limit: -1 }],
])('%s is refused', async (_, part) => {
  const token = await staffToken()
  const { id } = await insertCustomer(services)
  expect(await ask(token, 'PUT', `/${id}`, { ...work, ...part })).toMatchObject({
    status: 400,
    message: 'bad_params',
  })
})
