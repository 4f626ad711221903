import type { z } from 'zod'
import type { listBoosters as call } from '#contract/boosters.ts'
import type { GameId } from '#core/games/game.ts'
import { Remembered } from '#server/platform/db/remember.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { boosterView } from './booster-view.ts'
import { findLastClimbs } from './climb-store.ts'
import { climbView } from './climb-view.ts'
import { countListed, findListed, findShown } from './listing-store.ts'

type Query = z.output<typeof call.query>
type Listing = { ids: string[]; total: number }

/** The public list of boosters: only what was measured, and what they chose to publish. */
export async function listBoosters(services: Services, query: Query) {
  const { realtime } = services
  const online = await realtime.onlineBoosters()
  const { ids, total } = await listingOf(services, query, online)
  return { data: pageOf(await showListed(services, ids, { online, game: query.game }), query.page, total) }
}

/** Boosters by id as lists show them, in the order of the ids; of one game if it is given. */
export async function showListed(
  { db }: Services,
  ids: readonly string[],
  { online, game }: { online: readonly string[]; game?: GameId | undefined },
) {
  const [rows, climbs] = await Promise.all([findShown(db, ids, game), findLastClimbs(db, ids, game)])
  const connected = new Set(online)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const [row, last] = [byId.get(id), climbs.get(id)]
    return row ? [{ ...boosterView(row, connected), last_climb: last ? climbView(last) : null }] : []
  })
}

/** Few boosters are sorted each time; the order of many is read again after some seconds. */
const few = 100
const remembered = new Remembered<Listing>({ forMs: 10_000, most: 500 })

async function listingOf({ db }: Services, query: Query, online: readonly string[]): Promise<Listing> {
  const { page, sort, online: onlyOnline, ...fits } = query
  const filter = { ...fits, among: onlyOnline ? online : undefined }
  const read = async () => {
    const [ids, total] = await Promise.all([
      findListed(db, filter, { sort, page, online }),
      countListed(db, filter),
    ])
    return { ids, total }
  }
  if (onlyOnline || sort === 'active') return read()
  return remembered.get(db, JSON.stringify(query), read, ({ total }) => total > few)
}
