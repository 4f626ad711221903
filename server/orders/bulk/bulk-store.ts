import { type Insertable, type Selectable, sql } from 'kysely'
import type { BulkFacts } from '#core/orders/bulk.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import type { Schema } from '#db/schema.ts'
import { isParty } from '#server/kernel/party-store.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import { notPaused } from '#server/platform/process/attempt-store.ts'
import type { OrderCondition } from '../order/order-list-store.ts'

export type BulkRun = Selectable<Schema['bulk_runs']>

/** An order with what decides whether an action fits it; `refund` is what its cancellation pays back, in minor units. */
export type BulkRow = BulkFacts & {
  id: string
  number: number
  version: number
  status: OrderStatus
  refund: number
  customer_id: string
}

/** The orders of a condition, the oldest first, as somebody who could act on them sees them. */
export function findBulkRows(
  db: Db,
  condition: OrderCondition,
  { userId, limit }: { userId: string; limit: number },
): Promise<BulkRow[]> {
  const played = sql<boolean>`exists (select from order_games where order_id = orders.id)
    or exists (select from session_notes where order_id = orders.id)`
  return db
    .selectFrom('orders')
    .select(['orders.id', 'number', 'version', 'status', 'customer_id', 'doubts'])
    .select((eb) => [
      eb('disputed_by', 'is not', null).as('disputed'),
      eb('frozen_at', 'is not', null).as('frozen'),
      eb('shortfall', 'is not', null).as('shortfall'),
      eb('reserved_by', 'is not', null).as('reserved'),
      eb('coach_id', 'is not', null).as('coached'),
      sql<boolean>`exists (select from order_decisions where order_id = orders.id)`.as('decided'),
      played.as('played'),
      isParty(userId).as('own'),
      eb.case().when('paid_at', 'is', null).then(0).else(eb.ref('total')).end().as('refund'),
    ])
    .where(condition)
    .orderBy('orders.created_at')
    .orderBy('orders.id')
    .limit(limit)
    .execute() as Promise<BulkRow[]>
}

/** Begins a run; false if one with this id has begun. */
export async function insertRun(tx: Tx, row: Insertable<Schema['bulk_runs']>): Promise<boolean> {
  const inserted = await tx
    .insertInto('bulk_runs')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

type Chosen = { order_id: string; version: number; refusal: string | null }

/** The orders of a run in their turn; those that it doesn't fit have ended already. */
export async function insertRunOrders(tx: Tx, runId: string, orders: readonly Chosen[], now: Date) {
  await sql`
    insert into bulk_orders (run_id, place, order_id, version, refusal, ended_at)
    select ${runId}, place, (value ->> 'order_id')::uuid, (value ->> 'version')::integer, value ->> 'refusal',
        case when value ->> 'refusal' is not null then ${now}::timestamptz end
      from jsonb_array_elements(${JSON.stringify(orders)}::jsonb) with ordinality as each (value, place)`.execute(
    tx,
  )
}

export function findRun(db: Db, id: string): Promise<BulkRun | undefined> {
  return db.selectFrom('bulk_runs').selectAll().where('id', '=', id).executeTakeFirst()
}

/** What the refunds of a colleague's runs came to since a time; minor units. Lock the colleague before. */
export async function refundedSince(
  db: Db,
  askerId: string,
  since: Date,
  exceptId?: string,
): Promise<number> {
  const { sum } = await db
    .selectFrom('bulk_runs')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), sql<number>`0`).as('sum'))
    .where('asked_by', '=', askerId)
    .where('asked_at', '>', since)
    .where('state', '<>', 'waiting')
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId as string))
    .executeTakeFirstOrThrow()
  return Number(sum)
}

/** The customers of a run's orders. */
export async function customersOf(db: Db, runId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bulk_orders')
    .innerJoin('orders', 'orders.id', 'bulk_orders.order_id')
    .select('orders.customer_id')
    .distinct()
    .where('run_id', '=', runId)
    .execute()
  return rows.map(({ customer_id }) => customer_id)
}

