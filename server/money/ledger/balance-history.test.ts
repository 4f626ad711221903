import { afterEach, expect, test } from 'vitest'
import { monthIn } from '#core/base/zones.ts'
import { insertCustomer, insertOrder, insertSupply, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { byBalance, fund } from '#server/test/payments.ts'
import { checkLedger } from './check-ledger.ts'

const { app, services } = await openApp()
await insertSupply(services)

afterEach(async () => {
  expect(await checkLedger(services.db)).toEqual([])
})

const ask = async (userId: string, query = '') =>
  app.inject({
    url: `/v1/balance/history${query}`,
    headers: { authorization: `Bearer ${await signIn(services, userId)}` },
  })

async function spender() {
  const customer = await insertCustomer(services)
  for (let i = 1; i <= 12; i++) await fund(services, customer.id, i * 1_000)
  const order = await insertOrder(services, { customerId: customer.id })
  const paid = await app.inject({
    method: 'POST',
    url: `/v1/orders/${order.id}/pay`,
    headers: { authorization: `Bearer ${await signIn(services, customer.id)}` },
    payload: byBalance,
  })
  expect(paid.statusCode).toBe(200)
  return { customer, order }
}

test('the balance after each entry is the sum of all entries up to it, on every page and with any filter', async () => {
  const { customer, order } = await spender()
  const { data } = (await ask(customer.id)).json()
  expect(data).toMatchObject({ page: 1, pageCount: 2, total: 13, balance: 78_000 - order.total })
  expect(data.items[0]).toMatchObject({
    kind: 'paid',
    amount: -order.total,
    balance: 78_000 - order.total,
    order: { order_id: order.id, number: order.number },
  })
  expect(data.items[1]).toMatchObject({ kind: 'top_up', amount: 12_000, balance: 78_000, order: null })
  const second = (await ask(customer.id, '?page=2')).json().data
  expect(second.items.map(({ balance }: { balance: number }) => balance)).toEqual([6_000, 3_000, 1_000])
  const paid = (await ask(customer.id, '?kind=paid')).json().data
  expect(paid).toMatchObject({ total: 1, kinds: expect.arrayContaining(['paid', 'top_up']) })
  expect(paid.items[0].balance).toBe(78_000 - order.total)
})

test('the sums of the months and the line of points explain the balance to the cent', async () => {
  const { customer, order } = await spender()
  const { data } = (await ask(customer.id)).json()
  const month = monthIn(services.config.timeZone, services.now().getTime())
  expect(data.months).toEqual([{ month, entries: 13, money_in: 78_000, money_out: order.total }])
  expect(data.points).toHaveLength(13)
  expect(data.points.at(-1).balance).toBe(data.balance)
  const empty = (await ask(customer.id, '?month=2001-01')).json().data
  expect(empty).toMatchObject({ total: 0, months: [], points: [], balance: data.balance })
})

test('a person sees only their own entries, and an unknown filter is refused', async () => {
  await spender()
  const stranger = await insertCustomer(services)
  expect((await ask(stranger.id)).json().data).toMatchObject({ total: 0, balance: 0, points: [] })
  expect((await ask(stranger.id, '?kind=share')).json().message).toBe('bad_params')
  expect((await ask(stranger.id, "?month=2026-13'--")).json().message).toBe('bad_params')
  expect((await app.inject('/v1/balance/history')).statusCode).toBe(401)
})
