import { expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import { monthIn, monthsAfter, startOfMonth } from '#core/base/zones.ts'
import { orderReversed, shareReleased } from '#core/money/ledger.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { createTranslate } from '#i18n/translate.ts'
import { completeOrder } from '#server/orders/order/complete-order.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { act } from '#server/test/act.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { balanceOf } from '#server/test/payments.ts'
import { batch, earn, payableBooster, request } from '#server/test/payouts.ts'
import { charactersOf } from '#server/test/pdf.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { sendBatch } from '../payouts/send-batch.ts'
import { readYear } from './read-year.ts'
import { readStatement, statementPaper } from './send-statement.ts'

const { app, services } = await openApp()

const monthOf = (at: Date) => monthIn(services.config.timeZone, at.getTime())
const after = (month: string) => monthsAfter(month, 1)
const sum = (lines: { amount: number }[]) => lines.reduce((total, { amount }) => total + amount, 0)

test('opening balance, lines and closing balance add up, month after month, to what the ledger owes', async () => {
  const booster = await payableBooster(services, 200_00)
  const staff = await insertStaff(services, ['EditOrders', 'FullAccess'])
  const order = await insertOrder(services, { status: 'verification_required', boosterId: booster.id })
  await act(services, completeOrder, staff, order.id)
  const payout = await request(services, booster, 60_00)
  const batchId = await batch(services, await insertStaff(services, ['FullAccess']), [payout])
  await services.db
    .updateTable('payout_batches')
    .set({ first_file_at: services.now() })
    .where('id', '=', batchId)
    .execute()
  await act(services, sendBatch, staff, batchId)
  const month = monthOf(services.now())
  const statement = await readStatement(services, booster.id, month)
  expect(statement.opening).toBe(0)
  expect(statement.lines.map(({ kind }) => kind)).toEqual(['order_settled', 'order_settled', 'payout_sent'])
  expect(statement.lines.at(-1)).toMatchObject({ amount: -60_00, number: payout.number })

  // In the next month a share is taken back, one is released and another order is earned.
  services.advance(Date.parse(`${after(month)}-02T00:00:00Z`) - services.now().getTime())
  const share = statement.lines[1]?.amount ?? 0
  await transaction(services, async ({ tx, now }) => {
    await postEntry(tx, shareReleased({ orderId: order.id, boosterId: booster.id, amount: share }), now)
    const pay = [{ boosterId: booster.id, amount: share, released: true }]
    await postEntry(tx, orderReversed({ orderId: order.id, number: 2, left: share, discount: 0, pay }), now)
  })
  await earn(services, booster.id, 30_00)
  const next = await readStatement(services, booster.id, after(month))
  expect(next.opening).toBe(statement.opening + sum(statement.lines))
  expect(next.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['order_reversed', 0 - share],
    ['order_settled', 30_00],
  ])
  const accounts = ['booster_pending', 'booster_payable', 'payout_clearing'] as const
  const owed = await Promise.all(accounts.map((kind) => balanceOf(services, kind, booster.id)))
  expect(next.opening + sum(next.lines)).toBe(owed.reduce((total, each) => total + each, 0))

  const words = createTranslate('de', await loadMessages('de', ['receipts', 'order']))
  const { totals, lines } = statementPaper(words, 'de', next, services.config)
  expect(totals.map(({ label }) => label)).toEqual(['Anfangssaldo', 'Summe des Monats', 'Endsaldo'])
  expect(lines).toHaveLength(2)
})

test('lines are in the order of their dates, also when one was booked later', async () => {
  const booster = await insertBooster(services)
  const order = await insertOrder(services, { status: 'boosting', boosterId: booster.id })
  await earn(services, booster.id, 30_00)
  const book = (number: number, at: Date) =>
    transaction(services, ({ tx }) => {
      const pay = [{ boosterId: booster.id, amount: number, released: true }]
      const parts = { orderId: order.id, number, left: number, discount: 0, pay }
      return postEntry(tx, orderReversed(parts), at)
    })
  const month = monthOf(services.now())
  const day = (date: number) =>
    new Date(startOfMonth(services.config.timeZone, month).getTime() + date * dayMs)
  await book(3, day(3))
  await book(1, day(1))
  await book(2, day(2))
  const { lines } = await readStatement(services, booster.id, month)
  const taken = lines.filter(({ kind }) => kind === 'order_reversed')
  expect(taken.map(({ amount }) => amount)).toEqual([-1, -2, -3])
})

test('a booster gets their statement as PDF in Arabic, other people none', async () => {
  const booster = await payableBooster(services, 200_00)
  const url = `/v1/booster/statements/${monthOf(services.now())}/pdf?language=ar`
  const get = async (id: string) =>
    app.inject({ url, headers: { authorization: `Bearer ${await signIn(services, id)}` } })
  const reply = await get(booster.id)
  expect(reply.headers['content-type']).toBe('application/pdf')
  const printed = charactersOf(reply.rawPayload)
  expect([...'كشفحسابالرصيدالافتتاحي'].filter((letter) => !printed.has(letter))).toEqual([])
  expect((await get((await insertCustomer(services)).id)).statusCode).toBe(403)
})

test('the summary of a year has the shop’s months, and adds up to what the ledger owes', async () => {
  const booster = await payableBooster(services, 200_00)
  const staff = await insertStaff(services, ['EditOrders', 'FullAccess'])
  const payout = await request(services, booster, 60_00)
  const batchId = await batch(services, await insertStaff(services, ['FullAccess']), [payout])
  await services.db
    .updateTable('payout_batches')
    .set({ first_file_at: services.now() })
    .where('id', '=', batchId)
    .execute()
  await act(services, sendBatch, staff, batchId)
  const month = monthOf(services.now())
  const year = Number(month.slice(0, 4))
  const token = await signIn(services, booster.id)
  const read = async (asked: number) => {
    const answer = await app.inject({
      url: `/v1/booster/years/${asked}`,
      headers: { authorization: `Bearer ${token}` },
    })
    return answer.json().data.summary
  }
  const summary = await read(year)
  expect(summary).toMatchObject({ year, years: [year], opening: 0, closing: 140_00 })
  expect(summary.total).toEqual({ shares: 200_00, tips: 0, payouts: -60_00, others: 0 })
  expect(summary.months).toHaveLength(12)
  expect(summary.months.find((each: { month: string }) => each.month === month)).toMatchObject(summary.total)
  expect(await read(year + 1)).toMatchObject({ opening: 140_00, closing: 140_00, total: { shares: 0 } })
  // An instant belongs to the shop's year: New Year's Eve at noon and New Year's Day just after midnight there.
  const begins = startOfMonth(services.config.timeZone, `${year + 1}-01`)
  services.advance(begins.getTime() - services.now().getTime())
  await earn(services, booster.id, 30_00)
  const later = await readYear(services, booster.id, year + 1)
  expect(later).toMatchObject({ years: [year + 1, year], opening: 140_00, closing: 170_00 })
  expect(later.months[0]).toMatchObject({ month: `${year + 1}-01`, shares: 30_00 })
  expect((await readYear(services, booster.id, year)).closing).toBe(140_00)
  const pdf = await app.inject({
    url: `/v1/booster/years/${year + 1}/pdf?language=de`,
    headers: { authorization: `Bearer ${await signIn(services, booster.id)}` },
  })
  expect(pdf.headers['content-type']).toBe('application/pdf')
  const customer = await signIn(services, (await insertCustomer(services)).id)
  const foreign = await app.inject({
    url: `/v1/booster/years/${year}`,
    headers: { authorization: `Bearer ${customer}` },
  })
  expect(foreign.statusCode).toBe(403)
})
