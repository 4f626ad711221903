import type { PriceTable } from '#core/orders/price-table.ts'
import type { Db } from '../db.ts'
import type { Services } from '../services.ts'

type Known = { readAt: number; present: PriceTable; versions: Map<number, PriceTable> }

/** New prices hold on every process within this time. */
const cacheMs = 2_000
const cache = new WeakMap<Db, Known>()

/** The price table that holds now. */
export async function presentPrices({ db, now }: Services): Promise<PriceTable> {
  const known = cache.get(db)
  if (known && performance.now() - known.readAt < cacheMs) return known.present
  const row = await db
    .selectFrom('price_tables')
    .select('content')
    .where('effective_at', '<=', now())
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const versions = known?.versions ?? new Map<number, PriceTable>()
  versions.set(row.content.version, row.content)
  cache.set(db, { readAt: performance.now(), present: row.content, versions })
  return row.content
}

/** A version that was locked earlier; versions never change. */
export async function pricesOfVersion(services: Services, version: number): Promise<PriceTable> {
  const present = await presentPrices(services)
  const versions = cache.get(services.db)?.versions
  const known = present.version === version ? present : versions?.get(version)
  if (known) return known
  const { content } = await services.db
    .selectFrom('price_tables')
    .select('content')
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  versions?.set(version, content)
  return content
}

/** Prices were changed: this process reads them at once. */
export function forgetPrices({ db }: Services): void {
  cache.delete(db)
}
