import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { csvCells } from '#core/base/csv.ts'
import { sumOf } from '#core/base/money.ts'
import { dayIn } from '#core/base/zones.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { createTranslate } from '#i18n/translate.ts'
import { cancelOrder } from '#server/orders/order/cancel-order.ts'
import { completeOrder } from '#server/orders/order/complete-order.ts'
import { getOrder } from '#server/orders/order/get-order.ts'
import { findReader } from '#server/platform/users/user-store.ts'
import { eraseAccount } from '#server/records/privacy/erase-account.ts'
import { act } from '#server/test/act.ts'
import { insertBooster, insertCustomer, insertStaff, insertSupply } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { found, openCard, paidEvent } from '#server/test/payments.ts'
import { exportBookings } from '../bookkeeping/export-bookings.ts'
import { listBalanceHistory } from '../ledger/list-balance-history.ts'
import { findPayment, type PaymentRow } from '../payments/payment-store.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { applyChargeback } from '../settlement/apply-chargeback.ts'
import { topUpBalance } from '../top-ups/top-up-balance.ts'
import { receiptPaper } from './receipt-paper.ts'
import { findReceipt } from './receipt-store.ts'

const services = await openServices()
await insertSupply(services)
const { db } = services
const staff = await insertStaff(services, ['FullAccess', 'EditOrders'])

async function pay(payment: PaymentRow) {
  const { id: eventId, ...word } = paidEvent(payment)
  await settlePayment(services, { ...word, provider: 'sandbox', eventId })
}

/** The word of the bank whose card paid. */
function bankOf({ id, provider_ref, amount: whole }: PaymentRow) {
  return (status: 'open' | 'won' | 'lost', amount = whole) => {
    services.advance(1_000)
    return applyChargeback(services, 'sandbox', {
      kind: 'chargeback',
      id: randomUUID(),
      ref: id,
      intent: provider_ref ?? '',
      status,
      amount,
      currency: 'EUR',
      dueAt: null,
      at: services.now(),
    })
  }
}

async function sold() {
  const { payment, order, customer } = await openCard(services)
  await pay(payment)
  return { order, customer, says: bankOf(payment) }
}

/** What the customer's papers about an order say, in their order: kind, amount and tax in cents, where the money went. */
async function papersOf(orderId: string) {
  const { receipts } = await getOrder(services, staff, orderId)
  const t = createTranslate('en', await loadMessages('en', ['receipts', 'games', 'order']))
  const papers = []
  for (const { receipt_id, series, amount } of receipts) {
    const stored = found(await findReceipt(db, receipt_id, { id: '', staff: true }))
    const { totals, notes } = receiptPaper(t, 'en', stored, services.config.timeZone)
    const tax = Math.round(Number(totals[1]?.value.replace(/[^\d.]/g, '')) * 100)
    papers.push({ series, amount, tax, money: totals.at(-1)?.label, notes })
  }
  return papers
}

const net = (papers: Awaited<ReturnType<typeof papersOf>>, what: 'amount' | 'tax') =>
  sumOf(papers.map((paper) => ({ amount: paper.series === 'R' ? paper[what] : 0 - paper[what] })))

const codes = (papers: readonly { series: string }[]) => papers.map(({ series }) => series).join('')

test('what a bank returned has a credit note, and a receipt if it sends the payment again, as often as it decides', async () => {
  const { order, says } = await sold()
  await says('open')
  expect(codes(await papersOf(order.id))).toBe('R')
  await says('lost')
  await says('lost')
  const lost = await papersOf(order.id)
  const year = dayIn(services.config.timeZone, services.now().getTime()).slice(0, 4)
  expect(lost[1]).toMatchObject({
    series: 'C',
    amount: order.total,
    tax: lost[0]?.tax,
    money: 'Returned by your bank',
    notes: [`This credit note corrects receipt R-${year}-000001.`],
  })
  await says('won')
  const won = await papersOf(order.id)
  expect(won[2]).toMatchObject({
    series: 'R',
    amount: order.total,
    tax: lost[0]?.tax,
    money: 'Sent again by your bank',
    notes: [`Your bank sent the payment again. This receipt cancels credit note C-${year}-000001.`],
  })
  await says('lost')
  const again = await papersOf(order.id)
  expect(codes(again)).toBe('RCRC')
  expect([net(again, 'amount'), net(again, 'tax')]).toEqual([0, 0])
})

