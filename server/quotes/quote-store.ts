import { type Selectable, sql } from 'kysely'
import type { OrderConfig } from '#core/orders/order-config.ts'
import type { Schema } from '#db/schema.ts'
import type { Db } from '../db.ts'
import { together } from '../together.ts'

const week = 7 * 86_400_000

export type QuoteRow = Selectable<Schema['quotes']>

/** Stores a quote; those that come at the same time are stored by one statement. */
export const insertQuote = together((db, rows: QuoteRow[]) =>
  sql`
    insert into quotes (id, config, quote, price_version, created_at, expires_at)
    select id, config, quote, price_version, created_at, expires_at
    from jsonb_populate_recordset(null::quotes, ${JSON.stringify(rows)}::jsonb)`.execute(db),
)

export function findQuote(db: Db, id: string): Promise<QuoteRow | undefined> {
  return db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst()
}

/** An order keeps a copy of its quote, so one that ran out a week ago is of use to nobody. */
export async function deleteOldQuotes(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('quotes')
    .where('expires_at', '<', new Date(now.getTime() - week))
    .execute()
}

/** A quote's price version, its coach's hour if it has one, and whether it still holds for exactly this configuration. */
export function findQuoteLock(db: Db, id: string, config: OrderConfig, now: Date) {
  return db
    .selectFrom('quotes')
    .select('price_version')
    .select(
      sql<number | null>`(select (line->>'unit')::bigint from jsonb_array_elements(quote->'lines') line
        where line->>'kind' = 'hours')`.as('hourly'),
    )
    .select(sql<boolean>`expires_at > ${now} and config = ${JSON.stringify(config)}::jsonb`.as('holds'))
    .where('id', '=', id)
    .executeTakeFirst()
}
