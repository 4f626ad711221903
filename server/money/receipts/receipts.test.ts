import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import { times } from '#i18n/times.ts'
import { createTranslate } from '#i18n/translate.ts'
import { payByBalance } from '#server/orders/checkout/pay-by-balance.ts'
import { cancelOrder } from '#server/orders/order/cancel-order.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { act } from '#server/test/act.ts'
import {
  insertBooster,
  insertCustomer,
  insertOrder,
  insertStaff,
  insertSupply,
  placeOrder,
  signIn,
} from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { byBalance, byCard, fund, openCard, paidEvent } from '#server/test/payments.ts'
import { charactersOf } from '#server/test/pdf.ts'
import { listBalanceHistory } from '../ledger/list-balance-history.ts'
import { insertRefund } from '../payments/refund-store.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { issueCreditNote, issueReceipt } from './issue-receipt.ts'
import { receiptPaper } from './receipt-paper.ts'
import { findReceipt } from './receipt-store.ts'

const { app, services } = await openApp()
await insertSupply(services)
const { db } = services

const pay = async (payment: Awaited<ReturnType<typeof openCard>>['payment']) => {
  const { id: eventId, ...word } = paidEvent(payment)
  await settlePayment(services, { ...word, provider: 'sandbox', eventId })
}
const receiptsOf = (orderId: string) =>
  db.selectFrom('receipts').selectAll().where('order_id', '=', orderId).orderBy('series', 'desc').execute()
const numbers = async (series: 'R' | 'C') =>
  (
    await db.selectFrom('receipts').select('number').where('series', '=', series).orderBy('number').execute()
  ).map(({ number }) => number)
const get = (receiptId: string, token: string, language = 'en') =>
  app.inject({
    url: `/v1/receipts/${receiptId}/pdf?language=${language}`,
    headers: { authorization: `Bearer ${token}` },
  })
const paperIn = async (locale: Locale, receiptId: string) => {
  const found = await findReceipt(db, receiptId, { id: '', staff: true })
  if (!found) throw new Error('no receipt')
  const words = await loadMessages(locale, ['receipts', 'games', 'order'])
  return receiptPaper(createTranslate(locale, words), locale, found, services.config.timeZone)
}

test('200 payments at once, among them ones that roll back, get the numbers 1 to 200 without gap or double', async () => {
  const order = await insertOrder(services, { status: 'boosting' })
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const paymentIds = Array.from({ length: 300 }, () => randomUUID())
  const unbooked = { status: 'expired', funds_order: false } as const
  await db
    .insertInto('payments')
    .values(paymentIds.map((id) => ({ ...payment, ...unbooked, id, provider_ref: id, provider_intent: id })))
    .execute()
  const runs = paymentIds.map((paymentId, i) =>
    transaction(services, async (work) => {
      await issueReceipt(work, {
        subject: 'order',
        order,
        paid: [{ paymentId, by: 'card', amount: 100 + i }],
      })
      if (i % 3 === 2) throw new Error('rolls back')
    }),
  )
  const ended = await Promise.allSettled(runs)
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(100)
  expect(await numbers('R')).toEqual(Array.from({ length: 200 }, (_, i) => i + 1))
})

test('a payment that is reported again and again has one receipt, its refund one credit note that names it', async () => {
  const { payment, order } = await openCard(services)
  await Promise.all([pay(payment), pay(payment), pay(payment)])
  const staff = await insertStaff(services, ['EditOrders'])
  await act(services, cancelOrder, staff, order.id, { refund_to: 'payment_method', reason: 'Asked' })
  const [receipt, note, ...more] = await receiptsOf(order.id)
  expect(more).toEqual([])
  expect(receipt).toMatchObject({ series: 'R', amount: order.total, content: { money: [{ by: 'card' }] } })
  expect(note).toMatchObject({
    series: 'C',
    number: 1,
    amount: order.total,
    corrects: receipt?.id,
    content: { money: [{ by: 'card', amount: order.total }] },
  })
})

test('a payment from the balance and its refund are linked from their entries in the balance history', async () => {
  const customer = await insertCustomer(services)
  await fund(services, customer.id, 1_000_00)
  const order = await placeOrder(services, customer)
  await transaction(services, (work) => payByBalance(work, customer, order.id, byBalance))
  await act(services, cancelOrder, customer, order.id, { refund_to: 'balance', reason: 'Asked' })
  const { items } = await listBalanceHistory(services, customer, { page: 1, size: 10 })
  expect(items.map(({ kind, receipts }) => [kind, ...receipts.map(({ series }) => series)])).toEqual([
    ['refund', 'C'],
    ['paid', 'R'],
    ['top_up'],
  ])
})

