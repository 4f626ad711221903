import { expect, test } from 'vitest'
import { sumOf } from '#core/base/money.ts'
import { settlePayment } from '#server/money/payments/settle-payment.ts'
import { sendRefunds } from '#server/money/settlement/send-refunds.ts'
import { act } from '#server/test/act.ts'
import { insertOrder, insertStaff, insertSupply } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { openCard, paidEvent } from '#server/test/payments.ts'
import { cancelOrder } from './cancel-order.ts'
import { completeOrder } from './complete-order.ts'
import { getOrderMoney } from './get-order-money.ts'

const services = await openServices()
await insertSupply(services)
const staff = await insertStaff(services, ['EditOrders'])

const inShort = async (id: string) => {
  const { entries, accounts } = await getOrderMoney(services, id)
  for (const { lines } of entries) expect(sumOf(lines)).toBe(0)
  expect(sumOf(accounts)).toBe(0)
  const accountsLeft = Object.fromEntries(accounts.map(({ account, amount }) => [account, amount]))
  return { kinds: entries.map(({ kind }) => kind), ...accountsLeft }
}

test('a paid, a refunded and a completed order: every entry, and where the money is', async () => {
  const { order, payment } = await openCard(services)
  expect(await inShort(order.id)).toEqual({ kinds: [] })
  const { id: eventId, ...word } = paidEvent(payment)
  await settlePayment(services, { ...word, provider: 'sandbox', eventId })
  const paid = { provider_clearing: -order.total, order_escrow: order.total }
  expect(await inShort(order.id)).toEqual({ kinds: ['payment_received'], ...paid })

  await act(services, cancelOrder, staff, order.id, { refund_to: 'payment_method', reason: 'Asked' })
  // What came in goes out: no account has anything left.
  const closed = ['payment_received', 'order_settled']
  expect(await inShort(order.id)).toEqual({ kinds: closed })
  // The sandbox knows nothing of this payment, so it can't return it.
  await sendRefunds(services)
  const credited = { provider_clearing: -order.total, customer_balance: order.total }
  expect(await inShort(order.id)).toEqual({ kinds: [...closed, 'refund_credited'], ...credited })

  const done = await insertOrder(services, { status: 'verification_required' })
  await act(services, completeOrder, staff, done.id)
  const { entries, accounts } = await getOrderMoney(services, done.id)
  expect(entries.at(-1)?.kind).toBe('order_settled')
  const share = accounts.find(({ account }) => account === 'booster_pending')
  const { username } = await services.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', done.booster_id)
    .executeTakeFirstOrThrow()
  expect(share).toEqual({ account: 'booster_pending', owner: username, amount: done.booster_share })
})

test('an order that nobody placed has no money', async () => {
  await expect(getOrderMoney(services, crypto.randomUUID())).rejects.toThrow('order_not_found')
})
