import { sql } from 'kysely'
import type { Db } from '#server/platform/db/pool.ts'

/** Who took a step with an order as its booster, or recorded a game of it; about the row of `orders`. */
const workers = sql`select actor_id as id from order_events where order_id = orders.id and actor = 'booster'
  union select booster_id from order_games where order_id = orders.id`

/** The parties of an order: its customer, its coach, its booster, and everyone who has worked on it. */
const parties = sql`select orders.customer_id as id union select orders.coach_id union select orders.booster_id
  union ${workers}`

/** Whether somebody is a party of an order, as a condition about the row of `orders`; false without an id. */
export const isParty = (userId: string | null) =>
  userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from (${parties}) as party where party.id = ${userId})`

export async function findParties(db: Db, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select party.id from orders, lateral (${parties}) as party
    where orders.id = ${orderId} and party.id is not null`.execute(db)
  return rows.map(({ id }) => id)
}
