import { expect, test } from 'vitest'
import { methodAndPath, type OperationName } from '#contract/operations.ts'
import { ordersContract } from '#contract/orders.ts'
import { orderStatuses } from '#core/orders/lifecycle.ts'
import { canSeeOrder } from '#core/orders/visibility.ts'
import { partiesOf } from '#server/kernel/order-row.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import {
  insertBooster,
  insertCustomer,
  insertOrder,
  insertStaff,
  insertSupply,
  signIn,
} from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { getOrder } from './get-order.ts'

const { app, services } = await openApp()
await insertSupply(services)

async function call(method: string, url: string, caller: Caller | null, payload?: object) {
  const headers = caller ? { authorization: `Bearer ${await signIn(services, caller.id)}` } : {}
  const answer = await app.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, message: answer.json().message as string, body: answer.body }
}

test('the condition in SQL and the rule in core agree for everyone and every status', async () => {
  const [customer, booster] = [await insertCustomer(services), await insertBooster(services)]
  const people = [
    customer,
    booster,
    await insertCustomer(services),
    await insertBooster(services),
    await insertStaff(services, ['EditOrders']),
    await insertStaff(services, ['EditUsers', 'FullAccess', 'EditStore']),
  ]
  for (const status of orderStatuses) {
    const order = await insertOrder(services, { status, customerId: customer.id, boosterId: booster.id })
    for (const person of people) {
      const seen = await getOrder(services, person, order.id).then(
        () => true,
        () => false,
      )
      expect(seen).toBe(canSeeOrder(person, partiesOf(order)))
    }
  }
})

const anyId = '5b5c4e0e-9f0a-4f2c-9a43-0f8a6e1b2c3d'
const bodies: Partial<Record<OperationName, object>> = {
  cancelOrder: { refund_to: 'balance' },
  giveLoginCode: { code: '123456' },
  storeCredentials: { login: 'a', password: 'b', in_game_name: 'c' },
  dropOrder: { reason: 'a reason' },
  lookUpProfile: {},
  recordGames: {
    games: [{ result: 'won', points: 1, standing: { tier: 'silver', division: 1, points: 1 } }],
  },
  recordGame: { result: 'won', points: 1, standing: { tier: 'silver', division: 1, points: 1 } },
  finishOrder: { proof_file_id: anyId },
  proveGame: { proof_file_id: anyId },
  correctGame: { result: 'won', points: 1, standing: { tier: 'silver', division: 1, points: 1 } },
  strikeGame: { reason: 'a reason' },
  releaseShares: { reason: 'a reason' },
  disputeOrder: { reason: 'a reason' },
  answerDispute: { text: 'a statement' },
  appealDecision: { reason: 'a longer reason' },
  decideDispute: { outcome: 'returned', reason: 'a good reason' },
  reopenOrder: { reason: 'a reason' },
  assignOrder: { booster_id: anyId },
  rejectProof: { reason: 'a reason' },
}

test('a booster sees neither how the customer paid nor who viewed the login', async () => {
  const order = await insertOrder(services, { status: 'boosting' })
  await services.db
    .insertInto('credential_events')
    .values({ order_id: order.id, actor_id: order.booster_id, action: 'viewed' })
    .execute()
  const seenBy = async (id: string | null) => {
    const page = await getOrder(services, { ...(await insertCustomer(services)), id: id ?? '' }, order.id)
    return [page.payment?.status, page.vault.events.length]
  }
  expect(await seenBy(order.customer_id)).toEqual(['captured', 1])
  expect(await seenBy(order.booster_id)).toEqual([undefined, 0])
})

test("trust A2: through every call another's order is order_not_found, the same as one that does not exist", async () => {
  const order = await insertOrder(services, { status: 'boosting' })
  const strangers = [await insertBooster(services), await insertCustomer(services)]
  const names = (Object.keys(ordersContract) as (keyof typeof ordersContract)[]).filter(
    (name) => methodAndPath(name).path.includes(':order_id') && name !== 'claimOrder',
  )
  expect(names.length).toBeGreaterThan(12)
  for (const name of names)
    for (const stranger of strangers) {
      const { method, path } = methodAndPath(name)
      const ask = (id: string) =>
        call(method, path.replace(':order_id', id).replace(':game_id', anyId), stranger, bodies[name])
      const [foreign, unknown] = [await ask(order.id), await ask(anyId)]
      expect([name, foreign.body]).toEqual([name, unknown.body])
      const { guard } = ordersContract[name]
      const passes = guard === 'authentication' || (guard === 'Booster' && stranger === strangers[0])
      expect([name, foreign.message]).toEqual([name, passes ? 'order_not_found' : 'forbidden'])
    }
  const row = await services.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual(order)
})

test('without a session every call on orders is unauthorized', async () => {
  for (const name of Object.keys(ordersContract) as (keyof typeof ordersContract)[]) {
    const { method, path } = methodAndPath(name)
    const url = path.replace(/:\w+/g, anyId)
    expect([name, (await call(method, url, null, bodies[name])).message]).toEqual([name, 'unauthorized'])
  }
})

test('each page of an order passes its own schema, for customer, booster and staff', async () => {
  const customer = await insertCustomer(services)
  const booster = await insertBooster(services)
  const staff = await insertStaff(services, ['EditOrders'])
  for (const status of orderStatuses) {
    const order = await insertOrder(services, { status, customerId: customer.id, boosterId: booster.id })
    const viewers = order.booster_id ? [customer, booster, staff] : [customer, staff]
    for (const viewer of viewers) {
      const answer = await call('GET', `/v1/orders/${order.id}`, viewer)
      expect(answer.status).toBe(200)
      expect(JSON.parse(answer.body).data.order).toMatchObject({ order_id: order.id, status })
    }
    expect((await call('GET', `/v1/orders/state/${status}`, staff)).status).toBe(200)
  }
  for (const [url, who] of [
    ['/v1/orders', customer],
    ['/v1/orders/available', booster],
    ['/v1/orders/active', booster],
    ['/v1/orders/completed', booster],
  ] as const)
    expect((await call('GET', url, who)).status).toBe(200)
})
