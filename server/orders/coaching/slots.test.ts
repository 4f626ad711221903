import { expect, test } from 'vitest'
import { deadlines } from '#core/orders/deadlines.ts'
import { setAway, setPaused } from '#server/boosters/facts/booster-store.ts'
import { settlePayment } from '#server/money/payments/settle-payment.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { hoursWith, inHours, insertCoach, insertDiamond, readOrder } from '#server/test/coaching.ts'
import { insertBooster, insertCustomer } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { balanceOf, byBalance, fund, openAnother, outcomes, paidEvent } from '#server/test/payments.ts'
import { createOrder } from '../checkout/create-order.ts'
import { payByBalance } from '../checkout/pay-by-balance.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { claimOrder } from '../order/claim-order.ts'
import { dropOrder } from '../order/drop-order.ts'
import { getOrder } from '../order/get-order.ts'
import { listAvailableOrders } from '../order/list-available-orders.ts'
import { acceptLesson } from './accept-lesson.ts'
import { cancelMissedSlots } from './cancel-missed-slots.ts'
import { declineOrder } from './decline-order.ts'
import { listFreeSlots } from './free-slots.ts'
import { getTeachingHours } from './get-teaching-hours.ts'
import { listCoaches } from './list-coaches.ts'
import { proposeLesson } from './propose-lesson.ts'
import { saveTeachingHours } from './save-teaching-hours.ts'

const services = await openServices()

const days = [1, 2, 3, 4, 5, 6, 7]
/** Every day from noon to six in UTC, which the test's clock counts in too. */
const hours = {
  time_zone: 'UTC',
  spans: days.map((day) => ({ day, from: 12 * 60, to: 18 * 60 })),
  exceptions: [] as { date: string; span: { from: number; to: number } | null }[],
  notice_hours: 2,
  ahead_days: 14,
}

async function teacher(change: Partial<typeof hours> = {}): Promise<Caller> {
  const coach = await insertCoach(services)
  await act(services, saveTeachingHours, coach, { ...hours, ...change })
  return coach
}

const free = async (coach: Caller, length = 1) => (await listFreeSlots(services, coach.id, length)).starts

/** A start that is at least three days ahead, so that it lies beyond 48 hours. */
async function aStart(coach: Caller, length = 2): Promise<string> {
  const at = (await free(coach, length)).find((start) => start > inHours(services, 72))
  if (!at) throw new Error('no free start')
  return at
}

/** An order of two hours with a start, not paid yet. */
async function place(coach: Caller, starts_at: string | null, customer?: Caller) {
  const buyer = customer ?? (await insertCustomer(services))
  const { id, total } = await createOrder(services, buyer, {
    config: hoursWith(coach),
    locale: 'en',
    starts_at,
  })
  return { customer: buyer, orderId: id, total }
}

const pay = ({ customer, orderId }: { customer: Caller; orderId: string }) =>
  transaction(services, (work) => payByBalance(work, customer, orderId, byBalance))

async function bookAt(coach: Caller, at: string) {
  const placed = await place(coach, at)
  await fund(services, placed.customer.id, placed.total)
  await pay(placed)
  return placed
}

async function sessionOf(customer: Caller, orderId: string) {
  const { session } = await getOrder(services, customer, orderId)
  if (!session) throw new Error('no session')
  return session
}

test('a coach’s own hours come back as they were saved, without dates that are over, and without hours there are none', async () => {
  const coach = await insertCoach(services)
  expect(await getTeachingHours(services, coach)).toEqual({ may_teach: true, hours: null, next: [] })
  expect(await listFreeSlots(services, coach.id, 1)).toEqual({ time_zone: null, starts: [] })
  const ahead = { date: inHours(services, 72).slice(0, 10), span: null }
  const over = { date: inHours(services, -72).slice(0, 10), span: null }
  await act(services, saveTeachingHours, coach, { ...hours, exceptions: [ahead, over] })
  const saved = await getTeachingHours(services, coach)
  expect(saved.hours).toEqual({ ...hours, exceptions: [ahead] })
  expect(saved.next).toHaveLength(6)
  await act(services, saveTeachingHours, coach, { ...hours, spans: [], exceptions: [ahead] })
  expect((await getTeachingHours(services, coach)).hours).toBeNull()
})

test('only who can coach a game sets hours; who no longer can removes theirs', async () => {
  const plain = await insertBooster(services, { ceilings: { 'league-of-legends': 5 } })
  await expect(act(services, saveTeachingHours, plain, hours)).rejects.toThrow('coach_not_eligible')
  expect((await getTeachingHours(services, plain)).may_teach).toBe(false)
  const coach = await insertDiamond(services)
  await act(services, saveTeachingHours, coach, hours)
  await services.db
    .updateTable('booster_ceilings')
    .set({ ceiling: 5 })
    .where('user_id', '=', coach.id)
    .execute()
  await act(services, saveTeachingHours, coach, { ...hours, spans: [] })
  expect((await getTeachingHours(services, coach)).hours).toBeNull()
})

