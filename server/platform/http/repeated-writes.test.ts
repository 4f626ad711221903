import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { methodAndPath, type OperationName } from '#contract/operations.ts'
import { takesKey } from '#contract/writes.ts'
import { insertCoupon } from '#server/test/coupons.ts'
import { anOrderConfig, insertBooster, insertCustomer, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'

const { app, services } = await openApp()
const { db } = services

type Sent = { params?: Record<string, string>; body?: object }
/** A call to repeat, and one that is not the same. */
type Pair = { same: Sent; other: Sent }

const someone = async () => ({ user_id: (await insertCustomer(services)).id })
const booster = async () => ({ user_id: (await insertBooster(services)).id })
const banned = async () => ({ user_id: (await insertCustomer(services, { banned_at: services.now() })).id })
const ofTwo = async (params: () => Promise<Record<string, string>>, body?: object): Promise<Pair> => ({
  same: { params: await params(), ...(body && { body }) },
  other: { params: await params(), ...(body && { body }) },
})
const coupon = async () => ({ coupon_id: (await insertCoupon(services)).id })
const changedCoupon = async () => {
  const { id, form } = await insertCoupon(services)
  return { params: { coupon_id: id }, body: { ...form, gives: { percent: 12 } } }
}
const order = (server: 'euw' | 'na') => ({ config: { ...anOrderConfig, server }, locale: 'en' })
const shortcut = async () => ({ shortcut: `s${randomUUID().slice(0, 8)}`, locale: 'en' })
const work = {
  solo_limit: 2,
  duo_limit: 1,
  services: ['league-of-legends:elo-boost:euw'],
  ceilings: [{ game: 'league-of-legends', ceiling: { tier: 'diamond', division: 1 } }],
}

const rows: [OperationName, () => Promise<Pair>][] = [
  [
    'createCoupon',
    async () => ({ same: { body: { gives: { percent: 10 } } }, other: { body: { gives: { percent: 11 } } } }),
  ],
  ['updateCoupon', async () => ({ same: await changedCoupon(), other: await changedCoupon() })],
  ['deleteCoupon', () => ofTwo(coupon)],
  ['saveCannedAnswer', () => ofTwo(shortcut, { title: 'Hello', text: 'How can we help?' })],
  ['changePermissions', () => ofTwo(booster, { grant: [], revoke: ['Booster'] })],
  ['banPerson', () => ofTwo(someone, { reason: 'payment_fraud', note: '' })],
  ['unbanPerson', () => ofTwo(banned)],
  ['saveRosterEntry', () => ofTwo(someone, work)],
  ['pauseBooster', () => ofTwo(booster)],
  ['createOrder', async () => ({ same: { body: order('euw') }, other: { body: order('na') } })],
]

async function caller() {
  const { id } = await insertStaff(services, ['EditUsers', 'EditStore', 'EditOrders', 'FullAccess'])
  const token = await signIn(services, id)
  const send = async (name: OperationName, key: string, { params = {}, body }: Sent) => {
    const { method, path } = methodAndPath(name)
    const answer = await app.inject({
      method: method as 'POST',
      url: path.replace(/:(\w+)/g, (_, param: string) => params[param] ?? ''),
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      ...(body && { payload: body }),
    })
    return { status: answer.statusCode, body: answer.body }
  }
  /** What the caller's calls have left: the deeds of staff are recorded, orders are theirs. */
  const effects = async () => {
    const deeds = await db.selectFrom('audit_log').select('id').where('actor_id', '=', id).execute()
    const orders = await db.selectFrom('orders').select('id').where('customer_id', '=', id).execute()
    return deeds.length + orders.length
  }
  const kept = async () =>
    (await db.selectFrom('idempotency_keys').select('key').where('subject', '=', id).execute()).length
  return { send, effects, kept }
}

describe.each(rows)('%s', (name, pair) => {
  test('is a call that takes a key', () => {
    expect(takesKey(name, contract[name])).toBe(true)
  })

  test('the same key twice has one effect and one reply, and another call under it is refused', async () => {
    const [{ send, effects, kept }, { same, other }, key] = [await caller(), await pair(), randomUUID()]
    const first = await send(name, key, same)
    expect(first).toMatchObject({ status: 200 })
    const after = await effects()
    expect(after).toBeGreaterThan(0)
    expect(await send(name, key, same)).toEqual(first)
    expect(await send(name, key, other)).toEqual({
      status: 422,
      body: '{"message":"idempotency_key_reused"}',
    })
    expect([await effects(), await kept()]).toEqual([after, 1])
  })

  test('another person’s key is not theirs', async () => {
    const [one, two, { same, other }, key] = [await caller(), await caller(), await pair(), randomUUID()]
    await one.send(name, key, same)
    const answer = await two.send(name, key, other)
    expect([answer.status, await two.kept()]).toEqual([200, 1])
    expect(await two.effects()).toBeGreaterThan(0)
  })

  test('twenty in parallel with one key have the effect of one', async () => {
    const [single, many, { same, other }, key] = [await caller(), await caller(), await pair(), randomUUID()]
    await single.send(name, randomUUID(), other)
    const answers = await Promise.all(Array.from({ length: 20 }, () => many.send(name, key, same)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200 })
    expect([await many.effects(), await many.kept()]).toEqual([await single.effects(), 1])
  })
})
