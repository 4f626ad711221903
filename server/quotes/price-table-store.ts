import type { PriceTable } from '#core/orders/price-table.ts'
import type { Db } from '../db.ts'
import type { Services } from '../services.ts'

type Known = { readAt: number; until: number; present: PriceTable; versions: Map<number, PriceTable> }

/** New prices hold on every process within this time; on the one that published them at once. */
const cacheMs = 2_000
const cache = new WeakMap<Db, Known>()
/** Whoever asks while the table is being read waits for the same reading. */
const readings = new WeakMap<Db, Promise<Known>>()

/** The price table that holds now. A scheduled one takes over at its instant, without a new reading being due. */
export async function presentPrices(services: Services): Promise<PriceTable> {
  const now = services.now().getTime()
  const known = cache.get(services.db)
  if (known && now >= known.readAt && now < known.until) return known.present
  const running = readings.get(services.db)
  if (running) return (await running).present
  const reading = readPresent(services.db, services.now(), known?.versions ?? new Map())
  readings.set(services.db, reading)
  try {
    const fresh = await reading
    // A reading that began before `forgetPrices` may be out of date: whoever waited gets it, nobody later.
    if (readings.get(services.db) === reading) cache.set(services.db, fresh)
    return fresh.present
  } finally {
    if (readings.get(services.db) === reading) readings.delete(services.db)
  }
}

async function readPresent(db: Db, readAt: Date, versions: Known['versions']): Promise<Known> {
  const { content } = await db
    .selectFrom('price_tables')
    .select('content')
    .where('version', '=', holdingVersion(db, readAt))
    .executeTakeFirstOrThrow()
  const next = await db
    .selectFrom('price_tables')
    .select((eb) => eb.fn.min('effective_at').as('at'))
    .where('effective_at', '>', readAt)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  versions.set(content.version, content)
  const until = Math.min(readAt.getTime() + cacheMs, next?.at?.getTime() ?? Number.POSITIVE_INFINITY)
  return { readAt: readAt.getTime(), until, present: content, versions }
}

/** Asks which version holds at an instant: the last whose time has come, of two at the same instant the newer. */
export function holdingVersion(db: Db, at: Date) {
  return db
    .selectFrom('price_tables')
    .select('version')
    .where('effective_at', '<=', at)
    .where('withdrawn_at', 'is', null)
    .orderBy('effective_at', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
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
  readings.delete(db)
}
