import type { z } from 'zod'
import type { listAvailableOrders as availableOrders } from '#contract/order-work.ts'
import { isAway } from '#core/orders/away.ts'
import { type ClaimingBooster, claimRefusal, withoutReserved } from '#core/orders/claiming.ts'
import { endOf } from '#core/orders/deadlines.ts'
import { nextRise, raiseOf, tenths } from '#core/orders/rising-share.ts'
import { boosterFacts, claimable } from '#server/boosters/facts/booster-store.ts'
import type { ListedOrder } from '#server/kernel/listed-order-store.ts'
import { presentPrices } from '#server/money/prices/price-table-store.ts'
import { iso } from '#server/platform/db/instants.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { countBeyond, findHidden, findOnBoard, findWaiting } from './order-list-store.ts'
import { listOrdersById } from './order-store.ts'
import { rowView } from './order-view.ts'
import { hoursView } from './search-view.ts'
import { risenFor } from './taken-by.ts'
import { nextUndoIsDrop } from './undo-claim.ts'

/**
 * The board: the waiting orders, first those that name this booster, then those that their filters fit, each with the reason why
 * they can't claim it, if any. With an order's id it has that order only, or none.
 */
export async function listAvailableOrders(
  services: Services,
  caller: Caller,
  { order_id }: z.output<typeof availableOrders.query> = {},
) {
  const { db } = services
  const ids = order_id ? await findOnBoard(db, caller.id, order_id) : await findWaiting(db, caller.id)
  const [rows, booster, prices, hidden, more] = await Promise.all([
    listOrdersById(db, ids),
    boosterFacts(db, caller.id, ids),
    presentPrices(services),
    findHidden(db, caller.id, ids),
    order_id ? 0 : countBeyond(db, caller.id, ids),
  ])
  // The one that this booster has just claimed; the board itself has none.
  const own = rows.find(({ reserved_by }) => reserved_by === caller.id)
  const isDrop = own ? await nextUndoIsDrop({ tx: db, now: services.now() }, caller.id, own) : false
  const place = new Map(ids.map((id, index) => [id, index]))
  const items = rows
    .sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    .map((row) => ({
      ...rowView(row),
      ...shareView(row, booster, services.now()),
      filter: row.filter,
      hidden: hidden.has(row.id),
      hours: hoursView(row),
      refusal: claimRefusal(withoutReserved(booster, claimable(row)), claimable(row)),
      ...undoView(row, isDrop),
      named_until: iso(row.named_id === caller.id && row.named_outcome === null ? row.named_until : null),
    }))
  return {
    items,
    more,
    limits: {
      solo: { active: booster.activeSolo, limit: booster.soloLimit },
      duo: { active: booster.activeDuo, limit: booster.duoLimit },
    },
    ceilings: booster.ceilings,
    share_percent: prices.boosterShare,
    away: isAway(booster, services.now()) ? { until: iso(booster.awayUntil) } : null,
  }
}

function undoView({ reserved_at: at }: ListedOrder, isDrop: boolean) {
  return { undo_until: iso(at && endOf('undoClaim', at)), undo_drops: at !== null && isDrop }
}

/** What this booster would be paid if they claimed the order now, and when that rises. */
function shareView(row: ListedOrder, booster: ClaimingBooster, now: Date) {
  const { quote, searching_at } = row
  const points = risenFor(row, booster, now)
  const next = row.named_until && row.named_outcome === null ? null : nextRise(quote.share, searching_at, now)
  return {
    booster_share: quote.boosterShare + raiseOf(quote, points),
    share: quote.share
      ? {
          percent: tenths(quote.share.percent + points),
          rises: next && { at: next.at.toISOString(), percent: next.percent },
        }
      : null,
  }
}
