import { type Insertable, type Selectable, sql } from 'kysely'
import type { AuditOperation } from '#core/site/audit-operations.ts'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '../db/pool.ts'

export type AuditRow = Selectable<Schema['audit_log']>

// Any number that nothing else in this database uses as a lock.
const chainLock = 708_153

/** Makes transactions that add to the chain wait for one another until they end. */
export async function lockChain(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(tx)
}

/** The hash of the chain's last row; undefined for an empty chain. Call it only under the lock. */
export async function lastHash(tx: Tx): Promise<Buffer | undefined> {
  const last = await tx
    .selectFrom('audit_log')
    .select('hash')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.hash
}

export async function insertAudit(tx: Tx, row: Insertable<Schema['audit_log']>): Promise<void> {
  await tx.insertInto('audit_log').values(row).execute()
}

/** Whether somebody has done the same to the same since a time. */
export async function wasRecorded(
  db: Db,
  { actorId, operation, subject }: { actorId: string | null; operation: string; subject: string },
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('audit_log')
    .select('id')
    .where('at', '>=', since)
    .where('actor_id', '=', actorId)
    .where('operation', '=', operation)
    .where('subject', '=', subject)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The rows that follow a given one, in the order they were written. */
export function auditRowsAfter(db: Db, id: number, limit: number): Promise<AuditRow[]> {
  return db.selectFrom('audit_log').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute()
}

/** What was done to a subject of some operations, newest first, with the names of those who did it. */
export function auditOf(db: Db, subject: string, operations: readonly AuditOperation[], limit: number) {
  return db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['audit_log.id', 'audit_log.at', 'audit_log.operation', 'audit_log.detail'])
    .select(sql<string | null>`case when users.erased_at is null then users.username end`.as('actor_name'))
    .where('subject', '=', subject)
    .where('operation', 'in', operations)
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute()
}
