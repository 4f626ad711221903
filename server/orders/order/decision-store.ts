import type { Insertable } from 'kysely'
import type { ReadyReason } from '#core/orders/ready-reasons.ts'
import type { StaffDecision } from '#core/orders/staff-decisions.ts'
import type { Permission } from '#core/people/permissions.ts'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import { notPaused } from '#server/platform/process/attempt-store.ts'

/** What staff decided about a result, and hasn't been carried out. */
export type Decision = {
  order_id: string
  action: StaffDecision
  reason: string | null
  ready: ReadyReason | null
  order_version: number
  decided_by: string
  decided_at: Date
  /** Of who decided, as they are now. */
  username: string
  permissions: Permission[]
  banned_at: Date | null
}

/** The decisions about these orders, with the names of those who made them. */
export function findDecisions(db: Db, orderIds: readonly string[]): Promise<Decision[]> {
  if (orderIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('order_decisions as decision')
    .innerJoin('users', 'users.id', 'decision.decided_by')
    .selectAll('decision')
    .select(['users.username', 'users.permissions', 'users.banned_at'])
    .where('decision.order_id', 'in', orderIds)
    .execute()
}

export async function findDecision(db: Db, orderId: string): Promise<Decision | undefined> {
  return (await findDecisions(db, [orderId]))[0]
}

export async function insertDecision(tx: Tx, row: Insertable<Schema['order_decisions']>): Promise<void> {
  await tx.insertInto('order_decisions').values(row).execute()
}

export async function deleteDecision(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('order_decisions').where('order_id', '=', orderId).execute()
}

/** The orders whose decision can no longer be undone, except those that the job has paused. */
export async function findDueDecisions(
  db: Db,
  { before, job, now, limit }: { before: Date; job: string; now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('order_decisions')
    .select('order_id')
    .where('decided_at', '<=', before)
    .where((eb) => notPaused(job, eb.ref('order_decisions.order_id'), now))
    .orderBy('decided_at')
    .limit(limit)
    .execute()
  return rows.map(({ order_id }) => order_id)
}
