import { matches } from '#core/people/matching.ts'
import type { OrderConfig, OrderServiceId } from '../choices/order-config.ts'
import type { GameId, QueueId } from '../games/game.ts'
import type { Away } from './away.ts'
import { kindOf } from './kinds.ts'
import type { OrderStatus } from './lifecycle.ts'

/**
 * Codes of spec 8; the last six are ours: a booster who dropped or declined an order can't take it again, one whom
 * staff paused takes none from the board, a frozen order has to wait until the bank decides about its payment, an
 * order opens first to the boosters of its first waves, one that names a booster waits for them alone, and a booster can leave
 * out a queue.
 */
export const claimRefusalCodes = [
  'user_not_booster',
  'account_banned',
  'booster_not_available',
  'not_eligible_to_claim_this_league_orders',
  'solo_order_claim_limit_reached',
  'duo_order_claim_limit_reached',
  'coach_not_eligible',
  'order_not_available',
  'booster_blocked_on_order',
  'booster_paused',
  'order_frozen',
  'order_opens_later',
  'order_names_other',
  'queue_left_out',
] as const
export type ClaimRefusalCode = (typeof claimRefusalCodes)[number]

/** The booster's side of the decision; `Away` decides only whether they are asked. */
export type ClaimingBooster = Away & {
  id: string
  isBooster: boolean
  banned: boolean
  /** By staff; a coach who was booked before can still answer. */
  paused: boolean
  /** Filter strings, see `matching.ts`. */
  filters: readonly string[]
  /** The highest camp that they play to, by game; they don't play a game without one. */
  ceilings: Partial<Record<GameId, number>>
  /** The queues of a game that they leave out. */
  unplayed: Partial<Record<GameId, readonly QueueId[]>>
  /** Orders that they have now (boosting or reserved; agreed coaching hours don't count), and how many they can have. */
  activeSolo: number
  activeDuo: number
  soloLimit: number
  duoLimit: number
  /** Orders that they dropped or were removed from. */
  blockedOrderIds: readonly string[]
  /** Orders that other boosters were asked to take first (`waves.ts`). */
  laterOrderIds: readonly string[]
  /** Orders that are offered to another booster by name (`named.ts`), and those offered to this one. */
  othersOrderIds: readonly string[]
  ownOrderIds: readonly string[]
}

/** The order's side of the decision. */
export type ClaimableOrder = {
  id: string
  customerId: string
  status: OrderStatus
  filter: string
  game: GameId
  service: OrderServiceId
  /** The only booster who can take a coaching order; null for every other order. */
  coachId: string | null
  /** `orderLevel` of its config. */
  level: number
  /** Null for coaching, which has none. */
  queue: QueueId | null
  isDuo: boolean
  /** A bank has asked about its payment, or taken it back. */
  frozen: boolean
  /** The booster who has claimed it and can still undo that. */
  reservedBy: string | null
}

/**
 * The camp that is compared with a booster's rank limit: a climb's target, the start rank of wins and placements, or
 * the rank from which boosters can coach.
 */
export function orderLevel(config: OrderConfig): number {
  return kindOf(config).level()
}

/** The first rule that prevents a booster from claiming an order, in the order of domain 3, or null. */
export function claimRefusal(booster: ClaimingBooster, order: ClaimableOrder): ClaimRefusalCode | null {
  if (!booster.isBooster) return 'user_not_booster'
  if (booster.banned) return 'account_banned'
  // Nobody can boost their own order.
  if (booster.id === order.customerId) return 'order_not_available'
  // The customer chose the coach by name, so server filters and limits for climbs don't apply.
  const refusal = order.coachId === null ? boardRefusal(booster, order) : chosenRefusal(booster, order)
  if (refusal) return refusal
  if (order.status !== 'waiting_for_booster') return 'order_not_available'
  if (order.reservedBy !== null && order.reservedBy !== booster.id) return 'order_not_available'
  if (booster.blockedOrderIds.includes(order.id)) return 'booster_blocked_on_order'
  if (order.frozen) return 'order_frozen'
  if (booster.othersOrderIds.includes(order.id)) return 'order_names_other'
  if (booster.laterOrderIds.includes(order.id)) return 'order_opens_later'
  return null
}

/** The same booster without an order that is reserved for them, to ask whether they can still have it. */
export function withoutReserved(booster: ClaimingBooster, order: ClaimableOrder): ClaimingBooster {
  if (order.reservedBy !== booster.id || order.coachId !== null) return booster
  return order.isDuo
    ? { ...booster, activeDuo: booster.activeDuo - 1 }
    : { ...booster, activeSolo: booster.activeSolo - 1 }
}

/** How long ago a booster may have last used the site for the shop to sell what only they play. */
export const activeDays = 14

/**
 * Whether a booster plays such orders: they could claim this one once what passes has passed. One who is full or away now
 * starts later; who declined an order or dropped it never plays that one. `playing-store.ts` asks the same of all.
 */
export function playsSuch(booster: ClaimingBooster, order: ClaimableOrder): boolean {
  const free = { ...booster, activeSolo: 0, activeDuo: 0, laterOrderIds: [], othersOrderIds: [] }
  return (
    claimRefusal(free, { ...order, status: 'waiting_for_booster', frozen: false, reservedBy: null }) === null
  )
}

function chosenRefusal(booster: ClaimingBooster, order: ClaimableOrder): ClaimRefusalCode | null {
  return booster.id === order.coachId ? null : 'coach_not_eligible'
}

function boardRefusal(booster: ClaimingBooster, order: ClaimableOrder): ClaimRefusalCode | null {
  if (booster.paused) return 'booster_paused'
  if (!matches(booster.filters, order.filter)) return 'booster_not_available'
  if (order.level > (booster.ceilings[order.game] ?? -1)) return 'not_eligible_to_claim_this_league_orders'
  if (order.queue && booster.unplayed[order.game]?.includes(order.queue)) return 'queue_left_out'
  if (!order.isDuo && booster.activeSolo >= booster.soloLimit) return 'solo_order_claim_limit_reached'
  if (order.isDuo && booster.activeDuo >= booster.duoLimit) return 'duo_order_claim_limit_reached'
  return null
}
