import { type SqlBool, sql } from 'kysely'
import { passedBefore } from '#core/orders/deadlines.ts'
import type { Schema } from '#db/schema.ts'
import { rowIsPlayed } from '#server/boosters/facts/playing-store.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import { notPaused } from '#server/platform/process/attempt-store.ts'

/** `start`: the promised start was missed (`offer-late-refunds.ts`); `unplayed`: nobody plays it any more. */
type Reminder = Schema['order_reminders']['kind']
export type CheckReminder = Exclude<Reminder, 'start' | 'unplayed'>

/** Results that wait for their customer's check and had no reminder of this kind, except those that the job has paused. */
export async function findUnchecked(db: Db, kind: CheckReminder, job: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'verification_required')
    .where('finished_at', '<=', passedBefore(kind, now))
    .where((eb) =>
      eb.and([
        eb('disputed_by', 'is', null),
        eb('shortfall', 'is', null),
        sql<SqlBool>`doubts = '{}'`,
        eb('frozen_at', 'is', null),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('order_reminders as sent')
            .select('sent.order_id')
            .whereRef('sent.order_id', '=', 'orders.id')
            .whereRef('sent.since', '=', 'orders.finished_at')
            .where('sent.kind', '=', kind),
        ),
      ),
    )
    .where((eb) => notPaused(job, eb.ref('orders.id'), now))
    .orderBy('finished_at')
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}

/** Records a reminder; false when it was sent before. */
export async function takeReminder(
  tx: Tx,
  reminder: { orderId: string; kind: Reminder; since: Date; at: Date },
): Promise<boolean> {
  const { orderId: order_id, kind, since, at } = reminder
  const row = await tx
    .insertInto('order_reminders')
    .values({ order_id, kind, since, at })
    .onConflict((oc) => oc.doNothing())
    .returning('kind')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The searches for a booster of orders that nobody plays any more and whose customer was not notified of it, except those
 * that the job has paused.
 */
export async function findUnplayed(db: Db, job: string, now: Date): Promise<string[]> {
  const rows = await searches(db, 'unplayed', { job, now })
    .where('searching_at', 'is not', null)
    .where(sql<SqlBool>`not ${rowIsPlayed(now)}`)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The searches for a booster that have missed the promised start and whose customer was not notified of it, except
 * those that the job has paused. An order that is offered by name has another promise.
 */
export async function findLateStarts(db: Db, job: string, now: Date): Promise<string[]> {
  const rows = await searches(db, 'start', { job, now })
    .where(
      sql<SqlBool>`searching_at + (terms #>> '{sold,startMinutes}')::int * interval '1 minute' <= ${now}`,
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** The searches for any booster, the oldest first, whose customer had no reminder of this kind. */
function searches(db: Db, kind: Exclude<Reminder, CheckReminder>, { job, now }: { job: string; now: Date }) {
  return db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'waiting_for_booster')
    .where((eb) =>
      eb.and([eb('coach_id', 'is', null), eb('disputed_by', 'is', null), eb('frozen_at', 'is', null)]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('named_offers as offer')
            .select('offer.order_id')
            .whereRef('offer.order_id', '=', 'orders.id')
            .where('offer.outcome', 'is', null),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_reminders as sent')
            .select('sent.order_id')
            .whereRef('sent.order_id', '=', 'orders.id')
            .whereRef('sent.since', '=', 'orders.searching_at')
            .where('sent.kind', '=', kind),
        ),
      ),
    )
    .where((eb) => notPaused(job, eb.ref('orders.id'), now))
    .orderBy('searching_at')
    .limit(100)
}