test('the list shows the hours that are taught in place of those of the offer, and that a time can be picked', async () => {
  const coach = await teacher({ spans: [{ day: 2, from: 18 * 60 + 30, to: 22 * 60 }] })
  const of = async (id: string) => {
    for (let page = 1; ; page++) {
      const { items, pageCount } = await listCoaches(services, { page })
      const found = items.find(({ coach_id }) => coach_id === id)
      if (found || page >= pageCount) return found
    }
  }
  expect(await of(coach.id)).toMatchObject({
    bookable: true,
    time_zone: 'UTC',
    free: [{ day: 2, from: 18.5, to: 22 }],
  })
  expect(await of((await insertCoach(services)).id)).toMatchObject({ bookable: false })
})

test('a picked start is held, agreed with the payment, and gone for everyone else', async () => {
  const coach = await teacher()
  const at = await aStart(coach)
  const placed = await place(coach, at)
  const { agreed_at, held_until } = await sessionOf(placed.customer, placed.orderId)
  expect(agreed_at).toBe(at)
  expect(Date.parse(held_until ?? '') - services.now().getTime()).toBeLessThanOrEqual(deadlines.slotHold.ms)
  expect(await free(coach)).not.toContain(at)
  await fund(services, placed.customer.id, placed.total)
  await pay(placed)
  expect(await sessionOf(placed.customer, placed.orderId)).toMatchObject({ agreed_at: at, held_until: null })
  services.advance(deadlines.slotHold.ms + 1)
  expect(await free(coach)).not.toContain(at)
  // The coach sees when, accepts the order, and has the time agreed at once.
  const board = await listAvailableOrders(services, coach)
  expect(board.items.find(({ order_id }) => order_id === placed.orderId)).toMatchObject({ session_at: at })
  await act(services, claimOrder, coach, placed.orderId)
  expect(await sessionOf(placed.customer, placed.orderId)).toMatchObject({ agreed_at: at, proposal: null })
})

test('ten customers want one start at once: one gets it, the others are refused', async () => {
  const coach = await teacher()
  const at = await aStart(coach)
  const customers = await Promise.all(Array.from({ length: 10 }, () => insertCustomer(services)))
  const all = await outcomes(customers.map((customer) => place(coach, at, customer)))
  expect(all).toEqual({ kept: 1, broken: Array(9).fill('slot_taken') })
})

test('starts that overlap meet the same refusal: of two hours and the hour after, one is booked', async () => {
  const coach = await teacher()
  const at = await aStart(coach)
  const later = new Date(Date.parse(at) + 3_600_000).toISOString()
  const all = await outcomes([place(coach, at), place(coach, later)])
  expect(all).toEqual({ kept: 1, broken: ['slot_taken'] })
})

test('a start that isn’t free is refused: outside the hours, too soon, too far ahead, or without hours', async () => {
  const coach = await teacher()
  const at = await aStart(coach)
  const half = new Date(Date.parse(at) + 1_800_000).toISOString()
  for (const wrong of [half, inHours(services, 1), inHours(services, 24 * 40)])
    await expect(place(coach, wrong)).rejects.toThrow('slot_taken')
  await expect(place(await insertCoach(services), at)).rejects.toThrow('slot_taken')
})

test('without a payment the time comes back after its hold, and another customer books it', async () => {
  const coach = await teacher()
  const at = await aStart(coach)
  const slow = await place(coach, at)
  services.advance(deadlines.slotHold.ms + 1)
  expect(await free(coach)).toContain(at)
  await bookAt(coach, at)
  await fund(services, slow.customer.id, slow.total)
  await expect(pay(slow)).rejects.toThrow('slot_taken')
  // They pick another start for the same order, and pay it.
  const other = await aStart(coach)
  const again = await place(coach, other, slow.customer)
  expect(again.orderId).toBe(slow.orderId)
  await pay(again)
  expect((await sessionOf(slow.customer, slow.orderId)).agreed_at).toBe(other)
})

test('a start that is still free is kept by a payment after its hold', async () => {
  const coach = await teacher()
  const at = await aStart(coach)
  const slow = await place(coach, at)
  await fund(services, slow.customer.id, slow.total)
  services.advance(deadlines.slotHold.ms + 1)
  await pay(slow)
  expect((await sessionOf(slow.customer, slow.orderId)).agreed_at).toBe(at)
})

