import type { Selectable } from 'kysely'
import type { NamedFallback, NamedOutcome } from '#core/orders/named.ts'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import { notPaused } from '#server/platform/process/attempt-store.ts'

export type NamedOffer = Selectable<Schema['named_offers']>

type Wish = { orderId: string; boosterId: string; fallback: NamedFallback }

/** Stores whom the customer of a locked, unpaid order names; the last choice counts. */
export async function putNamed(tx: Tx, { orderId, boosterId, fallback }: Wish): Promise<void> {
  await tx
    .insertInto('named_offers')
    .values({ order_id: orderId, booster_id: boosterId, fallback })
    .onConflict((oc) => oc.column('order_id').doUpdateSet({ booster_id: boosterId, fallback }))
    .execute()
}

/** False when nobody was named. */
export async function deleteNamed(tx: Tx, orderId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('named_offers')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The offer of a locked order that has not ended. */
export function findOpenNamed(db: Db, orderId: string): Promise<NamedOffer | undefined> {
  return db
    .selectFrom('named_offers')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('outcome', 'is', null)
    .executeTakeFirst()
}

/** The search begins: from now on the offer runs. */
export async function startNamed(tx: Tx, orderId: string, until: Date): Promise<void> {
  await tx.updateTable('named_offers').set({ until }).where('order_id', '=', orderId).execute()
}

export async function endNamed(tx: Tx, orderId: string, outcome: NamedOutcome, now: Date): Promise<void> {
  await tx
    .updateTable('named_offers')
    .set({ outcome, ended_at: now })
    .where('order_id', '=', orderId)
    .where('outcome', 'is', null)
    .execute()
}

/** The waiting orders whose offer to a named booster has run out, except those that the job has paused. */
export async function findDueNamed(db: Db, job: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('named_offers')
    .innerJoin('orders', 'orders.id', 'named_offers.order_id')
    .select('order_id')
    .where('outcome', 'is', null)
    .where('until', '<=', now)
    .where('orders.status', '=', 'waiting_for_booster')
    // A disputed or frozen order waits for staff, and must not fill the list.
    .where((eb) => eb.and([eb('orders.disputed_by', 'is', null), eb('orders.frozen_at', 'is', null)]))
    .where((eb) => notPaused(job, eb.ref('order_id'), now))
    .orderBy('until')
    .limit(100)
    .execute()
  return rows.map(({ order_id }) => order_id)
}
