import { randomInt, randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { minimumCharge } from '#core/prices/discounts.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { priceOrder } from '#core/prices/pricing.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { act } from '#server/test/act.ts'
import {
  apply,
  applyFrom,
  insertCoupon,
  readOrder,
  unapply,
  unpaidOrder,
  usesOf,
} from '#server/test/coupons.ts'
import { anOrderConfig, insertCustomer, insertOrder, insertSupply } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { byBalance, fund, outcomes } from '#server/test/payments.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { cancelUnpaidOrders } from '../order/cancel-unpaid-orders.ts'
import { getOrder } from '../order/get-order.ts'
import { payByBalance } from './pay-by-balance.ts'

const services = await openServices()
await insertSupply(services)

afterEach(async () => {
  expect(await checkLedger(services.db)).toEqual([])
})

const hour = 3_600_000
const inHours = (hours: number) => new Date(services.now().getTime() + hours * hour).toISOString()

test('a coupon changes the frozen price line by line, and removing it restores the old price', async () => {
  const { id, code } = await insertCoupon(services)
  const unpaid = await unpaidOrder(services)
  const before = unpaid.order
  const after = await apply(services, unpaid, ` ${code.toLowerCase()} `)
  const discount = { source: 'coupon', percent: 10 } as const
  expect(after.quote).toEqual(priceOrder(anOrderConfig, demoPriceTable, [discount]))
  expect(after).toMatchObject({ total: after.quote.total, booster_share: before.booster_share })
  expect(await usesOf(services, id)).toMatchObject({ uses: 1, held: 1 })
  const seen = await getOrder(services, unpaid.customer, before.id)
  expect(seen.coupon).toEqual({ code, saved: before.total - after.total, limited: false })

  const plain = await unapply(services, unpaid.customer, before.id)
  expect(plain.quote).toEqual(before.quote)
  expect(plain).toMatchObject({ total: before.total, booster_share: before.booster_share })
  expect(await usesOf(services, id)).toEqual({ uses: 0, held: 0, rows: 0 })
  expect((await getOrder(services, unpaid.customer, before.id)).coupon).toBeNull()
})

test('another code replaces the first, the same code again changes nothing', async () => {
  const [first, second] = [await insertCoupon(services, { use_limit: 1 }), await insertCoupon(services)]
  const unpaid = await unpaidOrder(services)
  const once = await apply(services, unpaid, first.code)
  expect((await apply(services, unpaid, first.code)).total).toBe(once.total)
  expect(await usesOf(services, first.id)).toMatchObject({ uses: 1, held: 1 })
  await apply(services, unpaid, second.code)
  expect(await usesOf(services, first.id)).toEqual({ uses: 0, held: 0, rows: 0 })
  expect(await usesOf(services, second.id)).toMatchObject({ uses: 1, held: 1 })
})

test('a refused code leaves price and coupon as they were', async () => {
  const [held, refused] = [
    await insertCoupon(services),
    await insertCoupon(services, { games: ['valorant'] }),
  ]
  const unpaid = await unpaidOrder(services)
  const { total } = await apply(services, unpaid, held.code)
  await expect(apply(services, unpaid, refused.code)).rejects.toThrow('coupon_not_for_this_order')
  expect((await readOrder(services, unpaid.order.id)).total).toBe(total)
  expect(await usesOf(services, held.id)).toMatchObject({ uses: 1, held: 1 })
})

test('a coupon with its own cap can deduct all but the minimum charge; otherwise the general cap applies', async () => {
  const all = await unpaidOrder(services)
  const gift = await insertCoupon(services, { gives: { percent: 100 }, cap: 100 })
  const given = await apply(services, all, gift.code)
  expect(given).toMatchObject({ total: minimumCharge, booster_share: minimumCharge })
  const capped = await unpaidOrder(services)
  const half = await insertCoupon(services, { gives: { amount: 100_000 } })
  const { total } = await apply(services, capped, half.code)
  expect(total).toBe(capped.order.total - Math.round(capped.order.total * 0.3))
  expect((await getOrder(services, capped.customer, capped.order.id)).coupon?.limited).toBe(true)
})

test('every rule is refused with its code', async () => {
  const cases: [string, Parameters<typeof insertCoupon>[1]][] = [
    ['coupon_not_found', { enabled: false }],
    ['coupon_not_valid_yet', { valid_from: inHours(1) }],
    ['coupon_expired', { valid_until: inHours(-1) }],
    ['coupon_not_for_this_order', { services: ['win-boost'] }],
    ['coupon_minimum_not_reached', { minimum_order: 1_000_000 }],
  ]
  for (const [code, form] of cases) {
    const coupon = await insertCoupon(services, form)
    await expect(apply(services, await unpaidOrder(services), coupon.code)).rejects.toThrow(code)
    expect(await usesOf(services, coupon.id)).toMatchObject({ uses: 0, rows: 0 })
  }
  const once = await insertCoupon(services, { use_limit: 1 })
  await apply(services, await unpaidOrder(services), once.code)
  await expect(apply(services, await unpaidOrder(services), once.code)).rejects.toThrow('coupon_exhausted')
})

test('nobody can change the price of an order that is not theirs, or that is paid or closed', async () => {
  const { code } = await insertCoupon(services)
  const { order } = await unpaidOrder(services)
  const stranger = await insertCustomer(services, { permissions: ['EditStore', 'EditOrders'] })
  await expect(applyFrom(services, 'ip', stranger, order.id, code)).rejects.toThrow('order_not_found')
  await expect(unapply(services, stranger, order.id)).rejects.toThrow('order_not_found')
  const paid = await insertOrder(services, { status: 'boosting', customerId: stranger.id })
  await expect(applyFrom(services, 'ip', stranger, paid.id, code)).rejects.toThrow(
    'payment_has_already_been_processed',
  )
  const over = await insertOrder(services, { status: 'cancelled', customerId: stranger.id })
  await expect(applyFrom(services, 'ip', stranger, over.id, code)).rejects.toThrow('order_state_changed')
})

test('trust O5: 300 orders of different customers take a coupon with 10 uses and pay at once', async () => {
  const { id, code } = await insertCoupon(services, { use_limit: 10 })
  const unpaid = await Promise.all(
    Array.from({ length: 300 }, async () => {
      const each = await unpaidOrder(services)
      await fund(services, each.customer.id, each.order.total)
      return each
    }),
  )
  const list = unpaid[0]?.order.total ?? 0
  const applyAndPay = async (each: (typeof unpaid)[number]) => {
    const refusal = await apply(services, each, code).then(
      () => 'none',
      (error: Error) => error.message,
    )
    await transaction(services, (work) => payByBalance(work, each.customer, each.order.id, byBalance))
    return refusal
  }
  // As many in parallel as the pool lets wait; each one ends before the next begins.
  const waiting = [...unpaid]
  const refusals: string[] = []
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) refusals.push(await applyAndPay(next))
  }
  await Promise.all(Array.from({ length: 75 }, worker))
  expect(refusals.filter((each) => each === 'none')).toHaveLength(10)
  expect(refusals.filter((each) => each === 'coupon_exhausted')).toHaveLength(290)
  expect(await usesOf(services, id)).toEqual({ uses: 10, held: 10, rows: 10 })
  const orders = await services.db
    .selectFrom('orders')
    .select(['total', 'status'])
    .where(
      'id',
      'in',
      unpaid.map(({ order }) => order.id),
    )
    .execute()
  expect(orders.filter(({ total }) => total < list)).toHaveLength(10)
  expect(orders.every(({ status }) => status === 'waiting_for_account')).toBe(true)
})

