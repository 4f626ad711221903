import { type Selectable, sql } from 'kysely'
import type { OrderConfig } from '#core/orders/order-config.ts'
import type { Quote } from '#core/orders/pricing.ts'
import type { Schema } from '#db/schema.ts'
import type { Db } from '../db.ts'

const week = 7 * 86_400_000

type QuoteRow = Selectable<Schema['quotes']>
type NewQuote = { config: OrderConfig; quote: Quote; createdAt: Date; expiresAt: Date }

export function insertQuote(db: Db, { config, quote, createdAt, expiresAt }: NewQuote): Promise<QuoteRow> {
  return db
    .insertInto('quotes')
    .values({
      config: JSON.stringify(config),
      quote: JSON.stringify(quote),
      price_version: quote.priceVersion,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

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
