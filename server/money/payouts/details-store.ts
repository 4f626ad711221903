import { type Selectable, sql } from 'kysely'
import { openPayouts } from '#core/money/payouts.ts'
import type { Schema } from '#db/schema.ts'
import type { Db } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { notPaused } from '#server/platform/process/attempt-store.ts'
import type { Sealed } from '#server/platform/sealing/seal.ts'

export type DetailsRow = Selectable<Schema['payout_details']>
type NewDetails = { id: string; boosterId: string; box: Sealed; start: string; end: string }

/** Saves a booster's details; earlier ones stay for the payouts that were requested with them. */
export async function replaceDetails(
  { tx, now }: Work,
  { id, boosterId, box, start, end }: NewDetails,
): Promise<void> {
  await tx
    .updateTable('payout_details')
    .set({ replaced_at: now })
    .where('booster_id', '=', boosterId)
    .where('replaced_at', 'is', null)
    .execute()
  await tx
    .insertInto('payout_details')
    .values({
      id,
      booster_id: boosterId,
      iban_start: start,
      iban_end: end,
      saved_at: now,
      ...boxColumns(box),
    })
    .execute()
}

/** Where a booster is paid at present. */
export function findDetails(db: Db, boosterId: string): Promise<DetailsRow | undefined> {
  return db
    .selectFrom('payout_details')
    .selectAll()
    .where('booster_id', '=', boosterId)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
}

export function findManyDetails(db: Db, ids: readonly string[]): Promise<DetailsRow[]> {
  return db.selectFrom('payout_details').selectAll().where('id', 'in', ids).execute()
}

/** Deletes replaced details that no open payout goes to. */
export async function deleteReplacedDetails(db: Db): Promise<void> {
  await db
    .deleteFrom('payout_details')
    .where('replaced_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payouts')
            .select('payouts.id')
            .whereRef('payouts.details_id', '=', 'payout_details.id')
            .where('payouts.status', 'in', openPayouts),
        ),
      ),
    )
    .execute()
}

/** Details whose key is wrapped by a key other than `keyId`, except those that a job has paused. */
export function findWrappedByOthers(db: Db, keyId: string, job: string, now: Date): Promise<DetailsRow[]> {
  return db
    .selectFrom('payout_details')
    .selectAll()
    .where('key_id', '<>', keyId)
    .where(notPaused(job, sql<string>`payout_details.id`, now))
    .limit(500)
    .execute()
}

export async function putWrappedKey(db: Db, id: string, box: Sealed): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payout_details')
    .set({ key_id: box.keyId, wrapped_key: box.wrappedKey })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** The sealed part of a row. */
export function boxOf({ key_id, wrapped_key, sealed }: DetailsRow): Sealed {
  return { keyId: key_id, wrappedKey: wrapped_key, sealed }
}

function boxColumns({ keyId, wrappedKey, sealed }: Sealed) {
  return { key_id: keyId, wrapped_key: wrappedKey, sealed }
}
