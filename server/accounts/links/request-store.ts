import type { Selectable } from 'kysely'
import { linkPauseMs, linkRequestMs } from '#core/base/links.ts'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

export type RequestRow = Selectable<Schema['link_requests']>

/** Writes a request; false if the same was asked a moment ago. */
export async function insertRequest(
  db: Db,
  request: Omit<RequestRow, 'asked_at'>,
  now: Date,
): Promise<boolean> {
  const { email } = request
  const written = await db
    .insertInto('link_requests')
    .values({ ...request, asked_at: now })
    .onConflict((oc) =>
      oc
        .column('key')
        .doUpdateSet({ asked_at: now, email })
        .where('link_requests.asked_at', '<=', new Date(now.getTime() - linkPauseMs)),
    )
    .returning('key')
    .executeTakeFirst()
  return written !== undefined
}

/** A request that nobody has answered yet, locked; others that work at the same time get another one. */
export function lockOpenRequest(tx: Tx) {
  return tx
    .selectFrom('link_requests')
    .select(['key', 'purpose', 'email', 'caused_by'])
    .where('email', 'is not', null)
    .orderBy('asked_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** The address is not needed any longer. */
export async function closeRequest(tx: Tx, key: Buffer): Promise<void> {
  await tx.updateTable('link_requests').set({ email: null }).where('key', '=', key).execute()
}

export async function deleteOldRequests(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('link_requests')
    .where('asked_at', '<', new Date(now.getTime() - linkRequestMs))
    .execute()
}