/** The decisions of a run that wait for their time, and have been made after another one; the latest first. */
export function findUndoable(db: Db, runId: string, madeAfter: Date) {
  return db
    .selectFrom('bulk_orders')
    .innerJoin('bulk_runs', 'bulk_runs.id', 'bulk_orders.run_id')
    .innerJoin('order_decisions as decision', 'decision.order_id', 'bulk_orders.order_id')
    .select(['bulk_orders.id', 'bulk_orders.order_id', 'decision.decided_at'])
    .where('run_id', '=', runId)
    .where('bulk_runs.action', '=', 'verify')
    .whereRef('decision.decided_by', '=', 'bulk_runs.asked_by')
    .where('bulk_orders.refusal', 'is', null)
    .where('decision.decided_at', '>', madeAfter)
    .orderBy('decision.decided_at', 'desc')
    .execute()
}

/** How many orders a run has, and how they ended. */
export function countRun(db: Db, runId: string) {
  return db
    .selectFrom('bulk_orders')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.countAll<number>().filterWhere('refusal', 'is not', null).as('left'),
      eb.fn
        .countAll<number>()
        .filterWhere('ended_at', 'is not', null)
        .filterWhere('refusal', 'is', null)
        .as('done'),
    ])
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow()
}

/** The first orders that a run left as they were, with the reason. */
export function findRefused(db: Db, runId: string, limit: number) {
  return db
    .selectFrom('bulk_orders')
    .innerJoin('orders', 'orders.id', 'bulk_orders.order_id')
    .select(['bulk_orders.order_id', 'orders.number', 'bulk_orders.refusal'])
    .where('run_id', '=', runId)
    .where('refusal', 'is not', null)
    .orderBy('place')
    .limit(limit)
    .execute()
}

/** Lets a run that waits begin; false if it has begun or was stopped. */
export async function startRun(tx: Tx, id: string): Promise<boolean> {
  const started = await tx
    .updateTable('bulk_runs')
    .set({ state: 'running' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return started !== undefined
}

/** Stops a run that waits or runs; undefined if it has ended. */
export function endRun(tx: Tx, id: string, now: Date): Promise<BulkRun | undefined> {
  return tx
    .updateTable('bulk_runs')
    .set({ state: 'stopped', ended_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returningAll()
    .executeTakeFirst()
}

/** Ends the runs that have handled every order, of one or of all; returns those that this call has ended. */
export function endHandled(tx: Tx, now: Date, runId?: string): Promise<BulkRun[]> {
  return tx
    .updateTable('bulk_runs')
    .set({ state: 'done', ended_at: now })
    .where('state', '=', 'running')
    .$if(runId !== undefined, (query) => query.where('id', '=', runId ?? ''))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('bulk_orders')
            .select('bulk_orders.id')
            .whereRef('run_id', '=', 'bulk_runs.id')
            .where('ended_at', 'is', null),
        ),
      ),
    )
    .returningAll()
    .execute()
}

/** The next orders of runs, except those that the job has paused. */
export async function findNext(
  db: Db,
  { job, now, limit, runId }: { job: string; now: Date; limit: number; runId?: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('bulk_orders')
    .innerJoin('bulk_runs', 'bulk_runs.id', 'bulk_orders.run_id')
    .select('bulk_orders.id')
    .where('bulk_orders.ended_at', 'is', null)
    .where('bulk_runs.state', '=', 'running')
    .$if(runId !== undefined, (query) => query.where('run_id', '=', runId ?? ''))
    .where((eb) => notPaused(job, eb.ref('bulk_orders.id'), now))
    .orderBy('bulk_runs.asked_at')
    .orderBy('place')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** One order of a run that waits for its turn, locked with its run, so that a stop waits for it; undefined if it has ended. */
export function lockNext(tx: Tx, id: string) {
  return tx
    .selectFrom('bulk_orders')
    .innerJoin('bulk_runs', 'bulk_runs.id', 'bulk_orders.run_id')
    .select(['bulk_orders.id', 'order_id', 'version', 'action', 'reason', 'booster_id', 'asked_by'])
    .where('bulk_orders.id', '=', id)
    .where('bulk_orders.ended_at', 'is', null)
    .where('bulk_runs.state', '=', 'running')
    .forUpdate()
    .executeTakeFirst()
}

export async function endOrder(tx: Tx, id: string, refusal: string | null, now: Date): Promise<void> {
  await tx.updateTable('bulk_orders').set({ ended_at: now, refusal }).where('id', '=', id).execute()
}
