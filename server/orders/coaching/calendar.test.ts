import { expect, test } from 'vitest'
import { hourMs } from '#core/base/durations.ts'
import { weekOf } from '#core/base/weeks.ts'
import { setAway } from '#server/boosters/facts/booster-store.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { act } from '#server/test/act.ts'
import { type Booked, bookAccepted, bookWith, inHours, insertCoach } from '#server/test/coaching.ts'
import { insertBooster, insertStaff } from '#server/test/factories.ts'
import { codesFor } from '#server/test/news.ts'
import { openServices } from '#server/test/open-app.ts'
import { getOrder } from '../order/get-order.ts'
import { pauseOrder } from '../order/pause-order.ts'
import { acceptLesson } from './accept-lesson.ts'
import { getCoachCalendar } from './get-coach-calendar.ts'
import { proposeLesson } from './propose-lesson.ts'
import { recordLesson } from './record-lesson.ts'
import { remindOfSession } from './remind-of-session.ts'
import { saveMeetingLink, saveUsualMeetingLink } from './save-meeting-link.ts'
import { saveTeachingHours } from './save-teaching-hours.ts'

const services = await openServices()

const usual = 'https://meet.google.com/abc-defg-hij'
const own = 'https://whereby.com/wave-control'

async function agreed(hours = 24): Promise<Booked & { at: string }> {
  const booked = await bookAccepted(services)
  const at = inHours(services, hours)
  await act(services, proposeLesson, booked.customer, booked.orderId, at)
  await act(services, acceptLesson, booked.coach, booked.orderId, at)
  return { ...booked, at }
}

const meeting = async ({ orderId, ...people }: Booked, viewer: 'coach' | 'customer') =>
  (await getOrder(services, people[viewer], orderId)).session?.meeting

test('the customer reads the link from the reminder to the end of the session, the coach always', async () => {
  const booked = await agreed()
  await act(services, saveUsualMeetingLink, booked.coach, usual)
  expect(await meeting(booked, 'coach')).toMatchObject({ link: usual, is_own: false })
  expect(await meeting(booked, 'customer')).toMatchObject({ link: null, is_set: true })
  services.advance(21 * hourMs)
  expect(await meeting(booked, 'customer')).toMatchObject({ link: usual })
  services.advance(5 * hourMs)
  expect(await meeting(booked, 'customer')).toMatchObject({ link: null })
  expect(await meeting(booked, 'coach')).toMatchObject({ link: usual })
})

test('a link of one session replaces the usual one, and goes with its session', async () => {
  const booked = await agreed(2)
  await act(services, saveUsualMeetingLink, booked.coach, usual)
  await act(services, saveMeetingLink, booked.coach, booked.orderId, own)
  expect(await meeting(booked, 'customer')).toMatchObject({ link: own, is_own: true })
  services.advance(2 * hourMs)
  await act(services, recordLesson, booked.coach, booked.orderId, {
    hours: 1,
    notes: 'We watched two of your games.',
  })
  const again = inHours(services, 1)
  await act(services, proposeLesson, booked.customer, booked.orderId, again)
  await act(services, acceptLesson, booked.coach, booked.orderId, again)
  expect(await meeting(booked, 'customer')).toMatchObject({ link: usual, is_own: false })
})

test('nobody meets while the order is paused or disputed, or after the session was moved', async () => {
  const staff = await insertStaff(services, ['EditOrders'])
  const paused = await agreed(2)
  await act(services, saveMeetingLink, paused.coach, paused.orderId, own)
  expect(await meeting(paused, 'customer')).toMatchObject({ link: own })
  await act(services, pauseOrder, staff, paused.orderId, 'pause')
  expect(await meeting(paused, 'customer')).toMatchObject({ link: null, is_set: true })
  await expect(act(services, saveMeetingLink, paused.coach, paused.orderId, null)).rejects.toMatchObject({
    code: 'order_state_changed',
  })

  const moved = await agreed(2)
  await act(services, saveMeetingLink, moved.coach, moved.orderId, own)
  const later = inHours(services, 30)
  await act(services, proposeLesson, moved.coach, moved.orderId, later)
  expect(await meeting(moved, 'customer')).toMatchObject({ link: own })
  await act(services, acceptLesson, moved.customer, moved.orderId, later)
  expect(await meeting(moved, 'customer')).toMatchObject({ link: null, is_set: true })
})