test('trust O5: one customer races 20 orders for a coupon that each customer can use twice', async () => {
  const { id, code } = await insertCoupon(services, { per_customer: 2 })
  const customer = await insertCustomer(services)
  const orders = await Promise.all(
    Array.from({ length: 20 }, () => insertOrder(services, { customerId: customer.id })),
  )
  const { kept, broken } = await outcomes(orders.map((order) => apply(services, { customer, order }, code)))
  expect(kept).toBe(2)
  expect(new Set(broken)).toEqual(new Set(['coupon_used_already']))
  expect(await usesOf(services, id)).toEqual({ uses: 2, held: 2, rows: 2 })
})

test('a returning guest is recognized by the address, and so is an account', async () => {
  const { id, code } = await insertCoupon(services)
  const name = `m.ira-${randomUUID().slice(0, 8)}`
  const emails = [`${name}@gmail.com`, `${name.replace('.', '')}+again@googlemail.com`, `${name}@gmail.com`]
  const people = await Promise.all(
    emails.map(async (email, i) => {
      const customer = await insertCustomer(services, { kind: i < 2 ? 'guest' : 'customer', email })
      return { customer, order: await insertOrder(services, { customerId: customer.id }) }
    }),
  )
  const { kept, broken } = await outcomes(people.map((each) => apply(services, each, code)))
  expect([kept, broken]).toEqual([1, ['coupon_used_already', 'coupon_used_already']])
  expect(await usesOf(services, id)).toMatchObject({ uses: 1, held: 1 })
})

