import type { Selectable } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { silenceEnd } from '#core/orders/silence.ts'
import type { Schema } from '#db/schema.ts'
import type { OrderBuilder } from '#server/kernel/order-section.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import { notPaused } from '#server/platform/process/attempt-store.ts'
import { findPlayHours } from './play-hours-store.ts'

export type SilenceRow = Selectable<Schema['order_silences']>

/** The clock of an order's booster, for its page. */
export function silenceColumns(eb: OrderBuilder) {
  return [
    jsonObjectFrom(
      eb
        .selectFrom('order_silences as silence')
        .select(['silence.active_at', 'silence.poked_at', 'silence.held_at'])
        .whereRef('silence.order_id', '=', 'orders.id'),
    ).as('silence'),
  ]
}

/** The booster was active, or is expected from now on: the clock starts. */
export async function startSilence(tx: Tx, orderId: string, now: Date): Promise<void> {
  const hours = await findPlayHours(tx, orderId)
  const clock = {
    active_at: now,
    remind_at: silenceEnd('silenceReminder', now, hours),
    hold_at: silenceEnd('silence', now, hours),
  }
  await tx
    .insertInto('order_silences')
    .values({ order_id: orderId, ...clock })
    .onConflict((oc) => oc.column('order_id').doUpdateSet({ ...clock, held_at: null }))
    .execute()
}

/** Nothing is expected of a booster. */
export async function endSilence(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('order_silences').where('order_id', '=', orderId).execute()
}

/** The clock of an order's booster. Lock the order before. */
export function findSilence(tx: Tx, orderId: string): Promise<SilenceRow | undefined> {
  return tx.selectFrom('order_silences').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}

/** Changes the clock of a locked order. */
export async function setSilence(
  tx: Tx,
  orderId: string,
  set: Partial<Pick<SilenceRow, 'poked_at' | 'remind_at' | 'hold_at' | 'held_at'>>,
): Promise<void> {
  await tx.updateTable('order_silences').set(set).where('order_id', '=', orderId).execute()
}

/** The orders whose booster must be reminded or that must be held, except those that the job has paused. */
export async function findSilent(db: Db, job: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('order_silences')
    .select('order_id')
    .where((eb) => eb.or([eb('remind_at', '<=', now), eb('hold_at', '<=', now)]))
    .where((eb) => notPaused(job, eb.ref('order_id'), now))
    .orderBy('active_at')
    .limit(100)
    .execute()
  return rows.map(({ order_id }) => order_id)
}
