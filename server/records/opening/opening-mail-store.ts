import type { Selectable } from 'kysely'
import { linkPauseMs } from '#core/base/links.ts'
import type { Schema } from '#db/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

type Row = Selectable<Schema['opening_mails']>
/** An address that waits for the opening mail. */
export type Waiting = Pick<Row, 'id' | 'email' | 'locale'>

type NewWaiting = { id: string; email: string; locale: Locale; token_hash: Buffer; now: Date }

/** Writes an address, or finds the one that is there; null if it was asked for a moment ago. */
export async function putWaiting(tx: Tx, { now, ...row }: NewWaiting): Promise<Waiting | null> {
  const { locale } = row
  const found = await tx
    .insertInto('opening_mails')
    .values({ ...row, asked_at: now })
    .onConflict((oc) =>
      oc
        .column('email')
        .doUpdateSet({ asked_at: now, locale })
        .where('opening_mails.asked_at', '<=', new Date(now.getTime() - linkPauseMs)),
    )
    .returning(['id', 'email', 'locale'])
    .executeTakeFirst()
  return found ?? null
}

/** A changed `SECRET_KEY` changes the link of an address. */
export async function setTokenHash(tx: Tx, id: string, token_hash: Buffer): Promise<void> {
  await tx.updateTable('opening_mails').set({ token_hash }).where('id', '=', id).execute()
}

/** The address of a link. An unconfirmed one from before `since` no longer counts. */
export function findWaiting(db: Db, tokenHash: Buffer, since: Date) {
  return byToken(db, tokenHash, since).executeTakeFirst()
}

/** The same, locked. */
export function lockWaiting(tx: Tx, tokenHash: Buffer, since: Date) {
  return byToken(tx, tokenHash, since).forUpdate().executeTakeFirst()
}

function byToken(db: Db, tokenHash: Buffer, since: Date) {
  return db
    .selectFrom('opening_mails')
    .select(['id', 'email', 'locale', 'confirmed_at'])
    .where('token_hash', '=', tokenHash)
    .where((eb) => eb.or([eb('confirmed_at', 'is not', null), eb('asked_at', '>', since)]))
}

export async function confirmWaiting(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('opening_mails').set({ confirmed_at: now }).where('id', '=', id).execute()
}

export async function deleteWaiting(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('opening_mails').where('id', 'in', ids).execute()
}

/** Some of the confirmed addresses, locked; others that send at the same time get others. */
export function lockConfirmed(tx: Tx, limit: number): Promise<Waiting[]> {
  return tx
    .selectFrom('opening_mails')
    .select(['id', 'email', 'locale'])
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Deletes the addresses that nobody confirmed, last asked for before a time. */
export async function deleteUnconfirmed(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('opening_mails')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<=', before)
    .execute()
}

export async function countConfirmed(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('opening_mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
