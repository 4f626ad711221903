import { type ClaimRefusalCode, claimRefusal } from '#core/orders/claiming.ts'
import { claimable, factsOfCandidates } from '#server/boosters/facts/booster-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { listOrdersById } from './order-store.ts'

/** Boosters who offer nothing similar come last; staff may have a reason to choose them. */
function farness(refusal: ClaimRefusalCode | null): number {
  if (refusal === null) return 0
  return refusal === 'booster_not_available' ? 2 : 1
}

/**
 * Who could take an order, for staff who assign it: first the boosters who can claim it, and among them those with
 * the fewest orders.
 */
export async function listCandidates({ db }: Services, orderId: string) {
  const [order] = await listOrdersById(db, [orderId])
  if (!order) throw new AppError('order_not_found')
  const facts = await factsOfCandidates(db, order)
  const items = facts
    .map(({ userId, username, ...booster }) => ({
      user_id: userId,
      username,
      active: { solo: booster.activeSolo, duo: booster.activeDuo },
      limit: { solo: booster.soloLimit, duo: booster.duoLimit },
      ceiling: booster.ceilings[order.game] ?? null,
      refusal: claimRefusal(booster, claimable(order)),
    }))
    .sort(
      (a, b) =>
        farness(a.refusal) - farness(b.refusal) ||
        a.active.solo + a.active.duo - (b.active.solo + b.active.duo),
    )
  return { items }
}
