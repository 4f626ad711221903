import { createHash } from 'node:crypto'
import type { Db, Tx } from '../db/pool.ts'
import { type AuditRow, auditRowsAfter, insertAudit, lastHash, lockChain } from './audit-store.ts'

/** Without an actor, it was done on the server itself, by a command. */
type Deed = { actorId: string | null; operation: string; subject: string; detail: Record<string, unknown> }

/**
 * Records what staff did, in the same transaction. Each row's hash includes the previous one, so a row that is
 * changed or removed later is detected (trust W15).
 */
export async function recordAudit(tx: Tx, deed: Deed, now: Date): Promise<void> {
  await lockChain(tx)
  const previous_hash = (await lastHash(tx)) ?? Buffer.alloc(32)
  await insertAudit(tx, {
    at: now,
    actor_id: deed.actorId,
    operation: deed.operation,
    subject: deed.subject,
    detail: JSON.stringify(deed.detail),
    previous_hash,
    hash: hashOf(previous_hash, now, deed),
  })
}

/** The end of the chain: its number of rows and the hash that covers all of them. */
export type AuditHead = { rows: number; hash: string }

/** Follows the chain from its first row, a few thousand rows at a time, to its end or to where it breaks. */
export async function followAudit(db: Db): Promise<{ broken: number | null; head: AuditHead }> {
  let previous: Buffer = Buffer.alloc(32)
  let rows = 0
  const head = () => ({ rows, hash: previous.toString('hex') })
  for (let after = 0; ; ) {
    const page = await auditRowsAfter(db, after, pageLength)
    for (const row of page) {
      if (!row.previous_hash.equals(previous) || !row.hash.equals(hashOf(previous, row.at, deedOf(row))))
        return { broken: row.id, head: head() }
      previous = row.hash
      after = row.id
      rows++
    }
    if (page.length < pageLength) return { broken: null, head: head() }
  }
}

const pageLength = 2_000

function deedOf(row: AuditRow): Deed {
  const { actor_id: actorId, operation, subject, detail } = row
  return { actorId, operation, subject, detail: detail as Record<string, unknown> }
}

function hashOf(previous: Buffer, at: Date, { actorId, operation, subject, detail }: Deed): Buffer {
  return createHash('sha256')
    .update(previous)
    .update(JSON.stringify([at.toISOString(), actorId, operation, subject, inOrder(detail)]))
    .digest()
}

/** The database returns an object's keys in its own order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([key, each]) => [key, inOrder(each)]))
}
