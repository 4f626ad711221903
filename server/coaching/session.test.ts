import { afterAll, expect, test } from 'vitest'
import { checkLedger } from '../ledger/check-ledger.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { claimOrder } from '../orders/claim-order.ts'
import { completeOrder } from '../orders/complete-order.ts'
import { finishOrder } from '../orders/finish-order.ts'
import { getOrder } from '../orders/get-order.ts'
import { recordGame } from '../orders/record-games.ts'
import { rejectProof } from '../orders/reject-proof.ts'
import {
  type Booked,
  book,
  bookAccepted,
  bookWith,
  inHours,
  insertCoach,
  readOrder,
} from '../test/coaching.ts'
import { insertOrder, insertStaff } from '../test/factories.ts'
import { openServices } from '../test/open-app.ts'
import { balanceOf, outcomes } from '../test/payments.ts'
import { transaction } from '../work.ts'
import { acceptSession } from './accept-session.ts'
import { proposeSession } from './propose-session.ts'
import { recordSession } from './record-session.ts'

const services = await openServices()

afterAll(async () => {
  expect(await checkLedger(services.db)).toEqual([])
})

const notes = 'We watched two games. Ward before you push, and look at the map first.'

async function sessionOf({ customer, orderId }: Booked) {
  const { session } = await getOrder(services, customer, orderId)
  if (!session) throw new Error('no session')
  return session
}

/** A session that begins now. */
async function agreeNow({ coach, customer, orderId }: Booked) {
  const at = inHours(services, 1)
  await proposeSession(services, coach, orderId, at)
  await acceptSession(services, customer, orderId, at)
  services.advance(3_600_001)
  return at
}

test('one side proposes, the other accepts; both are notified and the timeline records it', async () => {
  const booked = await bookAccepted(services)
  const { coach, customer, orderId } = booked
  const at = inHours(services, 24)
  await proposeSession(services, customer, orderId, at)
  expect(await sessionOf(booked)).toMatchObject({
    agreed_at: null,
    proposal: { starts_at: at, by: 'customer' },
  })
  await expect(acceptSession(services, customer, orderId, at)).rejects.toThrow('session_time_changed')
  await acceptSession(services, coach, orderId, at)
  expect(await sessionOf(booked)).toMatchObject({ agreed_at: at, proposal: null })
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
  await proposeSession(services, coach, orderId, first)
  await acceptSession(services, customer, orderId, first)
  await proposeSession(services, customer, orderId, second)
  expect(await sessionOf(booked)).toMatchObject({ agreed_at: first, proposal: { starts_at: second } })
  await acceptSession(services, coach, orderId, second)
  expect(await sessionOf(booked)).toMatchObject({ agreed_at: second, proposal: null })
})

test('two sessions of one coach don’t overlap: of two acceptances at once one counts, and the other side is told', async () => {
  const coach = await insertCoach(services)
  for (let round = 0; round < 10; round++) {
    const [one, other] = [await bookWith(services, coach), await bookWith(services, coach)]
    for (const { orderId } of [one, other]) await claimOrder(services, coach, orderId)
    const first = inHours(services, 24 + round * 10)
    const second = inHours(services, 24.5 + round * 10)
    await proposeSession(services, one.customer, one.orderId, first)
    await proposeSession(services, coach, other.orderId, second)
    const both = await outcomes([
      acceptSession(services, coach, one.orderId, first),
      acceptSession(services, other.customer, other.orderId, second),
    ])
    expect(both).toEqual({ kept: 1, broken: ['session_overlaps'] })
    const next = inHours(services, 26 + round * 10)
    await proposeSession(services, coach, other.orderId, next)
    await acceptSession(services, other.customer, other.orderId, next)
  }
})

test('a past time can be neither proposed nor accepted, nor can one a year ahead', async () => {
  const { coach, customer, orderId } = await bookAccepted(services)
  await expect(proposeSession(services, customer, orderId, inHours(services, -1))).rejects.toThrow(
    'session_time_past',
  )
  await expect(proposeSession(services, customer, orderId, inHours(services, 24 * 365))).rejects.toThrow(
    'bad_params',
  )
  const soon = inHours(services, 1)
  await proposeSession(services, customer, orderId, soon)
  services.advance(3_600_001)
  await expect(acceptSession(services, coach, orderId, soon)).rejects.toThrow('session_time_past')
})

test('of ten acceptances at once one counts', async () => {
  const { coach, customer, orderId } = await bookAccepted(services)
  const at = inHours(services, 24)
  await proposeSession(services, customer, orderId, at)
  const all = await outcomes(Array.from({ length: 10 }, () => acceptSession(services, coach, orderId, at)))
  expect(all).toEqual({ kept: 1, broken: Array(9).fill('session_time_changed') })
})

