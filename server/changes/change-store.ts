import type { Insertable, Selectable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { notPaused } from '../attempt-store.ts'
import type { Db, Tx } from '../db/pool.ts'
import type { Work } from '../work.ts'

/** A change of an order as its customer asked for it. */
export type ChangeRow = Selectable<Schema['order_changes']>

/** A change as the subject of a payment. */
export function changeSubject({ id, order_id }: Pick<ChangeRow, 'id' | 'order_id'>) {
  return { subject_kind: 'change', subject_id: id, order_id } as const
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
  status: Exclude<ChangeRow['status'], 'unpaid' | 'asked'>,
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
