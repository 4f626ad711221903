import { type Selectable, sql } from 'kysely'
import type { PriceTable } from '#core/prices/price-table.ts'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import { pageSize } from '#server/platform/http/pages.ts'

export type PriceVersionRow = Omit<Selectable<Schema['price_tables']>, 'content'>

const columns = [
  'version',
  'effective_at',
  'author',
  'reason',
  'based_on',
  'withdrawn_at',
  'created_at',
] as const

/** Versions, newest first. */
export function listVersions(db: Db, page: number): Promise<PriceVersionRow[]> {
  return db
    .selectFrom('price_tables')
    .select(columns)
    .orderBy('version', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
}

export async function countVersions(db: Db): Promise<number> {
  const { rows } = await db
    .selectFrom('price_tables')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return rows
}

export function findVersion(db: Db, version: number) {
  return db
    .selectFrom('price_tables as table')
    .leftJoin('price_tables as previous', 'previous.version', 'table.based_on')
    .select(columns.map((column) => `table.${column}` as const))
    .select(['table.content', 'previous.content as previous'])
    .where('table.version', '=', version)
    .executeTakeFirst()
}

/**
 * The newest version that was not withdrawn, if any: it is in effect, or will take effect last, and the next is based
 * on it.
 */
export function headVersion(db: Db) {
  return db
    .selectFrom('price_tables')
    .select(columns)
    .where('withdrawn_at', 'is', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The staff who are boosters: what boosters get of prices concerns them. */
export async function findStaffBoosters(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('boosters')
    .innerJoin('users', 'users.id', 'boosters.user_id')
    .select('boosters.user_id')
    .where(sql<boolean>`permissions <> '{}'`)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Makes publishing and withdrawing wait for one another, without delaying readers or orders. */
export async function lockVersions(tx: Tx): Promise<void> {
  await sql`lock table price_tables in share row exclusive mode`.execute(tx)
}

/** The number of the next version; withdrawn ones keep theirs. Call it only under the lock. */
export async function nextVersion(tx: Tx): Promise<number> {
  const { last } = await tx
    .selectFrom('price_tables')
    .select((eb) => eb.fn.max('version').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

type NewVersion = { table: PriceTable; author: string; reason: string; basedOn: number | null; now: Date }

export function insertVersion(tx: Tx, { table, author, reason, basedOn, now }: NewVersion) {
  return tx
    .insertInto('price_tables')
    .values({
      version: table.version,
      effective_at: table.effectiveAt,
      author,
      reason,
      content: JSON.stringify(table),
      based_on: basedOn,
      created_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Withdraws a version that is not in effect yet; no row means that it is, or was withdrawn. */
export function withdrawVersion(tx: Tx, version: number, now: Date) {
  return tx
    .updateTable('price_tables')
    .set({ withdrawn_at: now })
    .where('version', '=', version)
    .where('withdrawn_at', 'is', null)
    .where('effective_at', '>', now)
    .returning(columns)
    .executeTakeFirst()
}

/** Whether any version was ever published. */
export async function hasVersions(db: Db): Promise<boolean> {
  const present = await db.selectFrom('price_tables').select('version').limit(1).executeTakeFirst()
  return present !== undefined
}

/** Puts a table into an empty shop; another process that does the same at the same moment is no error. */
export async function insertFirst(
  db: Db,
  { table, author, reason }: Pick<NewVersion, 'table' | 'author' | 'reason'>,
): Promise<void> {
  await db
    .insertInto('price_tables')
    .values({
      version: table.version,
      effective_at: table.effectiveAt,
      author,
      reason,
      content: JSON.stringify(table),
    })
    .onConflict((oc) => oc.doNothing())
    .execute()
}
