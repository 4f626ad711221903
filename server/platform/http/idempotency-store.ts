import type { OperationName } from '#contract/operations.ts'
import { retention } from '#core/people/retention.ts'
import { later } from '../db/driver/later.ts'
import { violatedConstraint } from '../db/pg-errors.ts'
import type { Db } from '../db/pool.ts'
import type { Work } from '../ports/work.ts'

/** What identifies the call of a key. */
export type Key = { subject: string; key: string; operation: OperationName; request_hash: Buffer }

/**
 * Stores the reply for a key with the commit, which fails if there already is one (`isKept`). Waits for a run of the
 * same key that is still in progress.
 */
export async function keepReply({ tx, now }: Work, key: Key, reply: object): Promise<void> {
  const row = { ...key, reply: JSON.stringify(reply), created_at: now }
  await later(tx, tx.insertInto('idempotency_keys').values(row))
}

/** Whether a transaction failed because another run of the same call had written the key. */
export function isKept(error: unknown): boolean {
  return violatedConstraint(error) === 'idempotency_keys_pkey'
}

/** The stored reply of a key. */
export function findReply(db: Db, { subject, key }: Key) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'reply'])
    .where('subject', '=', subject)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** The reply to an idempotent call is kept for 72 h (trust 3). */
export async function deleteOldReplies(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - retention.savedReply))
    .execute()
}