test('a banned coach’s link is gone at once', async () => {
  const booked = await agreed(2)
  await act(services, saveMeetingLink, booked.coach, booked.orderId, own)
  await services.db
    .updateTable('users')
    .set({ banned_at: services.now() })
    .where('id', '=', booked.coach.id)
    .execute()
  expect(await meeting(booked, 'customer')).toMatchObject({ link: null })
})

test('only the coach of the order sets it, and only a room; a new one that can be read is told once', async () => {
  const booked = await agreed(2)
  const refused = async (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'done',
      (error: { code: string }) => error.code,
    )
  const { orderId, customer, coach } = booked
  expect(await refused(act(services, saveMeetingLink, customer, orderId, own))).toBe('order_state_changed')
  const stranger = await insertCoach(services)
  expect(await refused(act(services, saveMeetingLink, stranger, orderId, own))).toBe('order_not_found')
  const discord = 'https://discord.gg/abc'
  expect(await refused(act(services, saveMeetingLink, coach, orderId, discord))).toBe('meeting_link_invalid')
  const plain = await insertBooster(services, { ceilings: { 'league-of-legends': 0 } })
  expect(await refused(act(services, saveUsualMeetingLink, plain, usual))).toBe('coach_not_eligible')
  expect(await refused(act(services, saveUsualMeetingLink, plain, null))).toBe('done')
  await act(services, saveMeetingLink, coach, orderId, own)
  await act(services, saveMeetingLink, coach, orderId, own)
  const codes = await codesFor(services, customer.id)
  expect(codes.filter((code) => code === 'session_link')).toHaveLength(1)
})

test('the reminder’s mail names the room, to both', async () => {
  const { coach, orderId } = await agreed(2)
  await act(services, saveUsualMeetingLink, coach, usual)
  await remindOfSession(services)
  const mails = await services.db
    .selectFrom('mails')
    .select('body')
    .where('kind', '=', 'session_soon')
    .where('ref', 'like', `%${orderId}%`)
    .execute()
  expect(mails).toHaveLength(2)
  for (const { body } of mails) expect(body).toContain(usual)
})

test('a week shows what is taught and booked: asked, proposed, agreed and held; of others’ nothing', async () => {
  const { coach, customer, orderId, at } = await agreed(24)
  await act(services, saveTeachingHours, coach, {
    time_zone: 'UTC',
    spans: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: 12 * 60, to: 18 * 60 })),
    exceptions: [],
    notice_hours: 2,
    ahead_days: 14,
  })
  await bookWith(services, coach)
  const week = (day: string) => getCoachCalendar(services, coach, day.slice(0, 10))
  expect(await week(at)).toMatchObject({
    time_zone: 'UTC',
    week: weekOf('UTC', Date.parse(at)),
    open: { length: 7 },
    sessions: [{ order_id: orderId, starts_at: at, hours: 2, state: 'agreed', has_link: false }],
  })
  const later = inHours(services, 48)
  await act(services, proposeLesson, customer, orderId, later)
  const states = async (day: string) =>
    (await week(day)).sessions.filter(({ starts_at }) => starts_at === day).map(({ state }) => state)
  expect(await states(later)).toEqual(['proposed'])
  services.advance(24 * hourMs)
  await act(services, recordLesson, coach, orderId, { hours: 1, notes: 'We watched two of your games.' })
  expect(await states(at)).toEqual(['held'])
  const other = await insertCoach(services)
  expect((await getCoachCalendar(services, other, at.slice(0, 10))).sessions).toEqual([])
})

test('who is away teaches nothing meanwhile, and a week is at most a year away', async () => {
  const coach = await insertCoach(services)
  await act(services, saveTeachingHours, coach, {
    time_zone: 'UTC',
    spans: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: 0, to: 24 * 60 })),
    exceptions: [],
    notice_hours: 2,
    ahead_days: 14,
  })
  await transaction(services, ({ tx, now }) => setAway(tx, coach.id, { awayAt: now, awayUntil: null }))
  const next = await getCoachCalendar(services, coach, inHours(services, 7 * 24).slice(0, 10))
  expect(next.open).toEqual([])
  expect(next.away).toMatchObject({ until: null })
  const far = await getCoachCalendar(services, coach, '9999-12-31')
  expect(Date.parse(far.week) - services.now().getTime()).toBeLessThan(367 * 24 * hourMs)
})
