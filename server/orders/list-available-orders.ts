import { sql } from 'kysely'
import { claimRefusal } from '#core/orders/claiming.ts'
import type { Db } from '../db.ts'
import { presentPrices } from '../quotes/price-table-store.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { boosterFacts, claimable } from './booster-facts.ts'
import { listOrdersById } from './order-store.ts'
import { rowView } from './order-view.ts'

/** Of the booster's own filters the board shows so many, of all others so many. */
const mostOffered = 100
const mostOthers = 50

/** The board: the orders that wait, what fits first and the longest search on top, each with why not, if so. */
export async function listAvailableOrders(services: Services, caller: Caller) {
  const { db } = services
  const ids = await waitingOrders(db, caller.id)
  const [rows, booster, prices] = await Promise.all([
    listOrdersById(db, ids),
    boosterFacts(db, caller.id, ids),
    presentPrices(services),
  ])
  const place = new Map(ids.map((id, index) => [id, index]))
  const items = rows
    .sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    .map((row) => ({ ...rowView(row), filter: row.filter, refusal: claimRefusal(booster, claimable(row)) }))
  return {
    items,
    limits: {
      solo: { active: booster.activeSolo, limit: booster.soloLimit },
      duo: { active: booster.activeDuo, limit: booster.duoLimit },
    },
    share_percent: prices.boosterShare,
  }
}

/** One index scan a filter, so that the board costs the same however many orders wait. Who is asked by name comes first. */
async function waitingOrders(db: Db, boosterId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (select id from orders
      where status = 'waiting_for_booster' and coach_id = ${boosterId}
        and not exists (select from order_blocks b where b.order_id = orders.id and b.booster_id = ${boosterId})
      order by searching_at, id limit ${mostOffered})
    union all
    (select o.id from booster_filters f cross join lateral (
        select id, searching_at from orders
        where status = 'waiting_for_booster' and filter = f.filter and customer_id <> ${boosterId}
        order by searching_at, id limit ${mostOffered}
      ) o
      where f.user_id = ${boosterId} order by o.searching_at, o.id limit ${mostOffered})
    union all
    (select id from orders
      where status = 'waiting_for_booster' and customer_id <> ${boosterId} and coach_id is null
        and not exists (select from booster_filters f where f.user_id = ${boosterId} and f.filter = orders.filter)
      order by created_at desc, id limit ${mostOthers})`.execute(db)
  return rows.map(({ id }) => id)
}