test('a new proposal and the acceptance of the old one at once: nobody agrees to a time they did not see', async () => {
  for (let round = 0; round < 20; round++) {
    const booked = await bookAccepted(services)
    const { coach, customer, orderId } = booked
    const [first, second] = [inHours(services, 24), inHours(services, 48)]
    await proposeSession(services, customer, orderId, first)
    const [accepted] = await Promise.allSettled([
      acceptSession(services, coach, orderId, first),
      proposeSession(services, customer, orderId, second),
    ])
    const session = await sessionOf(booked)
    expect(session.proposal).toEqual({ starts_at: second, by: 'customer' })
    expect(session.agreed_at).toBe(accepted.status === 'fulfilled' ? first : null)
  }
})

test('only the two sides of an order in progress can set its times', async () => {
  const waiting = await book(services)
  const at = inHours(services, 24)
  await expect(proposeSession(services, waiting.customer, waiting.orderId, at)).rejects.toThrow(
    'order_state_changed',
  )
  await expect(proposeSession(services, waiting.coach, waiting.orderId, at)).rejects.toThrow(
    'order_not_found',
  )
  const { orderId } = await bookAccepted(services)
  await expect(proposeSession(services, await insertCoach(services), orderId, at)).rejects.toThrow(
    'order_not_found',
  )
  const staff = await insertStaff(services, ['EditOrders'])
  await expect(proposeSession(services, staff, orderId, at)).rejects.toThrow('order_state_changed')
  const climb = await insertOrder(services, { status: 'boosting', customerId: waiting.customer.id })
  await expect(proposeSession(services, waiting.customer, climb.id, at)).rejects.toThrow(
    'order_state_changed',
  )
})

test('hours count once their session has begun; the last ones submit the order with the notes as its proof', async () => {
  const booked = await bookAccepted(services)
  const { coach, customer, orderId } = booked
  const record = (hours: number) =>
    transaction(services, (work) => recordSession(work, coach, orderId, { hours, notes }))
  await expect(record(1)).rejects.toThrow('session_not_held')
  const at = inHours(services, 1)
  await proposeSession(services, coach, orderId, at)
  await acceptSession(services, customer, orderId, at)
  await expect(record(1)).rejects.toThrow('session_not_held')
  services.advance(3_600_001)
  await expect(record(3)).rejects.toThrow('bad_params')
  await expect(
    transaction(services, (work) => recordSession(work, customer, orderId, { hours: 1, notes })),
  ).rejects.toThrow('order_state_changed')
  await record(1)
  expect(await sessionOf(booked)).toEqual({
    agreed_at: null,
    proposal: null,
    held: [{ number: 1, hours: 1, notes, held_at: at }],
  })
  await expect(finishOrder(services, coach, orderId, { anyway: false })).rejects.toThrow('session_not_held')
  await agreeNow(booked)
  await record(1)
  expect((await readOrder(services, orderId)).status).toBe('verification_required')
  await completeOrder(services, customer, orderId)
  expect(await balanceOf(services, 'booster_pending', coach.id)).toBe(2_400)
})

test('the same session recorded twice at once counts once', async () => {
  const booked = await bookAccepted(services, { hours: 3 })
  await agreeNow(booked)
  const all = await outcomes(
    Array.from({ length: 6 }, () =>
      transaction(services, (work) => recordSession(work, booked.coach, booked.orderId, { hours: 1, notes })),
    ),
  )
  expect(all).toEqual({ kept: 1, broken: Array(5).fill('session_not_held') })
  expect((await sessionOf(booked)).held).toHaveLength(1)
})

test('sent back by staff, it is submitted again without a screenshot; it has no games', async () => {
  const booked = await bookAccepted(services, { hours: 1 })
  const { coach, orderId } = booked
  await agreeNow(booked)
  await transaction(services, (work) => recordSession(work, coach, orderId, { hours: 1, notes }))
  await rejectProof(
    services,
    await insertStaff(services, ['EditOrders']),
    orderId,
    'The notes are another order’s',
  )
  const standing = { tier: 'gold' as const, division: 4, points: 10 }
  const game = { result: 'won' as const, points: 20, standing, character: null, proof_file_id: null }
  await expect(transaction(services, (work) => recordGame(work, coach, orderId, game))).rejects.toThrow(
    'order_state_changed',
  )
  await finishOrder(services, coach, orderId, { anyway: false })
  expect((await readOrder(services, orderId)).status).toBe('verification_required')
})

test('staff who end it half-way pay the completed hours and refund the others', async () => {
  const booked = await bookAccepted(services)
  const { coach, customer, orderId } = booked
  await agreeNow(booked)
  await transaction(services, (work) => recordSession(work, coach, orderId, { hours: 1, notes }))
  const staff = await insertStaff(services, ['EditOrders'])
  await cancelOrder(services, staff, orderId, { refund_to: 'balance', reason: 'Both sides asked for it' })
  expect(await balanceOf(services, 'customer_balance', customer.id)).toBe(2_000)
  expect(await balanceOf(services, 'booster_pending', coach.id)).toBe(1_200)
})
