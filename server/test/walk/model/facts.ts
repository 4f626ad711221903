import { sql } from 'kysely'
import type { Db } from '#server/platform/db/pool.ts'

/** The tables that say what people did and what was decided. The ledger and what is computed from it aren't among them. */
const tables = [
  'payments',
  'refunds',
  'orders',
  'chargebacks',
  'tips',
  'cashbacks',
  'settlements',
  'held_shares',
  'payouts',
  'users',
  'proposals',
  'coupons',
  'coupon_uses',
  'receipts',
  'raffles',
  'raffle_entries',
  'raffle_winners',
  'bulk_orders',
] as const
export type Table = (typeof tables)[number]

/** A row as a transaction left it. `tx` orders the transactions, `version` names what it left. */
export type Fact = { table: Table; tx: number; version: string; row: Record<string, unknown> }

/** What the ledger says a person or a subject has. */
export type Said = { kind: string; owner: string; balance: number }

export type News = { facts: Fact[]; said: Said[]; next: number }

/**
 * What the transactions since `since` wrote, in their order, and which accounts of the ledger they changed. While any
 * transaction of the server runs, in whatever database, `next` stays behind, and the same is found again.
 */
export async function readNews(db: Db, since: number): Promise<News> {
  const isNew = sql`age(xmin) <= age(${String(since)}::text::xid)`
  const parts = tables.map(
    (table) => sql`select ${sql.lit(table)} as "table", xmin::text::bigint as tx,
      concat_ws(' ', ${sql.lit(table)}, ctid, xmin) as version, to_jsonb(t) as row
      from ${sql.table(table)} t where ${isNew}`,
  )
  // One statement, so that all of it is of one moment.
  const { rows } = await sql<Omit<Fact, 'table'> & { table: Table | 'ledger' | 'next' }>`
    ${sql.join(parts, sql` union all `)}
    union all select 'ledger', 0, null, jsonb_build_object('kind', kind, 'owner', owner_id, 'balance', balance)
      from ledger_accounts where owner_id is not null and ${isNew}
    union all select 'next', pg_snapshot_xmin(pg_current_snapshot())::text::bigint, null, null`.execute(db)
  const news: News = { facts: [], said: [], next: since }
  for (const { table, row, ...of } of rows)
    if (table === 'next') news.next = of.tx
    else if (table === 'ledger') news.said.push(row as Said)
    else news.facts.push({ table, row, ...of })
  news.facts.sort((one, two) => one.tx - two.tx)
  return news
}