test('a receipt is issued to the name and address that the customer wants, and so is its credit note', async () => {
  const customer = await insertCustomer(services)
  await fund(services, customer.id, 1_000_00)
  const order = await placeOrder(services, customer)
  const billing = { name: 'Climb GmbH', address: 'Street 1\n10115 Berlin' }
  await transaction(services, (work) => payByBalance(work, customer, order.id, { ...byBalance, billing }))
  await act(services, cancelOrder, customer, order.id, { refund_to: 'balance', reason: 'Asked' })
  for (const { id } of await receiptsOf(order.id))
    expect((await paperIn('en', id)).parties[1]?.lines).toEqual(['Climb GmbH', 'Street 1', '10115 Berlin'])
  const token = await signIn(services, customer.id)
  const headers = { authorization: `Bearer ${token}` }
  const page = await app.inject({ url: `/v1/orders/${order.id}`, headers })
  expect(page.json().data.order.billing).toEqual(billing)
})

test('a name for the receipt can be changed and removed until it is paid, and is bounded', async () => {
  const { order, customer } = await openCard(services)
  const headers = { authorization: `Bearer ${await signIn(services, customer.id)}` }
  const wish = async (billing: unknown) => {
    const payload = { ...byCard, billing }
    const answer = await app.inject({ method: 'POST', url: `/v1/orders/${order.id}/pay`, headers, payload })
    return answer.statusCode
  }
  const kept = () =>
    db
      .selectFrom('orders')
      .select(['billing_name', 'billing_address'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
  expect(await wish({ name: 'Mira', address: 'Street 1' })).toBe(200)
  expect(await kept()).toEqual({ billing_name: 'Mira', billing_address: 'Street 1' })
  expect(await wish(undefined)).toBe(200)
  expect(await kept()).toEqual({ billing_name: 'Mira', billing_address: 'Street 1' })
  for (const wrong of [
    { name: '' },
    { name: 'x'.repeat(121) },
    { name: 'a', address: `${'l\n'.repeat(6)}l` },
  ])
    expect(await wish(wrong)).toBe(400)
  expect(await wish(null)).toBe(200)
  expect(await kept()).toEqual({ billing_name: null, billing_address: null })
})

test('the receipt of a sale confirms both consents with their day, its credit note doesn’t', async () => {
  const customer = await insertCustomer(services)
  await fund(services, customer.id, 1_000_00)
  const order = await placeOrder(services, customer)
  await transaction(services, (work) => payByBalance(work, customer, order.id, byBalance))
  await act(services, cancelOrder, customer, order.id, { refund_to: 'balance', reason: 'Asked' })
  const [receipt, note] = await receiptsOf(order.id)
  const t = createTranslate('en', await loadMessages('en', ['receipts']))
  const day = times('en', services.config.timeZone).date(receipt?.issued_at ?? new Date(0))
  const confirmed = t('receipts.consents', { date: day })
  expect((await paperIn('en', receipt?.id ?? '')).notes).toContain(confirmed)
  expect((await paperIn('en', note?.id ?? '')).notes).not.toContain(confirmed)
})

test('the tax on the credit notes of a receipt sums to the receipt’s', async () => {
  const { payment, order } = await openCard(services)
  await pay(payment)
  const [receipt] = await receiptsOf(order.id)
  for (const amount of [4_199, order.total - 4_199])
    await transaction(services, async (work) => {
      const paid = { paymentId: payment.id, money: { by: 'card', amount } } as const
      const refundId = await insertRefund(work, payment, { amount, target: 'provider' })
      await issueCreditNote(work, { ...paid, refundId })
    })
  const taxOf = async (id: string) =>
    Number((await paperIn('en', id)).totals[1]?.value.replace(/[^\d.]/g, ''))
  const notes = (await receiptsOf(order.id)).filter(({ series }) => series === 'C')
  const taxes = await Promise.all(notes.map(({ id }) => taxOf(id)))
  expect(Math.round((taxes[0] ?? 0) * 100 + (taxes[1] ?? 0) * 100)).toBe(
    Math.round((await taxOf(receipt?.id ?? '')) * 100),
  )
})

test('what is printed stays as it was issued, in every language, whatever changes later', async () => {
  const { payment, order, customer } = await openCard(services)
  await db.updateTable('users').set({ username: 'Müller' }).where('id', '=', customer.id).execute()
  await pay(payment)
  const [receipt] = await receiptsOf(order.id)
  const id = receipt?.id ?? ''
  const before = await paperIn('en', id)
  await db.updateTable('users').set({ username: 'renamed' }).where('id', '=', customer.id).execute()
  const quote = JSON.stringify({ ...order.quote, lines: [] })
  await db.updateTable('orders').set({ quote }).where('id', '=', order.id).execute()
  expect(await paperIn('en', id)).toEqual(before)
  expect(before.parties.map(({ lines }) => lines[0])).toEqual(['Peakline Demo GmbH', 'Müller'])
  const labels = before.totals.map(({ label }) => label)
  expect(labels).toEqual(['Net amount', 'VAT 19%', 'Total', 'Paid by card'])
  const token = await signIn(services, customer.id)
  for (const locale of ['en', 'de', 'ar'] as const) {
    const { title, parties, totals, facts } = await paperIn(locale, id)
    const reply = await get(id, token, locale)
    expect(reply.headers['content-type']).toBe('application/pdf')
    const printed = charactersOf(reply.rawPayload)
    const words = [title, ...parties.flatMap(({ lines }) => lines), ...totals.map(({ label }) => label)]
    const wanted = [...words, ...facts.map(({ value }) => value)]
      .join('')
      .replaceAll(/[\s\u2066-\u2069]/g, '')
    expect([...wanted].filter((letter) => !printed.has(letter))).toEqual([])
  }
})

test('the database refuses to change or delete a receipt, except for the name of a deleted account', async () => {
  const { payment, order } = await openCard(services)
  await pay(payment)
  const [{ id = '' } = {}] = await receiptsOf(order.id)
  const change = (set: object) => db.updateTable('receipts').set(set).where('id', '=', id).execute()
  await expect(change({ amount: 1 })).rejects.toThrow('receipts are never changed')
  await expect(change({ number: 9_999 })).rejects.toThrow('receipts are never changed')
  await expect(change({ buyer: 'someone' })).rejects.toThrow('receipts are never changed')
  await expect(db.deleteFrom('receipts').where('id', '=', id).execute()).rejects.toThrow('never changed')
  await change({ buyer: null })
  expect((await paperIn('en', id)).parties[1]?.lines).toEqual(['Account deleted'])
})

test('only the customer and staff who work on orders open a receipt', async () => {
  const { payment, order, customer } = await openCard(services)
  await pay(payment)
  const [{ id = '' } = {}] = await receiptsOf(order.id)
  const asked = async (userId: string) => (await get(id, await signIn(services, userId))).statusCode
  expect(await asked(customer.id)).toBe(200)
  expect(await asked((await insertStaff(services, ['EditOrders'])).id)).toBe(200)
  expect(await asked((await insertStaff(services, ['EditStore'])).id)).toBe(404)
  expect(await asked((await insertCustomer(services)).id)).toBe(404)
  expect(await asked((await insertBooster(services)).id)).toBe(404)
})

test('an operator without value added tax prints the sentence of the law instead', async () => {
  const exemption = 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.'
  const before = services.config
  services.config = { ...before, vat: { exemption } }
  const { payment, order } = await openCard(services)
  await pay(payment)
  services.config = before
  const [{ id = '' } = {}] = await receiptsOf(order.id)
  const { totals, notes } = await paperIn('fr', id)
  expect(totals).toHaveLength(2)
  expect(notes[0]).toBe(exemption)
})

test('a change is taxed as the sale was, whatever is configured since', async () => {
  const { payment, order } = await openCard(services)
  await pay(payment)
  const before = services.config
  services.config = { ...before, vat: { rate: 2500 } }
  const paymentId = randomUUID()
  const columns = { subject_kind: 'change', subject_id: randomUUID(), order_id: order.id } as const
  const money = { provider: 'sandbox', amount: 100, currency: 'EUR', status: 'open' } as const
  await db
    .insertInto('payments')
    .values({ ...columns, ...money, id: paymentId, provider_ref: paymentId })
    .execute()
  await transaction(services, (work) =>
    issueReceipt(work, { subject: 'change', order, paid: [{ paymentId, by: 'card', amount: 100 }] }),
  )
  services.config = before
  expect((await receiptsOf(order.id)).map(({ content }) => content.vat)).toEqual([
    { rate: 1900 },
    { rate: 1900 },
  ])
})
