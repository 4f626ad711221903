import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { methodAndPath, type OperationName } from '#contract/operations.ts'
import { takesKey } from '#contract/writes.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import { settleClaims } from '#server/orders/order/settle-claims.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { insertCoupon, unpaidOrder, usesOf } from '#server/test/coupons.ts'
import {
  anOrderConfig,
  insertBooster,
  insertCustomer,
  insertOrder,
  insertStaff,
  insertSupply,
  signIn,
} from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { insertProof } from '#server/test/progress.ts'

const { app, services } = await openApp()
await insertSupply(services)
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
  ['unbanPerson', () => ofTwo(banned, { reason: 'The bank was wrong' })],
  ['saveRosterEntry', () => ofTwo(someone, work)],
  ['pauseBooster', () => ofTwo(booster)],
  ['createOrder', async () => ({ same: { body: order('euw') }, other: { body: order('na') } })],
]

/** A person with a key for each of their calls. */
async function sender(id: string) {
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
  const kept = async () =>
    (await db.selectFrom('idempotency_keys').select('key').where('subject', '=', id).execute()).length
  return { send, kept }
}

async function caller() {
  const { id } = await insertStaff(services, ['EditUsers', 'EditStore', 'EditOrders', 'FullAccess'])
  /** What the caller's calls have left: the deeds of staff are recorded, orders are theirs. */
  const effects = async () => {
    const deeds = await db.selectFrom('audit_log').select('id').where('actor_id', '=', id).execute()
    const orders = await db.selectFrom('orders').select('id').where('customer_id', '=', id).execute()
    return deeds.length + orders.length
  }
  return { ...(await sender(id)), effects }
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

type Step = Pair & { by: Caller }
type Placed = Parameters<typeof insertOrder>[1]

/** The same step on two orders that are alike; `bodyOf` gives each its own body. */
async function stepOn(
  by: Caller,
  placed: Placed,
  bodyOf?: (id: string) => object | Promise<object>,
): Promise<Step> {
  const on = async () => {
    const { id } = await insertOrder(services, placed)
    return { params: { order_id: id }, ...(bodyOf && { body: await bodyOf(id) }) }
  }
  return { by, same: await on(), other: await on() }
}

const steps: [OperationName, () => Promise<Step>][] = [
  ['claimOrder', async () => stepOn(await insertBooster(services), { status: 'waiting_for_booster' })],
  [
    'cancelOrder',
    async () => {
      const by = await insertCustomer(services)
      return stepOn(by, { status: 'waiting_for_booster', customerId: by.id }, (id) => ({
        reason: `Not ${id}`,
      }))
    },
  ],
  [
    'disputeOrder',
    async () => {
      const by = await insertCustomer(services)
      const placed = { status: 'boosting', customerId: by.id } as const
      return stepOn(by, placed, (id) => ({ reason: `Nobody plays ${id}`, picture_ids: [] }))
    },
  ],
  [
    'finishOrder',
    async () => {
      const by = await insertBooster(services)
      const proofOf = async (id: string) => ({
        proof_file_id: await insertProof(services, id, by.id),
        anyway: true,
      })
      return stepOn(by, { status: 'boosting', boosterId: by.id }, proofOf)
    },
  ],
  [
    'sendOrderMessage',
    async () => {
      const by = await insertCustomer(services)
      const placed = { status: 'boosting', customerId: by.id } as const
      return stepOn(by, placed, () => ({ message_id: randomUUID(), text: 'Are you there?' }))
    },
  ],
]

/** What was written to an order: its events, messages and disputes, and that somebody claimed it. */
async function leftOn({ params = {} }: Sent): Promise<number> {
  const of = params.order_id ?? ''
  const tables = ['order_events', 'order_messages', 'order_disputes'] as const
  const rows = await Promise.all(
    tables.map((table) => db.selectFrom(table).select('order_id').where('order_id', '=', of).execute()),
  )
  const reserved = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', of)
    .where('reserved_by', 'is not', null)
    .execute()
  return rows.flat().length + reserved.length
}

describe.each(steps)('%s', (name, step) => {
  test('the same key twice is one step with one reply; another order or another body is refused', async () => {
    const { by, same, other } = await step()
    const [{ send, kept }, key] = [await sender(by.id), randomUUID()]
    const first = await send(name, key, same)
    expect(first).toMatchObject({ status: 200 })
    const left = await leftOn(same)
    expect(left).toBeGreaterThan(0)
    expect(await send(name, key, same)).toEqual(first)
    const reused = { status: 422, body: '{"message":"idempotency_key_reused"}' }
    expect(await send(name, key, other)).toEqual(reused)
    if (other.body) expect(await send(name, key, { ...same, body: other.body })).toEqual(reused)
    expect([await leftOn(same), await leftOn(other), await kept()]).toEqual([left, 0, 1])
  })

  test('twenty in parallel with one key are one step', async () => {
    const { by, same, other } = await step()
    const [{ send, kept }, key] = [await sender(by.id), randomUUID()]
    await send(name, randomUUID(), other)
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(name, key, same)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200 })
    expect([await leftOn(same), await kept()]).toEqual([await leftOn(other), 2])
  })
})

test('of two boosters who claim at once one has the order, the other reads that it is gone, also when both repeat', async () => {
  const { id } = await insertOrder(services, { status: 'waiting_for_booster' })
  const boosters = await Promise.all([1, 2].map(async () => sender((await insertBooster(services)).id)))
  const keys = boosters.map(() => randomUUID())
  const claim = () =>
    Promise.all(
      boosters.map(({ send }, i) => send('claimOrder', keys[i] ?? '', { params: { order_id: id } })),
    )
  const answers = await claim()
  expect(answers.map(({ body }) => JSON.parse(body).message).sort()).toEqual([
    'boostClaimed',
    'order_not_available',
  ])
  expect(await claim()).toEqual(answers)
  expect((await Promise.all(boosters.map(({ kept }) => kept()))).sort()).toEqual([0, 1])
  // Once it can no longer be undone, it is one claim.
  services.advance(deadlines.undoClaim.ms)
  await settleClaims(services)
  const claims = await db.selectFrom('order_events').select('action').where('order_id', '=', id).execute()
  expect(claims).toEqual([{ action: 'claim' }])
})

test('a coupon is applied once under its key, and a wrong code counts each time although it is refused', async () => {
  const { customer, order: unpaid } = await unpaidOrder(services)
  const { id, code } = await insertCoupon(services)
  const [{ send, kept }, key, guess] = [await sender(customer.id), randomUUID(), randomUUID()]
  const apply = (under: string, typed: string) =>
    send('applyCoupon', under, { params: { order_id: unpaid.id }, body: { code: typed } })
  const answers = await Promise.all(Array.from({ length: 10 }, () => apply(key, code)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 200 })
  expect(await usesOf(services, id)).toEqual({ uses: 1, held: 1, rows: 1 })
  const wrong = []
  for (let i = 0; i < 16; i++) wrong.push(JSON.parse((await apply(guess, 'NO-SUCH')).body).message)
  expect(wrong).toEqual([...Array.from({ length: 15 }, () => 'coupon_not_found'), 'too_many_coupon_tries'])
  expect([await apply(key, code), await kept()]).toEqual([answers[0], 1])
})
