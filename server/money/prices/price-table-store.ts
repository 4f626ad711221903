import type { GameId } from '#core/games/game.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { pricedGames } from '#core/prices/priced-games.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { Remembered } from '#server/platform/db/remember.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'

/** `next` is when a scheduled version takes effect. */
type Present = { readAt: Date; table: PriceTable; next: Date | null }

/** A process that is not notified of changes reads the prices again after this time. */
const present = new Remembered<Present>({ forMs: 2_000, most: 10 })
/** Versions never change. */
const versions = new Remembered<PriceTable>({ forMs: 'unchanging', most: 50 })

/**
 * The price table in effect. A scheduled one takes effect at its time, a published one with its tag. Throws
 * `prices_not_set` in a shop whose staff have not published any.
 */
export async function presentPrices(services: Services): Promise<PriceTable> {
  const { db, now, tags } = services
  const at = now()
  const raised = String(tags.lastRaised('prices'))
  const holds = ({ readAt, next }: Present) => at >= readAt && (!next || at < next)
  return (await present.get(db, raised, () => readPresent(services), holds)).table
}

/** The games that have prices today; none before the first version. */
export async function soldGames(services: Services): Promise<GameId[]> {
  try {
    return pricedGames(await presentPrices(services))
  } catch (error) {
    if (error instanceof AppError && error.code === 'prices_not_set') return []
    throw error
  }
}

async function readPresent({ db, now, tags }: Services): Promise<Present> {
  const readAt = now()
  const raised = tags.lastRaised('prices')
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
  if (raised === tags.lastRaised('prices')) tags.expect('prices', next)
  if (version === null) throw new AppError('prices_not_set')
  return { readAt, table: await contentOf(db, version), next }
}

/** A version's content, whatever holds now; it is large. */
export function contentOf(db: Db, version: number): Promise<PriceTable> {
  return versions.get(db, String(version), async () => {
    const { content } = await db
      .selectFrom('price_tables')
      .select('content')
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    return content
  })
}

/**
 * Selects the version in effect at a given time: the last whose time has passed; if two have the same time, the
 * newer.
 */
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
  return contentOf(services.db, version)
}