test('the tax on what banks and the shop returned in parts sums to the tax of the sale, to the cent', async () => {
  for (const part of [1, 17, 1_003, 2_501]) {
    const { order, says } = await sold()
    await says('lost', part)
    await act(services, cancelOrder, staff, order.id, { refund_to: 'balance', reason: 'Asked' })
    const papers = await papersOf(order.id)
    expect(papers.map(({ amount }) => amount)).toEqual([order.total, part, order.total - part])
    expect([net(papers, 'amount'), net(papers, 'tax')]).toEqual([0, 0])
    await says('won', part)
    const won = await papersOf(order.id)
    // The order has ended without this part, so its customer gets it.
    expect(codes(won)).toBe('RCCRC')
    expect([net(won, 'amount'), net(won, 'tax')]).toEqual([0, 0])
  }
})

test('what was refunded has one credit note, whatever its bank returns of it', async () => {
  const { order, says } = await sold()
  await act(services, cancelOrder, staff, order.id, { refund_to: 'balance', reason: 'Asked' })
  await says('open')
  await says('lost')
  expect(codes(await papersOf(order.id))).toBe('RC')
  await says('won')
  expect(codes(await papersOf(order.id))).toBe('RC')
})

test('a top-up that its bank returned has its papers at its own entry, also when all of it is spent', async () => {
  const customer = await insertCustomer(services)
  const { payment } = await topUpBalance(services, customer, 10_000)
  const top = found(await findPayment(services.db, payment.id))
  await pay(top)
  const says = bankOf(top)
  await says('lost')
  const entry = async () => {
    const { items } = await listBalanceHistory(services, customer, { page: 1, size: 10 })
    return items.filter(({ kind }) => kind === 'top_up').map(({ receipts }) => codes(receipts))
  }
  expect(await entry()).toEqual(['RC'])
  await says('won')
  expect(await entry()).toEqual(['RCR'])
  const { items } = await listBalanceHistory(services, customer, { page: 1, size: 10 })
  const [, note, again] = found(items.find(({ kind }) => kind === 'top_up')).receipts.map(({ code }) => code)
  const rows = (await bookings()).filter((row) => [note, again].includes(row[6]))
  // Money that wasn't earned has no tax.
  expect(rows.map(([, , , , amount, tax, code, , text]) => [text, amount, code, tax])).toEqual([
    ['payment charged back', '100,00', note, ''],
    ['payment restored', '100,00', again, ''],
  ])
})

/** The rows of today's bookkeeping export. */
async function bookings(): Promise<string[][]> {
  const day = dayIn(services.config.timeZone, services.now().getTime())
  const { content } = await exportBookings(services, staff, { from: day, to: day })
  const lines = content.trim().split('\r\n').slice(1)
  return lines.map((line) => csvCells(line, ';'))
}

/** Completes an order, whose result a booster has submitted. */
async function complete(id: string) {
  const { id: booster_id } = await insertBooster(services)
  const at = services.now()
  const step = (set: object) => db.updateTable('orders').set(set).where('id', '=', id).execute()
  await step({ status: 'waiting_for_booster' })
  await step({ status: 'boosting', booster_id, claimed_at: at })
  await step({ status: 'verification_required', finished_at: at })
  await act(services, completeOrder, staff, id)
}

test('the bookkeeping names the papers of a bank’s decisions, with the tax of what the shop lost', async () => {
  const { order, says } = await sold()
  await complete(order.id)
  await says('lost')
  await says('won')
  const ofBank = (row: string[]) => /charged back|restored/.test(row[8] ?? '')
  const rows = (await bookings()).filter((row) => row[7] === `PK-${order.number}` && ofBank(row))
  const { receipts } = await getOrder(services, staff, order.id)
  const [, note, again] = receipts.map(({ code }) => code)
  const sides = (row: string[]) => [row[8], row[9], row[10], row[6], row[5]]
  expect(rows.map(sides)).toEqual([
    ['payment charged back', 'booster_pending', 'provider_clearing', note, ''],
    ['payment charged back', 'chargeback_loss', 'provider_clearing', note, '19'],
    ['payment restored', 'provider_clearing', 'booster_pending', again, ''],
    ['payment restored', 'provider_clearing', 'chargeback_loss', again, '19'],
  ])
})

test('a bank that decides after its customer erased their account leaves papers without their name', async () => {
  const { order, customer, says } = await sold()
  const { username, email } = await findReader(db, customer.id)
  await complete(order.id)
  await eraseAccount(services, customer, { email })
  await says('lost')
  await says('won')
  const papers = await papersOf(order.id)
  expect(codes(papers)).toBe('RCR')
  const stored = await db.selectFrom('receipts').selectAll().where('order_id', '=', order.id).execute()
  expect(stored.map(({ buyer }) => buyer)).toEqual([null, null, null])
  expect(JSON.stringify(stored)).not.toContain(username)
  expect((await bookings()).filter((row) => row[7] === `PK-${order.number}`).join()).not.toContain(username)
})
