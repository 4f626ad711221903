import { isAway } from './away.ts'
import { type ClaimableOrder, type ClaimingBooster, type ClaimRefusalCode, claimRefusal } from './claiming.ts'

/** What happens to an order whose named booster doesn't take it, as its customer chose (domain 3, promises). */
export const namedFallbacks = ['everyone', 'refund'] as const
export type NamedFallback = (typeof namedFallbacks)[number]

/** How an offer to a named booster ended. */
export const namedOutcomes = ['claimed', 'assigned', 'declined', 'expired', 'unable', 'cancelled'] as const
export type NamedOutcome = (typeof namedOutcomes)[number]

/**
 * Why a customer can't name this booster for an order that isn't paid yet, or null: they couldn't claim it now. A ban is
 * between shop and booster, so it reads as a pause.
 */
export function namingRefusal(
  booster: ClaimingBooster,
  order: ClaimableOrder,
  now: Date,
): ClaimRefusalCode | null {
  const refusal = claimRefusal(booster, { ...order, status: 'waiting_for_booster' })
  if (refusal === 'account_banned') return 'booster_paused'
  return refusal ?? (isAway(booster, now) ? 'booster_paused' : null)
}

/** What passes within the time of an offer: a booster who is full now can finish an order first. */
const passing: readonly ClaimRefusalCode[] = [
  'solo_order_claim_limit_reached',
  'duo_order_claim_limit_reached',
  'order_frozen',
]

/** Whether an offer to this booster makes sense when the search begins; otherwise the fallback happens at once. */
export function canBeOffered(booster: ClaimingBooster, order: ClaimableOrder, now: Date): boolean {
  const refusal = claimRefusal(booster, order)
  return !isAway(booster, now) && (refusal === null || passing.includes(refusal))
}
