import { expect, test } from 'vitest'
import { deadlines } from '#core/orders/deadlines.ts'
import { act } from '#server/test/act.ts'
import { bookAccepted, inHours } from '#server/test/coaching.ts'
import { openServices } from '#server/test/open-app.ts'
import { pauseOrder } from '../order/pause-order.ts'
import { acceptLesson } from './accept-lesson.ts'
import { proposeLesson } from './propose-lesson.ts'
import { remindOfSession } from './remind-of-session.ts'

const services = await openServices()

async function agreed(hours: number) {
  const booked = await bookAccepted(services)
  const at = inHours(services, hours)
  await act(services, proposeLesson, booked.coach, booked.orderId, at)
  await act(services, acceptLesson, booked.customer, booked.orderId, at)
  return booked
}

async function remindersOf(orderId: string) {
  const [notices, mails] = await Promise.all([
    services.db.selectFrom('notifications').selectAll().where('code', '=', 'session_soon').execute(),
    services.db.selectFrom('mails').selectAll().where('ref', 'like', `session_soon:%:${orderId}:%`).execute(),
  ])
  return {
    told: notices.filter(({ params }) => params.order_id === orderId).map((row) => row.user_id),
    mails,
  }
}

test('both sides are reminded of a session once, some hours before it begins', async () => {
  const { coach, customer, orderId } = await agreed(24)
  expect(await remindOfSession(services)).toBe(0)
  services.advance(24 * 3_600_000 - deadlines.sessionReminder.ms)
  await Promise.all([remindOfSession(services), remindOfSession(services)])
  const { told, mails } = await remindersOf(orderId)
  expect(told.toSorted()).toEqual([coach.id, customer.id].toSorted())
  expect(mails.map(({ user_id }) => user_id).toSorted()).toEqual([coach.id, customer.id].toSorted())
  expect(mails[0]?.body).toMatch(/It starts .+ \(Europe\/Berlin\)\./)
  expect(await remindOfSession(services)).toBe(0)
})

test('a session that moved has a reminder of its own; one of a paused order has none', async () => {
  const { coach, customer, orderId } = await agreed(2)
  expect(await remindOfSession(services)).toBe(1)
  const later = inHours(services, 26)
  await act(services, proposeLesson, coach, orderId, later)
  await act(services, acceptLesson, customer, orderId, later)
  expect(await remindOfSession(services)).toBe(0)
  const paused = await agreed(26)
  await act(services, pauseOrder, paused.customer, paused.orderId, 'pause')
  services.advance(24 * 3_600_000)
  expect(await remindOfSession(services)).toBe(1)
  expect((await remindersOf(orderId)).mails).toHaveLength(4)
  expect((await remindersOf(paused.orderId)).mails).toEqual([])
})
