import type { PriceTable } from '#core/orders/price-table.ts'
import type { Db } from '../db.ts'
import type { Services } from '../services.ts'

type Known = { readAt: number; until: number; present: PriceTable; versions: Map<number, PriceTable> }

/** New prices hold on every process within this time; on the one that published them at once. */
const cacheMs = 2_000
const cache = new WeakMap<Db, Known>()
/** Whoever asks while the table is being read waits for the same reading. */
const readings = new WeakMap<Db, Promise<Known>>()

/** The price table that holds now, if it needn't be read. A scheduled one takes over at its instant. */
export function knownPrices({ db, now }: Services): PriceTable | undefined {
  const at = now().getTime()
  const known = cache.get(db)
  return known && at >= known.readAt && at < known.until ? known.present : undefined
}

/** The price table that holds now. */
export async function presentPrices(services: Services): Promise<PriceTable> {
  const { db, now } = services
  const known = knownPrices(services)
  if (known) return known
  const running = readings.get(db)
  if (running) return (await running).present
  const reading = readPresent(db, now(), cache.get(db)?.versions ?? new Map())
  readings.set(db, reading)
  try {
    const fresh = await reading
    // A reading that began before `forgetPrices` may be out of date: whoever waited gets it, nobody later.
    if (readings.get(db) === reading) cache.set(db, fresh)
    return fresh.present
  } finally {
    if (readings.get(db) === reading) readings.delete(db)
  }
}

async function readPresent(db: Db, readAt: Date, versions: Known['versions']): Promise<Known> {
  const { version, next } = await db
    .selectNoFrom((eb) => [
      holdingVersion(db, readAt).as('version'),
      eb
        .selectFrom('price_tables')
        .select((part) => part.fn.min('effective_at').as('at'))
        .where('effective_at', '>', readAt)
        .where('withdrawn_at', 'is', null)
        .as('next'),
    ])
    .executeTakeFirstOrThrow()
  if (version === null) throw new Error('no prices hold')
  const present = await contentOf(db, version, versions)
  const until = Math.min(readAt.getTime() + cacheMs, next?.getTime() ?? Number.POSITIVE_INFINITY)
  return { readAt: readAt.getTime(), until, present, versions }
}

/** A version's content, read once: it is large, and never changes. */
async function contentOf(db: Db, version: number, versions: Known['versions']): Promise<PriceTable> {
  const known = versions.get(version)
  if (known) return known
  const { content } = await db
    .selectFrom('price_tables')
    .select('content')
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  versions.set(version, content)
  return content
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
  if (present.version === version) return present
  return contentOf(services.db, version, cache.get(services.db)?.versions ?? new Map())
}

/** Prices were changed: this process reads them at once. */
export function forgetPrices({ db }: Services): void {
  cache.delete(db)
  readings.delete(db)
}
