import { afterAll, expect, test } from 'vitest'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import {
  type Booked,
  book,
  bookAccepted,
  bookWith,
  inHours,
  insertCoach,
  readOrder,
} from '#server/test/coaching.ts'
import { insertOrder, insertStaff } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { balanceOf, outcomes } from '#server/test/payments.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { claimOrder } from '../order/claim-order.ts'
import { completeOrder } from '../order/complete-order.ts'
import { finishOrder } from '../order/finish-order.ts'
import { getOrder } from '../order/get-order.ts'
import { recordGame } from '../order/record-games.ts'
import { rejectProof } from '../order/reject-proof.ts'
import { acceptLesson } from './accept-lesson.ts'
import { proposeLesson } from './propose-lesson.ts'
import { recordLesson } from './record-lesson.ts'

const services = await openServices()

afterAll(async () => {
  expect(await checkLedger(services.db)).toEqual([])
})

const notes = 'We watched two games. Ward before you push, and look at the map first.'

async function lessonOf({ customer, orderId }: Booked) {
  const { session: lesson } = await getOrder(services, customer, orderId)
  if (!lesson) throw new Error('no lesson')
  return lesson
}

async function bookAcceptedWith(coach: Caller): Promise<Booked> {
  const booked = await bookWith(services, coach)
  await act(services, claimOrder, coach, booked.orderId)
  return booked
}

/** A lesson that begins now. */
async function agreeNow({ coach, customer, orderId }: Booked) {
  const at = inHours(services, 1)
  await act(services, proposeLesson, coach, orderId, at)
  await act(services, acceptLesson, customer, orderId, at)
  services.advance(3_600_001)
  return at
}

test('one side proposes, the other accepts; both are notified and the timeline records it', async () => {
  const booked = await bookAccepted(services)
  const { coach, customer, orderId } = booked
  const at = inHours(services, 24)
  await act(services, proposeLesson, customer, orderId, at)
  expect(await lessonOf(booked)).toMatchObject({
    agreed_at: null,
    proposal: { starts_at: at, by: 'customer' },
  })
  await expect(act(services, acceptLesson, customer, orderId, at)).rejects.toThrow('session_time_changed')
  await act(services, acceptLesson, coach, orderId, at)
  expect(await lessonOf(booked)).toMatchObject({ agreed_at: at, proposal: null })
  const { events } = await getOrder(services, customer, orderId)
  expect(events.slice(-2)).toMatchObject([
    { action: 'session_proposed', actor: 'customer', reason: at },
    { action: 'session_agreed', actor: 'booster', reason: at, from: 'boosting', to: 'boosting' },
  ])
  const told = await services.db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', 'in', [coach.id, customer.id])
    .orderBy('id')
    .execute()
  const codes = (id: string) => told.filter(({ user_id }) => user_id === id).map(({ code }) => code)
  expect(codes(coach.id)).toEqual(['coach_asked', 'session_proposed'])
  expect(codes(customer.id)).toEqual(['order_paid', 'coach_accepted', 'session_agreed'])
})

test('a new proposal leaves the agreed time in effect until it is accepted', async () => {
  const booked = await bookAccepted(services)
  const { coach, customer, orderId } = booked
  const [first, second] = [inHours(services, 24), inHours(services, 48)]
  await act(services, proposeLesson, coach, orderId, first)
  await act(services, acceptLesson, customer, orderId, first)
  await act(services, proposeLesson, customer, orderId, second)
  expect(await lessonOf(booked)).toMatchObject({ agreed_at: first, proposal: { starts_at: second } })
  await act(services, acceptLesson, coach, orderId, second)
  expect(await lessonOf(booked)).toMatchObject({ agreed_at: second, proposal: null })
})