test('trust T2: strangers’ unpaid orders use up no coupon of a proven address, paid ones do', async () => {
  const { code } = await insertCoupon(services)
  const name = randomUUID()
  const guest = await insertCustomer(services, { kind: 'guest', email: `${name}+1@example.com` })
  const taken = { customer: guest, order: await insertOrder(services, { customerId: guest.id }) }
  await apply(services, taken, code)
  const owner = { email: `${name}@example.com`, verified_at: services.now() }
  const customer = await insertCustomer(services, owner)
  const order = () => insertOrder(services, { customerId: customer.id })
  await apply(services, { customer, order: await order() }, code)
  await expect(apply(services, { customer, order: await order() }, code)).rejects.toThrow(
    'coupon_used_already',
  )
  await services.db
    .updateTable('orders')
    .set({ paid_at: services.now() })
    .where('id', '=', taken.order.id)
    .execute()
  await services.db.deleteFrom('coupon_uses').where('customer_id', '=', customer.id).execute()
  await expect(apply(services, { customer, order: await order() }, code)).rejects.toThrow(
    'coupon_used_already',
  )
})

test('a cancelled order returns its use once, no matter who cancels it and how often', async () => {
  const { id, code } = await insertCoupon(services, { use_limit: 1 })
  const byCustomer = await unpaidOrder(services)
  await apply(services, byCustomer, code)
  await fund(services, byCustomer.customer.id, byCustomer.order.total)
  await transaction(services, (work) =>
    payByBalance(work, byCustomer.customer, byCustomer.order.id, byBalance),
  )
  const cancel = () =>
    act(services, cancelOrder, byCustomer.customer, byCustomer.order.id, { refund_to: 'balance' })
  expect((await outcomes(Array.from({ length: 10 }, cancel))).kept).toBe(1)
  expect(await usesOf(services, id)).toEqual({ uses: 0, held: 0, rows: 1 })

  const byTime = await unpaidOrder(services)
  await apply(services, byTime, code)
  expect(await usesOf(services, id)).toEqual({ uses: 1, held: 1, rows: 2 })
  services.advance(49 * hour)
  expect(await cancelUnpaidOrders(services)).toBeGreaterThan(0)
  expect(await usesOf(services, id)).toEqual({ uses: 0, held: 0, rows: 2 })

  const byStaff = await unpaidOrder(services)
  await apply(services, byStaff, code)
  const staff = await insertCustomer(services, { permissions: ['EditOrders'] })
  await act(services, cancelOrder, staff, byStaff.order.id, { refund_to: 'balance', reason: 'asked by mail' })
  expect(await usesOf(services, id)).toEqual({ uses: 0, held: 0, rows: 3 })
})

test('trust W12: guessing is stopped after a few codes per person, and after more per address', async () => {
  const unpaid = await unpaidOrder(services)
  const { code } = await insertCoupon(services)
  const guess = (n: number) => apply(services, unpaid, `GUESS-${n}`)
  for (let n = 0; n < 15; n++) await expect(guess(n)).rejects.toThrow('coupon_not_found')
  await expect(guess(16)).rejects.toThrow('too_many_coupon_tries')
  await expect(apply(services, unpaid, code)).rejects.toThrow('too_many_coupon_tries')
  services.advance(25 * hour)
  expect((await apply(services, unpaid, code)).total).toBeLessThan(unpaid.order.total)

  // Each guess comes from another address of one IPv6 network, that is, of one household.
  const address = () => `2001:db8:1:2::${randomInt(65_536).toString(16)}`
  const guessAtOnce = async () => {
    const { customer, order } = await unpaidOrder(services)
    return outcomes(
      Array.from({ length: 10 }, (_, n) => applyFrom(services, address(), customer, order.id, `NO-${n}`)),
    )
  }
  for (let people = 0; people < 15; people++)
    expect(new Set((await guessAtOnce()).broken)).toEqual(new Set(['coupon_not_found']))
  expect(new Set((await guessAtOnce()).broken)).toEqual(new Set(['too_many_coupon_tries']))
})
