import { type Selectable, sql } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { Db } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'

export type BatchRow = Selectable<Schema['payout_batches']>
type NewBatch = { id: string; madeBy: string; total: number; needsSecond: boolean }

export async function insertBatch(
  { tx, now }: Work,
  { id, madeBy, total, needsSecond }: NewBatch,
): Promise<BatchRow> {
  return tx
    .insertInto('payout_batches')
    .values({ id, made_by: madeBy, made_at: now, total, needs_second: needsSecond })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A batch, locked; undefined if there is none. */
export function lockBatch({ tx }: Work, id: string): Promise<BatchRow | undefined> {
  return tx.selectFrom('payout_batches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Writes what happened to a batch that is locked. */
export async function updateBatch(
  { tx }: Work,
  id: string,
  columns: Partial<Pick<BatchRow, 'approved_by' | 'approved_at' | 'first_file_at' | 'sent_by' | 'sent_at'>>,
): Promise<void> {
  await tx.updateTable('payout_batches').set(columns).where('id', '=', id).execute()
}

/** What a colleague has put into batches since then without a second person, in minor units. */
export async function madeAloneSince(db: Db, userId: string, since: Date): Promise<number> {
  const { total } = await db
    .selectFrom('payout_batches')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('total'), sql<number>`0`).as('total'))
    .where('made_by', '=', userId)
    .where('made_at', '>', since)
    .where('needs_second', '=', false)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The latest batches, or the one with an id, with the names of those who made and approved them. */
export function findBatches(db: Db, limit: number, id?: string) {
  return db
    .selectFrom('payout_batches as batch')
    .innerJoin('users as maker', 'maker.id', 'batch.made_by')
    .leftJoin('users as second', 'second.id', 'batch.approved_by')
    .selectAll('batch')
    .select(['maker.username as maker_name', 'second.username as second_name'])
    .select((eb) => [
      eb
        .selectFrom('payouts')
        .select((part) => part.fn.countAll<number>().as('count'))
        .whereRef('payouts.batch_id', '=', 'batch.id')
        .as('payouts'),
      eb
        .selectFrom('payouts')
        .select((part) => part.fn.countAll<number>().as('count'))
        .whereRef('payouts.batch_id', '=', 'batch.id')
        .where('payouts.status', '=', 'returned')
        .as('returned'),
    ])
    .$if(id !== undefined, (query) => query.where('batch.id', '=', id ?? ''))
    .orderBy('batch.made_at', 'desc')
    .limit(limit)
    .execute()
}

export type ListedBatch = Awaited<ReturnType<typeof findBatches>>[number]
