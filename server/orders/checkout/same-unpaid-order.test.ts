import { expect, test } from 'vitest'
import { exampleConfig } from '#contract/order-config.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { act } from '#server/test/act.ts'
import { applyFrom, insertCoupon } from '#server/test/coupons.ts'
import { insertCustomer, insertSupply, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { byBalance, fund } from '#server/test/payments.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { payByBalance } from './pay-by-balance.ts'

const { app, services } = await openApp()
await insertSupply(services)

async function aCustomer() {
  const customer = await insertCustomer(services)
  const authorization = `Bearer ${await signIn(services, customer.id)}`
  const order = async (config: object = exampleConfig, rest: object = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/orders',
      headers: { authorization },
      payload: { config, ...rest },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data as { order_id: string; total: number }
  }
  const orders = () =>
    services.db.selectFrom('orders').select(['id', 'total']).where('customer_id', '=', customer.id).execute()
  return { customer, order, orders }
}

test('a customer who continues again with the same configuration returns to the unpaid order', async () => {
  const { order, orders } = await aCustomer()
  const first = await order()
  const turned = Object.fromEntries(Object.entries(exampleConfig).reverse())
  expect(await order(turned)).toEqual(first)
  expect(await orders()).toHaveLength(1)
  expect((await order({ ...exampleConfig, server: 'na' })).order_id).not.toBe(first.order_id)
  expect((await (await aCustomer()).order()).order_id).not.toBe(first.order_id)
})

test('of 20 calls at once, one creates the order and all receive it', async () => {
  const { order, orders } = await aCustomer()
  const told = await Promise.all(Array.from({ length: 20 }, () => order()))
  expect(new Set(told.map(({ order_id }) => order_id)).size).toBe(1)
  expect(await orders()).toHaveLength(1)
  const events = services.db
    .selectFrom('order_events')
    .select('action')
    .where('order_id', '=', told[0]?.order_id ?? '')
  expect(await events.execute()).toEqual([{ action: 'create' }])
})

test('the unpaid order keeps its coupon and its total', async () => {
  const { customer, order } = await aCustomer()
  const { order_id: id, total } = await order()
  const { code } = await insertCoupon(services)
  const reduced = await applyFrom(services, 'ip', customer, id, code)
  expect(reduced.total).toBeLessThan(total)
  expect(await order(exampleConfig, { total })).toMatchObject({ order_id: id, total: reduced.total })
})

test('after an order is paid or cancelled, the same configuration creates a new one', async () => {
  const { customer, order, orders } = await aCustomer()
  const paid = await order()
  await fund(services, customer.id, paid.total)
  await transaction(services, (work) => payByBalance(work, customer, paid.order_id, byBalance))
  const cancelled = await order()
  await act(services, cancelOrder, customer, cancelled.order_id, { refund_to: 'payment_method' })
  expect((await order()).order_id).not.toBe(cancelled.order_id)
  expect(await orders()).toHaveLength(3)
})

test('at another price it is another order, which costs what is now shown', async () => {
  const { order, orders } = await aCustomer()
  const before = await order()
  const dearer = structuredClone(demoPriceTable)
  dearer.version = 2
  dearer.addons.priority = 50
  const version = { version: 2, effective_at: services.now(), author: 'test', reason: 'a change' }
  await services.db
    .insertInto('price_tables')
    .values({ ...version, content: JSON.stringify(dearer) })
    .execute()
  services.tags.raise('prices')
  const after = await order()
  expect(after.total).toBeGreaterThan(before.total)
  expect(await orders()).toHaveLength(2)
})
