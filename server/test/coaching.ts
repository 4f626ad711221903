import { hourMs } from '#core/base/durations.ts'
import type { CoachingConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { coachLevel } from '#core/orders/coaching.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { createOrder } from '#server/orders/checkout/create-order.ts'
import { payByBalance } from '#server/orders/checkout/pay-by-balance.ts'
import { saveOffer } from '#server/orders/coaching/save-offer.ts'
import { claimOrder } from '#server/orders/order/claim-order.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { insertBooster, insertCustomer, type TestServices } from './factories.ts'
import { fund } from './payments.ts'

export const anOffer = {
  hourly: 2_000,
  languages: ['en' as const],
  teaches: 'How to read the map before you move.',
  teaches_in: 'en' as const,
  free: [{ day: 1, from: 18, to: 22 }],
  time_zone: 'Europe/Berlin',
  active: true,
}

/** A booster who plays League of Legends at exactly the lowest rank of a coach. */
export function insertDiamond(services: TestServices, options: Parameters<typeof insertBooster>[1] = {}) {
  const game = games['league-of-legends']
  return insertBooster(services, { ceilings: { [game.id]: coachLevel(game) }, ...options })
}

/** The same with an open offer. */
export async function insertCoach(services: TestServices, offer: Partial<typeof anOffer> = {}) {
  const coach = await insertDiamond(services)
  await act(services, saveOffer, coach, 'league-of-legends', { ...anOffer, ...offer })
  return coach
}

export function hoursWith(coach: { id: string }, change: Partial<CoachingConfig> = {}): CoachingConfig {
  return {
    service: 'coaching',
    game: 'league-of-legends',
    coachId: coach.id,
    hours: 2,
    wishes: '',
    ...change,
  }
}

export type Booked = { coach: Caller; customer: Caller; orderId: string }

/** Two hours, paid; the coach has not answered yet. */
export async function book(services: TestServices, change: Partial<CoachingConfig> = {}): Promise<Booked> {
  return bookWith(services, await insertCoach(services), change)
}

/** The same with an existing coach. */
export async function bookWith(
  services: TestServices,
  coach: Caller,
  change: Partial<CoachingConfig> = {},
): Promise<Booked> {
  const customer = await insertCustomer(services)
  const { id, total } = await createOrder(services, customer, {
    config: hoursWith(coach, change),
    locale: 'en',
  })
  await fund(services, customer.id, total)
  await transaction(services, (work) =>
    payByBalance(work, customer, id, {
      accept_risk: true,
      start_now: '1.0',
      withdrawal_ends: '1.0',
      method: 'balance',
    }),
  )
  return { coach, customer, orderId: id }
}

/** The same, accepted by its coach. */
export async function bookAccepted(services: TestServices, change: Partial<CoachingConfig> = {}) {
  const booked = await book(services, change)
  await act(services, claimOrder, booked.coach, booked.orderId)
  return booked
}

export function readOrder({ db }: TestServices, id: string): Promise<OrderRow> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export function inHours(services: TestServices, hours: number): string {
  return new Date(services.now().getTime() + hours * hourMs).toISOString()
}