test('money that arrives after someone else booked the time buys the hours without it, and the order says so', async () => {
  const coach = await teacher()
  const at = await aStart(coach)
  const slow = await place(coach, at)
  const payment = await openAnother(services, slow.customer, await readOrder(services, slow.orderId))
  services.advance(deadlines.slotHold.ms + 1)
  await bookAt(coach, at)
  const { id: eventId, ...word } = paidEvent(payment)
  await settlePayment(services, { ...word, eventId, provider: payment.provider })
  expect((await readOrder(services, slow.orderId)).status).toBe('waiting_for_booster')
  expect(await sessionOf(slow.customer, slow.orderId)).toMatchObject({ agreed_at: null, lost_at: at })
  await act(services, claimOrder, coach, slow.orderId)
  const next = await aStart(coach)
  await act(services, proposeLesson, slow.customer, slow.orderId, next)
  await act(services, acceptLesson, coach, slow.orderId, next)
  expect(await sessionOf(slow.customer, slow.orderId)).toMatchObject({ agreed_at: next, lost_at: null })
})

test('the order picked again without a time gives its time back', async () => {
  const coach = await teacher()
  const at = await aStart(coach)
  const { customer, orderId } = await place(coach, at)
  expect((await place(coach, null, customer)).orderId).toBe(orderId)
  expect(await free(coach)).toContain(at)
})

test('cancelled, declined or dropped, an order gives its time back', async () => {
  const coach = await teacher()
  const at = await aStart(coach)
  const first = await bookAt(coach, at)
  await act(services, cancelOrder, first.customer, first.orderId, { refund_to: 'balance' })
  expect(await balanceOf(services, 'customer_balance', first.customer.id)).toBe(first.total)
  const second = await bookAt(coach, at)
  await act(services, declineOrder, coach, second.orderId, 'I am away that day')
  const third = await bookAt(coach, at)
  await act(services, claimOrder, coach, third.orderId)
  await act(services, dropOrder, coach, third.orderId, { reason: 'I am ill' })
  expect(await free(coach)).toContain(at)
})

test('hours that change leave booked sessions where they are', async () => {
  const coach = await teacher()
  const at = await aStart(coach)
  const { customer, orderId } = await bookAt(coach, at)
  await act(services, saveTeachingHours, coach, { ...hours, spans: [{ day: 1, from: 0, to: 60 }] })
  expect((await sessionOf(customer, orderId)).agreed_at).toBe(at)
  await act(services, claimOrder, coach, orderId)
  expect((await sessionOf(customer, orderId)).agreed_at).toBe(at)
})

test('a coach who is away is booked from their return on; paused or banned, not at all', async () => {
  const coach = await teacher()
  const back = new Date(services.now().getTime() + 5 * 86_400_000)
  const away = (awayUntil: Date | null) =>
    transaction(services, ({ tx, now }) => setAway(tx, coach.id, { awayAt: now, awayUntil }))
  await away(back)
  const after = await free(coach)
  expect(after.length).toBeGreaterThan(0)
  expect(after.every((start) => Date.parse(start) >= back.getTime())).toBe(true)
  await away(null)
  expect(await free(coach)).toEqual([])
  const other = await teacher()
  await transaction(services, ({ tx, now }) => setPaused(tx, other.id, now))
  expect(await free(other)).toEqual([])
  const banned = await teacher()
  await services.db
    .updateTable('users')
    .set({ banned_at: services.now() })
    .where('id', '=', banned.id)
    .execute()
  expect(await free(banned)).toEqual([])
})

test('a coach who hasn’t answered when the booked session begins has the order cancelled and refunded, once', async () => {
  const coach = await teacher({ notice_hours: 0 })
  const [at = ''] = await free(coach, 2)
  const { customer, orderId, total } = await bookAt(coach, at)
  const { start_due_at } = await getOrder(services, customer, orderId)
  expect(start_due_at).toBe(at)
  expect(await cancelMissedSlots(services)).toBe(0)
  services.advance(Date.parse(at) - services.now().getTime() + 1)
  await Promise.all([cancelMissedSlots(services), cancelMissedSlots(services)])
  expect((await readOrder(services, orderId)).status).toBe('cancelled')
  expect(await balanceOf(services, 'customer_balance', customer.id)).toBe(total)
})

test('a session proposed by hand takes its hours from what can be booked', async () => {
  const coach = await teacher()
  const at = await aStart(coach)
  const { customer, orderId } = await bookAt(coach, at)
  await act(services, claimOrder, coach, orderId)
  const moved = (await free(coach, 2)).find((start) => start > at) ?? ''
  await act(services, proposeLesson, customer, orderId, moved)
  await act(services, acceptLesson, coach, orderId, moved)
  const starts = await free(coach, 2)
  expect(starts).toContain(at)
  expect(starts).not.toContain(moved)
})

test('the coach’s letter names the booked time, and answers are due before it', async () => {
  const coach = await teacher({ notice_hours: 0 })
  const [at = ''] = await free(coach, 2)
  const { orderId } = await bookAt(coach, at)
  const { number } = await readOrder(services, orderId)
  const mail = await services.db
    .selectFrom('mails')
    .select('body')
    .where('subject', 'like', `%PK-${number}`)
    .where('ref', 'like', 'coach_asked:%')
    .executeTakeFirstOrThrow()
  expect(mail.body).toMatch(/The session is booked for .+ \(Europe\/Berlin\)\./)
})
