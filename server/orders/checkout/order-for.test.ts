import { expect, test } from 'vitest'
import type { z } from 'zod'
import { exampleConfig } from '#contract/order-config.ts'
import type { createOrderFor } from '#contract/orders-by-staff.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { insertCoupon } from '#server/test/coupons.ts'
import { insertCustomer, insertStaff, insertSupply, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { byCard } from '#server/test/payments.ts'
import { getOrder } from '../order/get-order.ts'
import { lockUnpaidOrder } from './lock-unpaid-order.ts'

const { app, services } = await openApp()
await insertSupply(services)
const { db } = services
const staff = await insertStaff(services, ['EditOrders'])

type Wish = Partial<z.input<typeof createOrderFor.body>>
async function order(by: Caller, wish: Wish) {
  const reply = await app.inject({
    method: 'POST',
    url: '/v1/orders/for',
    payload: { config: exampleConfig, locale: 'de', ...wish },
    headers: { authorization: `Bearer ${await signIn(services, by.id)}` },
  })
  return { status: reply.statusCode, ...reply.json() }
}
const addressOf = async ({ id }: Caller) =>
  (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email ?? ''
const mailsTo = (address: string) =>
  db.selectFrom('mails').select(['kind', 'locale']).where('recipient', '=', address).execute()
const orders = async () => (await db.selectFrom('orders').select('id').execute()).length

test('a customer gets the order that staff made, by account or address, mailed once in their language, and pays it themselves', async () => {
  const customer = await insertCustomer(services)
  const email = await addressOf(customer)
  const { status, data } = await order(staff, { for: { user_id: customer.id }, total: 8370 })
  expect([status, data.total]).toEqual([200, 8370])
  expect(data.link).toContain(`/de/checkout/${data.order_id}`)
  const again = await order(staff, { for: { email } })
  expect(again.data.order_id).toBe(data.order_id)
  expect((await mailsTo(email)).filter(({ kind }) => kind === 'order_for_you')).toHaveLength(1)
  const { events } = await getOrder(services, staff, data.order_id)
  expect(events).toMatchObject([{ action: 'create', actor: 'admin' }])
  // Only the customer can give the consents, so nobody else can pay.
  const wish = { ...byCard, withdrawal_ends: '1.0' } as const
  await expect(act(services, lockUnpaidOrder, staff, data.order_id, wish)).rejects.toThrow('order_not_found')
  expect((await act(services, lockUnpaidOrder, customer, data.order_id, wish)).id).toBe(data.order_id)
  const audit = await db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('operation', '=', 'order for customer')
    .where('subject', '=', `order ${data.order_id}`)
    .execute()
  expect(audit[0]).toEqual({ actor_id: staff.id })
})

test('an address without an account gets one guest, also from two colleagues at once, and never one that a browser made', async () => {
  const email = 'nobody-yet@example.com'
  const { data: stranger } = await (async () => {
    const row = await db
      .insertInto('users')
      .values({ kind: 'guest', username: 'Guest 1', email, locale: 'en', created_at: services.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { data: row }
  })()
  const made = await Promise.all([
    order(staff, { for: { email } }),
    order(await insertStaff(services, ['EditOrders']), { for: { email } }),
  ])
  const ids = new Set(made.map(({ data }) => data.order_id))
  expect(ids.size).toBe(1)
  expect(made[0]?.data.link).toContain('?')
  const owner = await db
    .selectFrom('orders')
    .select('customer_id')
    .where('id', '=', [...ids][0] ?? '')
    .executeTakeFirstOrThrow()
  expect(owner.customer_id).not.toBe(stranger.id)
})

test('a banned customer, oneself, a price that has changed and a coupon that doesn’t count make nothing', async () => {
  const customer = await insertCustomer(services)
  const before = await orders()
  const refused = async (by: Caller, wish: Wish) => (await order(by, wish)).message
  expect(await refused(staff, { for: { user_id: staff.id } })).toBe('own_affair')
  expect(await refused(staff, { for: { email: 'a@example.com' }, total: 1 })).toBe('order_total_changed')
  expect(await refused(staff, { for: { user_id: customer.id }, coupon: 'NOSUCH' })).toBe('coupon_not_found')
  await db.updateTable('users').set({ banned_at: services.now() }).where('id', '=', customer.id).execute()
  expect(await refused(staff, { for: { user_id: customer.id } })).toBe('customer_banned')
  expect(await orders()).toBe(before)
})

test('a coupon is the customer’s: it is priced in, and reserved for this order', async () => {
  const coupon = await insertCoupon(services)
  const { data } = await order(staff, { for: { email: 'coupon@example.com' }, coupon: coupon.code })
  expect(data.total).toBeLessThan(8370)
})

test('only staff who work on orders can order for others', async () => {
  for (const by of [await insertCustomer(services), await insertStaff(services, ['EditUsers'])])
    expect((await order(by, { for: { email: 'x@example.com' } })).message).toBe('forbidden')
})
