import { isAway } from '#core/orders/away.ts'
import { type ClaimRefusalCode, claimRefusal } from '#core/orders/claiming.ts'
import { claimable, factsOfCandidates } from '#server/boosters/facts/booster-store.ts'
import { iso } from '#server/platform/db/instants.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { listOrdersById } from './order-store.ts'

/** Boosters who offer nothing similar come last; staff may have a reason to choose them. */
function farness(refusal: ClaimRefusalCode | null): number {
  if (refusal === null) return 0
  return refusal === 'booster_not_available' ? 2 : 1
}

/**
 * Who could take an order, for staff who assign it: first the boosters who can claim it, among them those who aren't away,
 * then those with the fewest orders, then those who are online, then those who were there last.
 */
export async function listCandidates({ db, realtime, now }: Services, orderId: string) {
  const [order] = await listOrdersById(db, [orderId])
  if (!order) throw new AppError('order_not_found')
  const at = now()
  const found = await factsOfCandidates(db, order, at)
  const items = await Promise.all(
    found.map(async ({ id, username, lastActiveAt, completed, onTime, ...booster }) => ({
      user_id: id,
      username,
      active: { solo: booster.activeSolo, duo: booster.activeDuo },
      limit: { solo: booster.soloLimit, duo: booster.duoLimit },
      ceiling: booster.ceilings[order.game] ?? null,
      online: await realtime.isOnline(id),
      last_active_at: iso(lastActiveAt),
      away: isAway(booster, at),
      completed,
      on_time: onTime,
      refusal: claimRefusal({ id, ...booster }, claimable(order)),
    })),
  )
  items.sort(
    (a, b) =>
      farness(a.refusal) - farness(b.refusal) ||
      Number(a.away) - Number(b.away) ||
      a.active.solo + a.active.duo - (b.active.solo + b.active.duo) ||
      Number(b.online) - Number(a.online),
  )
  return { items }
}
