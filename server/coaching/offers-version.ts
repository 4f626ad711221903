import type { Db } from '../db.ts'
import type { Services } from '../services.ts'
import { countCoaches } from './coach-store.ts'

/** Other offers show on every process within this time. */
const cacheMs = 2_000
const cache = new WeakMap<Db, { readAt: number; version: string }>()

/** A word for the offers that are listed now; while the database is away, for those that were last seen. */
export async function offersVersion({ db, log }: Services): Promise<string> {
  const known = cache.get(db)
  if (known && performance.now() - known.readAt < cacheMs) return known.version
  try {
    const { total, saved_at } = await countCoaches(db)
    const version = `${total}.${saved_at?.getTime() ?? 0}`
    cache.set(db, { readAt: performance.now(), version })
    return version
  } catch (error) {
    log.warn({ err: error }, 'the coaches’ offers could not be read')
    return known?.version ?? ''
  }
}

/** Offers were changed: this process looks again at once. */
export function forgetOffers({ db }: Services): void {
  const known = cache.get(db)
  if (known) cache.set(db, { ...known, readAt: Number.NEGATIVE_INFINITY })
}