test('a past time can be neither proposed nor accepted, nor can one a year ahead', async () => {
  const { coach, customer, orderId } = await bookAccepted(services)
  await expect(act(services, proposeLesson, customer, orderId, inHours(services, -1))).rejects.toThrow(
    'session_time_past',
  )
  await expect(act(services, proposeLesson, customer, orderId, inHours(services, 24 * 365))).rejects.toThrow(
    'bad_params',
  )
  const soon = inHours(services, 1)
  await act(services, proposeLesson, customer, orderId, soon)
  services.advance(3_600_001)
  await expect(act(services, acceptLesson, coach, orderId, soon)).rejects.toThrow('session_time_past')
})

test('of ten acceptances at once one counts', async () => {
  const { coach, customer, orderId } = await bookAccepted(services)
  const at = inHours(services, 24)
  await act(services, proposeLesson, customer, orderId, at)
  const all = await outcomes(
    Array.from({ length: 10 }, () => act(services, acceptLesson, coach, orderId, at)),
  )
  expect(all).toEqual({ kept: 1, broken: Array(9).fill('session_time_changed') })
})

test('a new proposal and the acceptance of the old one at once: nobody agrees to a time they did not see', async () => {
  for (let round = 0; round < 20; round++) {
    const booked = await bookAccepted(services)
    const { coach, customer, orderId } = booked
    const [first, second] = [inHours(services, 24), inHours(services, 48)]
    await act(services, proposeLesson, customer, orderId, first)
    const [accepted] = await Promise.allSettled([
      act(services, acceptLesson, coach, orderId, first),
      act(services, proposeLesson, customer, orderId, second),
    ])
    const lesson = await lessonOf(booked)
    expect(lesson.proposal).toEqual({ starts_at: second, by: 'customer' })
    expect(lesson.agreed_at).toBe(accepted.status === 'fulfilled' ? first : null)
  }
})

test('a coach has one lesson at a time: its hours are taken for everyone else, and the next can begin as it ends', async () => {
  const first = await bookAccepted(services)
  const second = await bookAcceptedWith(first.coach)
  const [before, at, during, after] = [23, 24, 25, 26].map((hours) => inHours(services, hours)) as [
    ...[string, string, string, string],
  ]
  await act(services, proposeLesson, first.coach, first.orderId, at)
  // Both proposals can wait at once, but only one can be accepted.
  await act(services, proposeLesson, second.customer, second.orderId, during)
  await act(services, acceptLesson, first.customer, first.orderId, at)
  const taken = { code: 'session_time_taken' }
  await expect(act(services, acceptLesson, first.coach, second.orderId, during)).rejects.toMatchObject(taken)
  for (const time of [before, at, during])
    await expect(act(services, proposeLesson, second.customer, second.orderId, time)).rejects.toMatchObject(
      taken,
    )
  // A lesson can move within its own hours.
  await act(services, proposeLesson, first.customer, first.orderId, during)
  await act(services, proposeLesson, second.customer, second.orderId, after)
  await act(services, acceptLesson, second.coach, second.orderId, after)
})

test('ten customers agree with one coach on the same hour at once: one lesson comes about', async () => {
  const coach = await insertCoach(services)
  const booked = await Promise.all(Array.from({ length: 10 }, () => bookAcceptedWith(coach)))
  const at = inHours(services, 30)
  for (const { orderId } of booked) await act(services, proposeLesson, coach, orderId, at)
  const all = await outcomes(
    booked.map(({ customer, orderId }) => act(services, acceptLesson, customer, orderId, at)),
  )
  expect(all).toEqual({ kept: 1, broken: Array(9).fill('session_time_taken') })
})

test('only the two sides of an order in progress can set its times', async () => {
  const waiting = await book(services)
  const at = inHours(services, 24)
  await expect(act(services, proposeLesson, waiting.customer, waiting.orderId, at)).rejects.toThrow(
    'order_state_changed',
  )
  await expect(act(services, proposeLesson, waiting.coach, waiting.orderId, at)).rejects.toThrow(
    'order_not_found',
  )
  const { orderId } = await bookAccepted(services)
  await expect(act(services, proposeLesson, await insertCoach(services), orderId, at)).rejects.toThrow(
    'order_not_found',
  )
  const staff = await insertStaff(services, ['EditOrders'])
  await expect(act(services, proposeLesson, staff, orderId, at)).rejects.toThrow('order_state_changed')
  const climb = await insertOrder(services, { status: 'boosting', customerId: waiting.customer.id })
  await expect(act(services, proposeLesson, waiting.customer, climb.id, at)).rejects.toThrow(
    'order_state_changed',
  )
})

