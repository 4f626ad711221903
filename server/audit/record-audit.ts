import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../db.ts'

type Deed = { actorId: string; operation: string; subject: string; detail: Record<string, unknown> }

// Any number that nothing else in this database locks.
const chainLock = 708_153

/**
 * Writes down what staff did, in the transaction that does it. Each row's hash contains the one before, so that
 * a row that was changed or taken away later shows (trust W15).
 */
export async function recordAudit(tx: Tx, deed: Deed, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(tx)
  const last = await tx
    .selectFrom('audit_log')
    .select('hash')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const previous_hash = last?.hash ?? Buffer.alloc(32)
  await tx
    .insertInto('audit_log')
    .values({
      at: now,
      actor_id: deed.actorId,
      operation: deed.operation,
      subject: deed.subject,
      detail: JSON.stringify(deed.detail),
      previous_hash,
      hash: hashOf(previous_hash, now, deed),
    })
    .execute()
}

/** The id of the first row that does not follow from the one before, or null when the chain is whole. */
export async function firstBrokenAudit(db: Db): Promise<number | null> {
  const rows = await db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  let previous: Buffer = Buffer.alloc(32)
  for (const row of rows) {
    const deed = {
      actorId: row.actor_id,
      operation: row.operation,
      subject: row.subject,
      detail: row.detail as Record<string, unknown>,
    }
    if (!row.previous_hash.equals(previous) || !row.hash.equals(hashOf(previous, row.at, deed))) return row.id
    previous = row.hash
  }
  return null
}

function hashOf(previous: Buffer, at: Date, { actorId, operation, subject, detail }: Deed): Buffer {
  return createHash('sha256')
    .update(previous)
    .update(JSON.stringify([at.toISOString(), actorId, operation, subject, inOrder(detail)]))
    .digest()
}

/** A database gives the keys of an object back in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([key, each]) => [key, inOrder(each)]))
}
