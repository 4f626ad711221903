import { createHash } from 'node:crypto'
import type { AuditOperation } from '#core/site/audit-operations.ts'
import type { Db, Tx } from '../db/pool.ts'
import { type AuditRow, auditRowsAfter, insertAudit, lastHash, lockChain } from './audit-store.ts'

/** Without an actor, it was done on the server itself, by a command. */
export type Deed = Recorded & { operation: AuditOperation }

/** A deed as the log has it: a later version of the product can have written other operations. */
type Recorded = {
  actorId: string | null
  operation: string
  subject: string
  detail: Record<string, unknown>
}

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

/** An end of the chain: its last row, how many rows lead to it, and the hash that covers all of them. */
export type AuditHead = { id: number; rows: number; hash: Buffer }

export type Followed = { broken: number | null; head: AuditHead; since: Date | null }

type Follow = {
  /** An end of the chain at an earlier time: rows that are cut off after it leave a whole chain behind. */
  known?: AuditHead | undefined
  /** Called after each page with the number of rows so far; the following stops if it says false. */
  each?: (rows: number) => Promise<boolean>
}

/**
 * Follows the chain from its first row, a page at a time, to its end or to where it breaks; undefined if it was stopped.
 * The pages are short, so that what else the process does goes on between them.
 */
export async function followAudit(db: Db, follow: Follow = {}): Promise<Followed | undefined> {
  const { known, each } = follow
  let head: AuditHead = { id: 0, rows: 0, hash: Buffer.alloc(32) }
  let since: Date | null = null
  for (;;) {
    const page = await auditRowsAfter(db, head.id, pageLength)
    for (const row of page) {
      if (known && head.id < known.id && row.id > known.id) return { broken: known.id, head, since }
      const isNext =
        row.previous_hash.equals(head.hash) && row.hash.equals(hashOf(head.hash, row.at, deedOf(row)))
      const next = { id: row.id, rows: head.rows + 1, hash: row.hash }
      if (!isNext || !agrees(known, next)) return { broken: row.id, head, since }
      head = next
      since ??= row.at
    }
    if (each && !(await each(head.rows))) return undefined
    if (page.length < pageLength) {
      const isCut = known !== undefined && head.id < known.id
      return { broken: isCut ? known.id : null, head, since }
    }
  }
}

/** Whether a row is what an earlier check found at its place. */
function agrees(known: AuditHead | undefined, { id, rows, hash }: AuditHead): boolean {
  return known?.id !== id || (known.rows === rows && known.hash.equals(hash))
}

const pageLength = 1_000

function deedOf(row: AuditRow): Recorded {
  const { actor_id: actorId, operation, subject, detail } = row
  return { actorId, operation, subject, detail: detail as Record<string, unknown> }
}

function hashOf(previous: Buffer, at: Date, { actorId, operation, subject, detail }: Recorded): Buffer {
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
