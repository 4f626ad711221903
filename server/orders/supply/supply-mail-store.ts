import { type Selectable, type SqlBool, sql } from 'kysely'
import { linkPauseMs } from '#core/base/links.ts'
import type { Schema } from '#db/schema.ts'
import { wishIsPlayed } from '#server/boosters/facts/playing-store.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

type Row = Selectable<Schema['supply_mails']>
export type Waiting = Omit<Row, 'token_hash' | 'asked_at'>
export type NewWaiting = Omit<Row, 'asked_at' | 'confirmed_at'>

const shown = ['id', 'email', 'locale', 'game', 'service', 'server', 'level', 'duo', 'confirmed_at'] as const

/** Writes an address and what it waits for, or finds the row that is there; null if it was asked for a moment ago. */
export async function putWaiting(tx: Tx, row: NewWaiting, now: Date): Promise<Waiting | null> {
  const found = await tx
    .insertInto('supply_mails')
    .values({ ...row, asked_at: now })
    .onConflict((oc) =>
      oc
        .columns(['email', 'game', 'service', 'server', 'level', 'duo'])
        .doUpdateSet({ asked_at: now, locale: row.locale })
        .where('supply_mails.asked_at', '<=', new Date(now.getTime() - linkPauseMs)),
    )
    .returning(shown)
    .executeTakeFirst()
  return found ?? null
}

/** A changed `SECRET_KEY` changes the link of an address. */
export async function setTokenHash(tx: Tx, id: string, token_hash: Buffer): Promise<void> {
  await tx.updateTable('supply_mails').set({ token_hash }).where('id', '=', id).execute()
}

/** The address of a link; one that was last asked for before `since` no longer counts. */
export function findWaiting(db: Db, tokenHash: Buffer, since: Date) {
  return byToken(db, tokenHash, since).executeTakeFirst()
}

/** The same, locked. */
export function lockWaiting(tx: Tx, tokenHash: Buffer, since: Date) {
  return byToken(tx, tokenHash, since).forUpdate().executeTakeFirst()
}

function byToken(db: Db, tokenHash: Buffer, since: Date) {
  return db
    .selectFrom('supply_mails')
    .select(shown)
    .where('token_hash', '=', tokenHash)
    .where('asked_at', '>', since)
}

export async function confirmWaiting(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('supply_mails').set({ confirmed_at: now }).where('id', '=', id).execute()
}

export async function deleteWaiting(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('supply_mails').where('id', 'in', ids).execute()
}

/** Some of the confirmed addresses whose wish somebody plays now, locked; others that send at the same time get others. */
export function lockServed(
  tx: Tx,
  { since, now, limit }: { since: Date; now: Date; limit: number },
): Promise<Waiting[]> {
  return tx
    .selectFrom('supply_mails')
    .select(shown)
    .where('confirmed_at', 'is not', null)
    .where('asked_at', '>', since)
    .where(sql<SqlBool>`${wishIsPlayed('supply_mails', now)}`)
    .orderBy('confirmed_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Deletes the addresses that were last asked for before a time, confirmed or not. */
export async function deleteOldWaiting(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('supply_mails').where('asked_at', '<=', before).execute()
}
