import { expect, test } from 'vitest'
import { dayIn, startOfDay } from '#core/base/zones.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { createTranslate } from '#i18n/translate.ts'
import { listCompletedOrders } from '#server/orders/earnings/list-completed-orders.ts'
import { completeOrder } from '#server/orders/order/complete-order.ts'
import { act } from '#server/test/act.ts'
import { insertBooster, insertOrder, insertStaff, insertSupply } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { fund, openCard, paidEvent } from '#server/test/payments.ts'
import { exportBookings } from '../bookkeeping/export-bookings.ts'
import { listBalanceHistory } from '../ledger/list-balance-history.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { getEarnings } from '../payouts/get-earnings.ts'
import { receiptPaper } from './receipt-paper.ts'
import { findReceipt } from './receipt-store.ts'
import { readStatement } from './send-statement.ts'

const services = await openServices()
await insertSupply(services)
const zone = services.config.timeZone

test('what happens a minute after midnight in the shop’s time zone is in its new year everywhere', async () => {
  const year = Number(dayIn(zone, services.now().getTime()).slice(0, 4)) + 1
  const newYear = `${year}-01-01`
  const month = `${year}-01`
  services.advance(startOfDay(zone, newYear).getTime() + 60_000 - services.now().getTime())
  expect(services.now().getUTCFullYear()).toBe(year - 1)

  const staff = await insertStaff(services, ['FullAccess', 'EditOrders'])
  const booster = await insertBooster(services)
  const { payment, order, customer } = await openCard(services)
  const { id: eventId, ...word } = paidEvent(payment)
  await settlePayment(services, { ...word, provider: 'sandbox', eventId })
  await fund(services, customer.id, 1_000)
  const done = await insertOrder(services, { status: 'verification_required', boosterId: booster.id })
  await act(services, completeOrder, staff, done.id)

  const { id } = await services.db
    .selectFrom('receipts')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const receipt = await findReceipt(services.db, id, { id: '', staff: true })
  if (!receipt) throw new Error('no receipt')
  const t = createTranslate('en', await loadMessages('en', ['receipts', 'games', 'order']))
  const facts = receiptPaper(t, 'en', receipt, zone).facts.map(({ value }) => value)
  expect(facts.slice(0, 2)).toEqual([`R-${year}-000001`, `January 1, ${year}`])

  const booked = async (day: string) => {
    const { content } = await exportBookings(services, staff, { from: day, to: day })
    return content.trim().split('\r\n').slice(1)
  }
  expect((await booked(newYear)).some((line) => line.includes(`;${newYear};`))).toBe(true)
  expect((await booked(`${year - 1}-12-31`)).filter((line) => line.includes(`PK-${order.number}`))).toEqual(
    [],
  )

  const history = await listBalanceHistory(services, customer, { page: 1, size: 10 })
  expect(history.months.map((each) => each.month)).toEqual([month])
  expect((await readStatement(services, booster.id, month)).lines).toHaveLength(1)
  const completed = await listCompletedOrders(services, booster, { page: 1, size: 10, month })
  expect(completed.months.map((each) => each.month)).toEqual([month])
  const earnings = await getEarnings(services, booster, { page: 1, size: 10 })
  expect(earnings.month_choices).toEqual([month])
  expect(earnings.months.at(-1)).toMatchObject({ month, orders: 1 })
})
