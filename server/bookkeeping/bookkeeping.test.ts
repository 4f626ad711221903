import { expect, test } from 'vitest'
import { csvCells } from '#core/csv.ts'
import { dayIn } from '#core/zones.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { completeOrder } from '../orders/complete-order.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { insertOrder, insertStaff, signIn } from '../test/factories.ts'
import { openApp } from '../test/open-app.ts'
import { openCard, paidEvent } from '../test/payments.ts'

const { app, services } = await openApp()
const staff = await insertStaff(services, ['FullAccess', 'EditOrders'])
const token = await signIn(services, staff.id)
const today = dayIn(services.config.timeZone, services.now().getTime())

const exported = async (from: string, to: string, who = token) =>
  app.inject({ url: `/v1/bookkeeping?from=${from}&to=${to}`, headers: { authorization: `Bearer ${who}` } })

test('the export of a day has every entry, and each account’s bookings sum to its lines in the ledger', async () => {
  const { payment, order } = await openCard(services)
  const { id: eventId, ...word } = paidEvent(payment)
  await settlePayment(services, { ...word, provider: 'sandbox', eventId })
  await cancelOrder(services, staff, order.id, { refund_to: 'payment_method', reason: 'Asked' })
  await completeOrder(services, staff, (await insertOrder(services, { status: 'verification_required' })).id)

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

test('a period can’t be reversed or longer than a month, and other staff can’t export', async () => {
  expect((await exported('2026-11-02', '2026-11-01')).statusCode).toBe(400)
  expect((await exported('2026-01-01', '2026-03-01')).statusCode).toBe(400)
  expect((await exported('2026-01-01', '2026-01-31')).json().data.content.split('\r\n')).toHaveLength(2)
  const other = await insertStaff(services, ['EditOrders'])
  expect((await exported(today, today, await signIn(services, other.id))).statusCode).toBe(403)
})