test('hours count once their lesson has begun; the last ones submit the order with the notes as its proof', async () => {
  const booked = await bookAccepted(services)
  const { coach, customer, orderId } = booked
  const record = (hours: number) =>
    transaction(services, (work) => recordLesson(work, coach, orderId, { hours, notes }))
  await expect(record(1)).rejects.toThrow('session_not_held')
  const at = inHours(services, 1)
  await act(services, proposeLesson, coach, orderId, at)
  await act(services, acceptLesson, customer, orderId, at)
  await expect(record(1)).rejects.toThrow('session_not_held')
  services.advance(3_600_001)
  await expect(record(3)).rejects.toThrow('bad_params')
  await expect(
    transaction(services, (work) => recordLesson(work, customer, orderId, { hours: 1, notes })),
  ).rejects.toThrow('order_state_changed')
  await record(1)
  expect(await lessonOf(booked)).toEqual({
    agreed_at: null,
    held_until: null,
    lost_at: null,
    meeting: null,
    proposal: null,
    held: [{ number: 1, hours: 1, notes, held_at: at }],
  })
  await expect(act(services, finishOrder, coach, orderId, { anyway: false })).rejects.toThrow(
    'session_not_held',
  )
  await agreeNow(booked)
  await record(1)
  expect((await readOrder(services, orderId)).status).toBe('verification_required')
  await act(services, completeOrder, customer, orderId)
  expect(await balanceOf(services, 'booster_pending', coach.id)).toBe(2_400)
})

test('the same lesson recorded twice at once counts once', async () => {
  const booked = await bookAccepted(services, { hours: 3 })
  await agreeNow(booked)
  const all = await outcomes(
    Array.from({ length: 6 }, () =>
      transaction(services, (work) => recordLesson(work, booked.coach, booked.orderId, { hours: 1, notes })),
    ),
  )
  expect(all).toEqual({ kept: 1, broken: Array(5).fill('session_not_held') })
  expect((await lessonOf(booked)).held).toHaveLength(1)
})

test('sent back by staff, it is submitted again without a screenshot; it has no games', async () => {
  const booked = await bookAccepted(services, { hours: 1 })
  const { coach, orderId } = booked
  await agreeNow(booked)
  await transaction(services, (work) => recordLesson(work, coach, orderId, { hours: 1, notes }))
  await act(services, rejectProof, await insertStaff(services, ['EditOrders']), orderId, {
    reason: 'The notes are another order’s',
  })
  const standing = { tier: 'gold' as const, division: 4, points: 10 }
  const game = { result: 'won' as const, points: 20, standing, character: null, proof_file_id: null }
  await expect(transaction(services, (work) => recordGame(work, coach, orderId, game))).rejects.toThrow(
    'order_state_changed',
  )
  await act(services, finishOrder, coach, orderId, { anyway: false })
  expect((await readOrder(services, orderId)).status).toBe('verification_required')
})

test('staff who end it half-way pay the completed hours and refund the others', async () => {
  const booked = await bookAccepted(services)
  const { coach, customer, orderId } = booked
  await agreeNow(booked)
  await transaction(services, (work) => recordLesson(work, coach, orderId, { hours: 1, notes }))
  const staff = await insertStaff(services, ['EditOrders'])
  await act(services, cancelOrder, staff, orderId, {
    refund_to: 'balance',
    reason: 'Both sides asked for it',
  })
  expect(await balanceOf(services, 'customer_balance', customer.id)).toBe(2_000)
  expect(await balanceOf(services, 'booster_pending', coach.id)).toBe(1_200)
})
