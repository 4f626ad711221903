import type { Selectable } from 'kysely'
import { minuteMs } from '#core/base/durations.ts'
import type { Schema } from '#db/schema.ts'
import type { Db } from '../db/pool.ts'
import type { AuditHead, Followed } from './record-audit.ts'

export type ChainRow = Selectable<Schema['audit_chain']>

/** A check that hasn't moved for so long has died with its process. */
const stillMs = minuteMs

export function readChain(db: Db): Promise<ChainRow> {
  return db.selectFrom('audit_chain').selectAll().executeTakeFirstOrThrow()
}

/** Whether a check is under way. */
export function isRunning({ moved_at }: ChainRow, now: Date): boolean {
  return moved_at !== null && now.getTime() - moved_at.getTime() < stillMs
}

/** Begins a check and returns the end of the chain that the last one found; undefined if another check is under way. */
export async function beginCheck(db: Db, now: Date): Promise<{ known: AuditHead | undefined } | undefined> {
  const row = await db
    .updateTable('audit_chain')
    .set({ began_at: now, moved_at: now, followed: 0 })
    .where((eb) =>
      eb.or([eb('moved_at', 'is', null), eb('moved_at', '<=', new Date(now.getTime() - stillMs))]),
    )
    .returning(['head_id', 'head_hash', 'head_entries'])
    .executeTakeFirst()
  if (!row) return undefined
  const { head_id: id, head_hash: hash, head_entries: rows } = row
  return { known: id === null || hash === null || rows === null ? undefined : { id, hash, rows } }
}

/** Notes how far a check is; false if another one has taken over since. */
export async function moveCheck(db: Db, beganAt: Date, { now, rows }: { now: Date; rows: number }) {
  const { numUpdatedRows } = await db
    .updateTable('audit_chain')
    .set({ moved_at: now, followed: rows })
    .where('began_at', '=', beganAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a check with what it found. An end of the chain is kept from the last time when it was whole. */
export async function endCheck(db: Db, beganAt: Date, found: Followed & { now: Date }): Promise<void> {
  const { broken, head, since, now } = found
  const whole = broken === null && head.rows > 0
  await db
    .updateTable('audit_chain')
    .set({
      began_at: null,
      moved_at: null,
      checked_at: now,
      entries: head.rows,
      since,
      broken_id: broken,
      ...(whole && { head_id: head.id, head_hash: head.hash, head_entries: head.rows }),
    })
    .where('began_at', '=', beganAt)
    .execute()
}

/** Ends a check that failed, without a result. */
export async function giveUpCheck(db: Db, beganAt: Date): Promise<void> {
  await db
    .updateTable('audit_chain')
    .set({ began_at: null, moved_at: null })
    .where('began_at', '=', beganAt)
    .execute()
}
