import { expect, test } from 'vitest'
import { csvCells } from '#core/base/csv.ts'
import { dayIn } from '#core/base/zones.ts'
import { receiptCode } from '#core/money/receipts.ts'
import { payByCard } from '#server/orders/checkout/pay-by-card.ts'
import { cancelOrder } from '#server/orders/order/cancel-order.ts'
import { completeOrder } from '#server/orders/order/complete-order.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { act } from '#server/test/act.ts'
import { insertCustomer, insertOrder, insertStaff, insertSupply, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { found, fund, openCard, paidEvent } from '#server/test/payments.ts'
import { findPayment } from '../payments/payment-store.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { refundTopUp } from '../top-ups/refund-top-up.ts'
import { topUpBalance } from '../top-ups/top-up-balance.ts'

const { app, services } = await openApp()
await insertSupply(services)
const staff = await insertStaff(services, ['FullAccess', 'EditOrders'])
const token = await signIn(services, staff.id)
const today = dayIn(services.config.timeZone, services.now().getTime())

const exported = async (from: string, to: string, who = token) =>
  app.inject({ url: `/v1/bookkeeping?from=${from}&to=${to}`, headers: { authorization: `Bearer ${who}` } })

test('the export of a day has every entry, and each account’s bookings sum to its lines in the ledger', async () => {
  const { payment, order } = await openCard(services)
  const { id: eventId, ...word } = paidEvent(payment)
  await settlePayment(services, { ...word, provider: 'sandbox', eventId })
  await act(services, cancelOrder, staff, order.id, { refund_to: 'payment_method', reason: 'Asked' })
  await act(
    services,
    completeOrder,
    staff,
    (await insertOrder(services, { status: 'verification_required' })).id,
  )

  const reply = await exported(today, today)
  const { name, content } = reply.json().data
  expect(name).toBe(`bookings-${today}-${today}.csv`)
  const [, ...rows] = content
    .trim()
    .split('\r\n')
    .map((line: string) => csvCells(line, ';'))
  const booked = new Map<string, number>()
  for (const [, , , , amount, , , , , account, contra] of rows) {
    const cents = Math.round(Number(amount.replace(',', '.')) * 100)
    booked.set(account, (booked.get(account) ?? 0) - cents)
    booked.set(contra, (booked.get(contra) ?? 0) + cents)
  }
  const ledger = await services.db
    .selectFrom('ledger_lines as line')
    .innerJoin('ledger_accounts as account', 'account.id', 'line.account_id')
    .select((eb) => ['account.kind', eb.fn.sum<number>('line.amount').as('sum')])
    .groupBy('account.kind')
    .execute()
  expect(ledger.length).toBeGreaterThan(3)
  for (const { kind, sum } of ledger) expect([kind, booked.get(kind) ?? 0]).toEqual([kind, Number(sum)])
  const year = today.slice(0, 4)
  const ofOrder = rows.filter((row: string[]) => row[7] === `PK-${order.number}`)
  expect(ofOrder.map((row: string[]) => row[6])).toEqual([`R-${year}-000001`, `C-${year}-000001`])
})

test('each part of a refund carries its own credit note', async () => {
  const customer = await insertCustomer(services)
  await fund(services, customer.id, 1_240)
  const bought = await insertOrder(services, { customerId: customer.id })
  const card = bought.total - 1_240
  const { payment } = await payByCard(services, customer, bought.id, {
    method: 'balance_and_card',
    from_balance: 1_240,
    accept_risk: true,
    start_now: '1.0',
    withdrawal_ends: '1.0',
  })
  const { id: eventId, ...word } = paidEvent(found(await findPayment(services.db, payment.id)))
  await settlePayment(services, { ...word, provider: 'sandbox', eventId })
  await act(services, cancelOrder, staff, bought.id, { refund_to: 'payment_method', reason: 'Asked' })
  const notes = await services.db
    .selectFrom('receipts')
    .select(['year', 'number', 'amount'])
    .where('order_id', '=', bought.id)
    .where('series', '=', 'C')
    .execute()
  const codeOf = (cents: number) => {
    const note = found(notes.find(({ amount }) => amount === cents))
    return receiptCode('C', note.year, note.number ?? 0)
  }
  const rows = (await exported(today, today)).json().data.content.trim().split('\r\n')
  const ofEntry = rows
    .map((line: string) => csvCells(line, ';'))
    .filter((row: string[]) => row[7] === `PK-${bought.number}` && row[8] === 'order settled')
  expect(ofEntry.map((row: string[]) => [row[10], row[6]])).toEqual([
    ['provider_clearing', codeOf(card)],
    ['customer_balance', codeOf(1_240)],
  ])
})

test('a refunded top-up carries its credit note, and the top-up itself its receipt', async () => {
  const customer = await insertCustomer(services)
  const { payment } = await topUpBalance(services, customer, 5_432)
  const { id: eventId, ...word } = paidEvent(found(await findPayment(services.db, payment.id)))
  await settlePayment(services, { ...word, provider: 'sandbox', eventId })
  await transaction(services, (work) => refundTopUp(work, customer, payment.id, 5_432))
  const rows = (await exported(today, today)).json().data.content.trim().split('\r\n')
  const series = rows
    .map((line: string) => csvCells(line, ';'))
    .filter((row: string[]) => row[4] === '54,32')
    .map((row: string[]) => [row[8], row[6]?.slice(0, 1)])
  expect(series).toContainEqual(['balance topped up', 'R'])
  expect(series).toContainEqual(['top up refunded', 'C'])
})

test('a period can’t be reversed or longer than a month, and other staff can’t export', async () => {
  expect((await exported('2026-11-02', '2026-11-01')).statusCode).toBe(400)
  expect((await exported('2026-01-01', '2026-03-01')).statusCode).toBe(400)
  expect((await exported('2026-01-01', '2026-01-31')).json().data.content.split('\r\n')).toHaveLength(2)
  const other = await insertStaff(services, ['EditOrders'])
  expect((await exported(today, today, await signIn(services, other.id))).statusCode).toBe(403)
})
