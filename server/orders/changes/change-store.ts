import type { Insertable, Selectable } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schema } from '#db/schema.ts'
import type { OrderBuilder } from '#server/kernel/order-section.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { notPaused } from '#server/platform/process/attempt-store.ts'

/** A change of an order as its customer asked for it. */
export type ChangeRow = Selectable<Schema['order_changes']>

/** A change as the subject of a payment. */
export function changeSubject({ id, order_id }: Pick<ChangeRow, 'id' | 'order_id'>) {
  return { subject_kind: 'change', subject_id: id, order_id } as const
}

/**
 * What is reserved for a change (minor units): its difference, what other boosters' order costs, or the larger of both
 * while it is open which of them happens. Nothing for a change that makes the order cheaper.
 */
export function reserveOf(
  change: Pick<ChangeRow, 'quote' | 'total_before' | 'next_quote' | 'others_only'>,
): number {
  const difference = Math.max(0, change.quote.total - change.total_before)
  const others = change.next_quote?.total ?? 0
  return change.others_only ? others : Math.max(difference, others)
}

/** The change that waits for an order's booster, and what other boosters play after it, for the order's page. */
export function changeColumns(eb: OrderBuilder) {
  return [
    jsonObjectFrom(
      eb
        .selectFrom('order_changes as change')
        .select(['change.id', 'change.config', 'change.quote', 'change.note', 'change.asked_at'])
        .select(['change.answer_by', 'change.total_before', 'change.share_before'])
        .whereRef('change.order_id', '=', 'orders.id')
        .where('change.status', '=', 'asked'),
    ).as('change'),
    jsonObjectFrom(
      eb
        .selectFrom('order_changes as follow')
        .leftJoin('orders as follower', 'follower.id', 'follow.next_order_id')
        .select(['follow.id', 'follow.next_config', 'follow.next_quote'])
        .select(['follower.id as order_id', 'follower.number'])
        .whereRef('follow.order_id', '=', 'orders.id')
        .where('follow.status', 'in', ['following', 'followed'])
        .orderBy('follow.asked_at', 'desc')
        .limit(1),
    ).as('next'),
  ]
}

export function insertChange(tx: Tx, change: Insertable<Schema['order_changes']>): Promise<ChangeRow> {
  return tx.insertInto('order_changes').values(change).returningAll().executeTakeFirstOrThrow()
}

export function findChange(db: Db, id: string): Promise<ChangeRow | undefined> {
  return db.selectFrom('order_changes').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The change of an order that waits for its booster. Lock the order before. */
export function findAsked(db: Db, orderId: string): Promise<ChangeRow | undefined> {
  return db
    .selectFrom('order_changes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'asked')
    .executeTakeFirst()
}

/** The change of an order whose added part other boosters will play. Lock the order before. */
export function findFollowing(db: Db, orderId: string): Promise<ChangeRow | undefined> {
  return db
    .selectFrom('order_changes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'following')
    .executeTakeFirst()
}

/** From now on the change waits for the end of its order. */
export async function letFollow(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('order_changes')
    .set({ status: 'following' })
    .where('id', '=', id)
    .where('status', 'in', ['unpaid', 'asked'])
    .execute()
}

/** The order for the added part is placed. */
export async function closeFollowed({ tx, now }: Work, id: string, nextOrderId: string): Promise<void> {
  await tx
    .updateTable('order_changes')
    .set({ status: 'followed', closed_at: now, next_order_id: nextOrderId })
    .where('id', '=', id)
    .where('status', '=', 'following')
    .execute()
}

/** Its payment arrived, so it waits for the booster from now on. */
export async function askBooster(tx: Tx, id: string, answerBy: Date): Promise<void> {
  await tx
    .updateTable('order_changes')
    .set({ status: 'asked', answer_by: answerBy })
    .where('id', '=', id)
    .where('status', '=', 'unpaid')
    .execute()
}

/** Ends a change; the caller holds the order's lock. */
export async function closeChange(
  { tx, now }: Work,
  id: string,
  status: Exclude<ChangeRow['status'], 'unpaid' | 'asked' | 'following' | 'followed'>,
): Promise<void> {
  await tx
    .updateTable('order_changes')
    .set({ status, closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute()
}

/** The changes that no booster answered before the deadline, except those that the job has paused. */
export async function findUnanswered(db: Db, job: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('order_changes')
    .select('id')
    .where('status', '=', 'asked')
    .where('answer_by', '<=', now)
    .where((eb) => notPaused(job, eb.ref('id'), now))
    .orderBy('answer_by')
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}
