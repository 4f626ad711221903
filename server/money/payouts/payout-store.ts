import type { Insertable, Selectable } from 'kysely'
import { openPayouts, type PayoutAction, type PayoutStatus } from '#core/money/payouts.ts'
import type { Schema } from '#db/schema.ts'
import type { Db } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'

export type PayoutRow = Selectable<Schema['payouts']>

export function insertPayout({ tx }: Work, row: Insertable<Schema['payouts']>): Promise<PayoutRow> {
  return tx.insertInto('payouts').values(row).returningAll().executeTakeFirstOrThrow()
}

type Move = {
  from: PayoutStatus
  to: PayoutStatus
  boosterId?: string
  reason?: string
}

/** Moves a payout to a status, if it is in `from` and belongs to the booster; undefined otherwise. */
export function movePayout(
  { tx, now }: Work,
  id: string,
  { from, to, boosterId, reason }: Move,
): Promise<PayoutRow | undefined> {
  return tx
    .updateTable('payouts')
    .set({ status: to, ended_at: now, ...(reason !== undefined && { reason }) })
    .where('id', '=', id)
    .where('status', '=', from)
    .$if(boosterId !== undefined, (query) => query.where('booster_id', '=', boosterId ?? ''))
    .returningAll()
    .executeTakeFirst()
}

/** Takes requested payouts whose details can be paid to into a batch, in the order of their ids. */
export async function batchPayouts(
  { tx, now }: Work,
  batchId: string,
  ids: readonly string[],
): Promise<PayoutRow[]> {
  await tx.selectFrom('payouts').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  return tx
    .updateTable('payouts')
    .set({ status: 'batched', batch_id: batchId })
    .where('id', 'in', ids)
    .where('status', '=', 'requested')
    .where('ready_at', '<=', now)
    .returningAll()
    .execute()
}

/** The requested payouts among these, locked. */
export function lockRequested({ tx }: Work, ids: readonly string[]): Promise<PayoutRow[]> {
  return tx
    .selectFrom('payouts')
    .selectAll()
    .where('id', 'in', ids)
    .where('status', '=', 'requested')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Marks a batch's payouts as sent. */
export async function sendPayouts({ tx, now }: Work, batchId: string): Promise<PayoutRow[]> {
  return tx
    .updateTable('payouts')
    .set({ status: 'sent', sent_at: now })
    .where('batch_id', '=', batchId)
    .where('status', '=', 'batched')
    .returningAll()
    .execute()
}

/** The payouts of a batch that nobody has returned, in the order of their numbers. */
export function findOfBatch(db: Db, batchId: string): Promise<PayoutRow[]> {
  return db
    .selectFrom('payouts')
    .selectAll()
    .where('batch_id', '=', batchId)
    .where('status', 'in', ['batched', 'sent'])
    .orderBy('number')
    .execute()
}

export function findPayout(db: Db, id: string): Promise<PayoutRow | undefined> {
  return db.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A booster's payouts that hold or have paid money, and the last one that ended otherwise. */
export function findPayoutsOf(db: Db, boosterId: string): Promise<PayoutRow[]> {
  return db
    .selectFrom('payouts')
    .selectAll()
    .where('booster_id', '=', boosterId)
    .orderBy('requested_at', 'desc')
    .execute()
}

export async function hasOpenPayout(db: Db, boosterId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payouts')
    .select('id')
    .where('booster_id', '=', boosterId)
    .where('status', 'in', openPayouts)
    .executeTakeFirst()
  return row !== undefined
}

/** Adds to the history of payouts, in the order in which they are given. */
export async function recordPayouts(
  { tx, now }: Work,
  payoutIds: readonly string[],
  action: PayoutAction,
  actorId: string,
): Promise<void> {
  const rows = payoutIds.map((payout_id) => ({ payout_id, at: now, action, actor_id: actorId }))
  if (rows.length > 0) await tx.insertInto('payout_events').values(rows).execute()
}
