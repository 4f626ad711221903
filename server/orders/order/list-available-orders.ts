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
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { type BoardQuery, findBoard, findHidden, findOthers, findPlace } from './board-store.ts'
import { listOrdersById } from './order-store.ts'
import { rowView } from './order-view.ts'
import { hoursView } from './search-view.ts'
import { risenFor } from './taken-by.ts'
import { nextUndoIsDrop } from './undo-claim.ts'

const firstPage: BoardQuery = { sort: 'fit', page: 1, size: 50 }

/**
 * The board: a page of the waiting orders that are for this booster, each with the reason why they can't claim it yet, if any; on its
 * first page also those that aren't for them, and those that they hide, unless it is read `alone`. With an order's id it has that
 * order only, or none.
 */
export async function listAvailableOrders(
  services: Services,
  caller: Caller,
  asked: Partial<z.output<typeof availableOrders.query>> = {},
  { alone = false }: { alone?: boolean } = {},
) {
  const { db } = services
  const now = services.now()
  const { order_id, ...filters } = asked
  const query: BoardQuery = { ...firstPage, ...filters }
  const beside = !alone && order_id === undefined && query.page === 1
  const [{ places, total }, others, hidden] = await Promise.all([
    order_id === undefined
      ? findBoard(db, caller.id, query, now)
      : findPlace(db, caller.id, { order_id, query, now }).then((places) => ({
          places,
          total: places.length,
        })),
    beside ? findOthers(db, caller.id, query, now) : [],
    beside ? findHidden(db, caller.id) : [],
  ])
  const ids = [...places.map(({ id }) => id), ...others, ...hidden]
  const [rows, booster, prices] = await Promise.all([
    listOrdersById(db, ids),
    boosterFacts(db, caller.id, ids),
    presentPrices(services),
  ])
  // The one that this booster has just claimed; the board itself has none.
  const own = rows.find(({ reserved_by }) => reserved_by === caller.id)
  const isDrop = own ? await nextUndoIsDrop({ tx: db, now }, caller.id, own) : false
  const views = new Map(
    rows.map((row) => [
      row.id,
      {
        ...rowView(row),
        ...shareView(row, booster, now),
        filter: row.filter,
        hours: hoursView(row),
        refusal: claimRefusal(withoutReserved(booster, claimable(row)), claimable(row)),
        ...undoView(row, isDrop),
        named_until: iso(row.named_id === caller.id && row.named_outcome === null ? row.named_until : null),
      },
    ]),
  )
  // An order can have ended between the reads.
  const viewsOf = (ids: readonly string[]) =>
    ids.map((id) => views.get(id)).filter((view) => view !== undefined)
  const items = places.flatMap(({ id, place }) => {
    const view = views.get(id)
    return view ? [{ ...view, place }] : []
  })
  return {
    ...pageOf(items, query.page, total, query.size),
    others: viewsOf(others),
    hidden: viewsOf(hidden),
    limits: {
      solo: { active: booster.activeSolo, limit: booster.soloLimit },
      duo: { active: booster.activeDuo, limit: booster.duoLimit },
    },
    ceilings: booster.ceilings,
    share_percent: prices.boosterShare,
    away: isAway(booster, now) ? { until: iso(booster.awayUntil) } : null,
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
