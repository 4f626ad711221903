import { expect, test } from 'vitest'
import { deadlines } from '#core/orders/deadlines.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import {
  anOrderConfig,
  insertBooster,
  insertCustomer,
  insertOrder,
  insertStaff,
  signIn,
} from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { climbTo } from '#server/test/progress.ts'
import { completeOrder } from '../order/complete-order.ts'
import { getOrder } from '../order/get-order.ts'
import { storeCredentials } from '../vault/store-credentials.ts'

const { app, services } = await openApp()

/** A climb in progress whose people and words are easy to find again. */
async function boosting() {
  const customer = await insertCustomer(services, {
    email: 'canary-mail@example.com',
    username: 'canary-customer',
  })
  const booster = await insertBooster(services, { user: { username: 'canary-booster' } })
  const order = await insertOrder(services, {
    status: 'boosting',
    customerId: customer.id,
    boosterId: booster.id,
    config: { ...anOrderConfig, addons: ['characters'], characters: ['ahri'] },
  })
  const login = { login: 'canary-login', password: 'canary-password', in_game_name: 'CanaryName#EUW' }
  await storeCredentials(services, customer, order.id, login)
  await climbTo(services, booster, order.id, { from: 1052, to: 1130 })
  return { customer, booster, id: order.id }
}

const { customer, booster, id } = await boosting()

async function ask(method: 'POST' | 'DELETE', caller: Caller, orderId = id) {
  const { accessToken: token } = { accessToken: await signIn(services, caller.id) }
  return app.inject({
    method,
    url: `/v1/orders/${orderId}/tracking-link`,
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'POST' && { payload: {} }),
  })
}

const shared = (token: string) => app.inject({ url: `/v1/tracked-orders/${token}` })
async function open(): Promise<string> {
  const reply = await ask('POST', customer)
  expect(reply.statusCode).toBe(200)
  return reply.json().data.token
}

test('a link shows rank, games and dates of an order, and no name, login, price or number', async () => {
  const token = await open()
  const reply = await shared(token)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe('no-store')
  const { order } = reply.json().data
  expect(order.status).toBe('boosting')
  expect(order.games.map(({ player }: { player: number }) => player)).toEqual(order.games.map(() => 1))
  expect(order.games.length).toBeGreaterThan(0)
  const view = await getOrder(services, customer, id)
  expect(view.tracking).toEqual({ token })
  const secrets = [/canary/i, /ahri/i, id, customer.id, booster.id, String(view.number), String(view.total)]
  for (const secret of secrets) expect(reply.body).not.toMatch(secret)
})

test('asked twice at once, it is one link; revoked, it opens nothing, and the next one differs', async () => {
  const tokens = await Promise.all(Array.from({ length: 10 }, open))
  expect(new Set(tokens).size).toBe(1)
  expect((await ask('DELETE', customer)).statusCode).toBe(200)
  expect((await shared(tokens[0] as string)).statusCode).toBe(404)
  expect(tokens).not.toContain(await open())
})

test('only the customer creates it; staff can revoke it, its booster and strangers can’t', async () => {
  const token = await open()
  const staff = await insertStaff(services, ['EditOrders'])
  const stranger = await insertCustomer(services)
  for (const caller of [booster, stranger, staff]) {
    expect((await ask('POST', caller)).statusCode).toBeGreaterThanOrEqual(400)
    expect((await getOrder(services, caller === stranger ? customer : caller, id)).tracking).toEqual(
      caller === stranger ? { token } : null,
    )
  }
  for (const caller of [booster, stranger]) expect((await ask('DELETE', caller)).statusCode).toBe(404)
  expect((await shared(token)).statusCode).toBe(200)
  expect((await ask('DELETE', staff)).statusCode).toBe(200)
  expect((await shared(token)).statusCode).toBe(404)
})

test('an unpaid order can’t be shared, and a guessed link opens nothing', async () => {
  const unpaid = await insertOrder(services, { customerId: customer.id })
  expect((await ask('POST', customer, unpaid.id)).json().message).toBe('order_state_changed')
  expect((await shared('A'.repeat(43))).json().message).toBe('not_found')
  expect((await shared('short')).statusCode).toBe(400)
})

test('a link works for 30 days after the order ended', async () => {
  const done = await insertOrder(services, { status: 'verification_required', customerId: customer.id })
  await act(services, completeOrder, customer, done.id)
  const token = (await ask('POST', customer, done.id)).json().data.token
  services.advance(deadlines.tracking.ms - 60_000)
  expect((await shared(token)).statusCode).toBe(200)
  services.advance(120_000)
  expect((await shared(token)).statusCode).toBe(404)
})
