import { expect, test } from 'vitest'
import { hourMs } from '#core/base/durations.ts'
import { formats } from '#i18n/format.ts'
import { cancelOrder } from '#server/orders/order/cancel-order.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { act } from '#server/test/act.ts'
import { insertCustomer, insertOrder } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { saveQuietHours } from '../notifications/quiet-store.ts'
import { mailProgress } from './mail-progress.ts'

const services = await openServices()
const { db, config } = services

const hourNow = () =>
  Number(
    new Intl.DateTimeFormat('en', {
      timeZone: config.timeZone,
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(services.now()),
  )

/** Lets time pass until clocks in the shop's time zone show this hour. */
function until(hour: number): void {
  do services.advance(hourMs)
  while (hourNow() !== hour)
}

async function play(orderId: string, boosterId: string | null, number: number, points: number) {
  const row = {
    order_id: orderId,
    booster_id: boosterId ?? '',
    number,
    result: 'won' as const,
    points,
    standing: JSON.stringify({ tier: 'silver', division: 2, points: 40 }),
    played_at: services.now(),
  }
  await db.insertInto('order_games').values(row).execute()
}

const digestsOf = (orderId: string) =>
  db
    .selectFrom('mails')
    .select(['body', 'content'])
    .where('kind', '=', 'progress_digest')
    .where('ref', 'like', `progress_digest:${orderId}:%`)
    .orderBy('id')
    .execute()
const words = (mail: object | undefined) => JSON.stringify(mail)

test('the day’s games are mailed once, in the evening, and the next mail has only what came after', async () => {
  until(15)
  const order = await insertOrder(services, { status: 'boosting' })
  await play(order.id, order.booster_id, 1, 21)
  until(18)
  await mailProgress(services)
  expect(await digestsOf(order.id)).toEqual([])
  until(19)
  await Promise.all([1, 2, 3].map(() => mailProgress(services)))
  const [first, ...more] = await digestsOf(order.id)
  expect(more).toEqual([])
  expect(words(first)).toMatch(/\+21/)

  // A second evening mail of the same day never goes out.
  await play(order.id, order.booster_id, 2, 13)
  until(21)
  await mailProgress(services)
  expect(await digestsOf(order.id)).toHaveLength(1)
  until(19)
  await mailProgress(services)
  const second = (await digestsOf(order.id))[1]
  expect(words(second)).toMatch(/\+13/)
  expect(words(second)).not.toMatch(/\+21/)

  // A day without a game has nothing to say.
  until(20)
  await mailProgress(services)
  expect(await digestsOf(order.id)).toHaveLength(2)
})

test('in quiet hours the day’s games wait for the hour after them', async () => {
  until(15)
  const order = await insertOrder(services, { status: 'boosting' })
  await play(order.id, order.booster_id, 1, 21)
  const hours = { from: 18 * 60, until: 20 * 60, zone: config.timeZone }
  await transaction(services, ({ tx }) => saveQuietHours(tx, order.customer_id, { hours, codes_wake: true }))
  until(19)
  await mailProgress(services)
  expect(await digestsOf(order.id)).toEqual([])
  until(20)
  await mailProgress(services)
  expect(await digestsOf(order.id)).toHaveLength(1)
})

test('struck games, games of two days ago and orders that are not played any more are no news', async () => {
  until(15)
  const struck = await insertOrder(services, { status: 'boosting' })
  await play(struck.id, struck.booster_id, 1, 21)
  await db
    .updateTable('order_games')
    .set({ struck_at: services.now(), struck_reason: 'wrong', struck_by: struck.customer_id })
    .where('order_id', '=', struck.id)
    .execute()
  const done = await insertOrder(services, { status: 'verification_required' })
  await play(done.id, done.booster_id, 1, 21)
  const late = await insertOrder(services, { status: 'boosting' })
  await play(late.id, late.booster_id, 1, 21)
  services.advance(48 * hourMs)
  until(19)
  await mailProgress(services)
  for (const { id } of [struck, done, late]) expect(await digestsOf(id)).toEqual([])
})

const refundMails = (email: string) =>
  db.selectFrom('mails').select(['kind', 'body']).where('recipient', '=', email).orderBy('id').execute()

test.each(['balance', 'payment_method'] as const)(
  'a cancelled order whose money goes back to the %s mails the refund once, with its amount',
  async (refund_to) => {
    const email = `refund-${refund_to}@example.com`
    const customer = await insertCustomer(services, { email })
    const { id, total } = await insertOrder(services, {
      status: 'waiting_for_booster',
      customerId: customer.id,
    })
    const cancel = () => act(services, cancelOrder, customer, id, { refund_to })
    const settled = await Promise.allSettled([cancel(), cancel(), cancel()])
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const mails = await refundMails(email)
    expect(mails.map(({ kind }) => kind)).toEqual(['order_refunded'])
    expect(mails[0]?.body).toContain(formats('en').money(total))
  },
)

test('a customer who cancels an unpaid order of their own gets no mail about it', async () => {
  const email = 'unpaid@example.com'
  const customer = await insertCustomer(services, { email })
  const { id } = await insertOrder(services, { customerId: customer.id })
  await act(services, cancelOrder, customer, id, { refund_to: 'balance' })
  expect(await refundMails(email)).toEqual([])
})
