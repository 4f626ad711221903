import { sql } from 'kysely'
import { actorOn } from '#core/orders/visibility.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { type OrderRow, partiesOf } from './order-row.ts'

/** Who took a step with an order as its booster, or recorded a game of it; about the row of `orders`. */
const workers = sql`select actor_id as id from order_events where order_id = orders.id and actor = 'booster'
  union select booster_id from order_games where order_id = orders.id`

/** The parties of an order: its customer, its coach, its booster, and everyone who has worked on it. */
const parties = sql`select orders.customer_id as id union select orders.coach_id union select orders.booster_id
  union ${workers}`

/** Whether somebody is a party of an order, as a condition about the row of `orders`. */
export const isParty = (userId: string) =>
  sql<boolean>`exists (select from (${parties}) as party where party.id = ${userId})`

export async function findParties(db: Db, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select party.id from orders, lateral (${parties}) as party
    where orders.id = ${orderId} and party.id is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * The parties of an order, who aren't staff on it, whatever permissions they hold.
 * @throws `own_affair` for one of them.
 */
export async function refuseParty(db: Db, caller: Caller, order: OrderRow): Promise<string[]> {
  const parties = await findParties(db, order.id)
  if (actorOn(caller, partiesOf(order)) !== 'admin' || parties.includes(caller.id))
    throw new AppError('own_affair')
  return parties
}
