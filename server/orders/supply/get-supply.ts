import type { z } from 'zod'
import type { getSupply as call } from '#contract/supply.ts'
import { minuteMs } from '#core/base/durations.ts'
import { median } from '#core/boosters/booster-figures.ts'
import type { GameId, ServerId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { filterId } from '#core/people/matching.ts'
import { enoughShopOrders, shopWindowMs } from '#core/people/profiles.ts'
import { countPlaying, listPlayed } from '#server/boosters/facts/playing-store.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { Remembered } from '#server/platform/db/remember.ts'
import { isOpen } from '#server/platform/http/is-open.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { requireServer } from './require-server.ts'
import { findStarts } from './start-store.ts'

type Asked = z.output<typeof call.query>

/**
 * Who plays what a calculator shows; at most half a minute old, and read again as soon as a booster's work changes. An order itself
 * asks again (`refuse-unplayed.ts`).
 */
export async function getSupply(services: Services, asked: Asked) {
  const { db, now } = services
  requireServer(asked)
  if (!(await isOpen(services))) return { boosters: null, start_minutes: null, instead: null }
  const at = now()
  const [{ boosters, instead }, start_minutes] = await Promise.all([
    supplies.get(db, JSON.stringify(asked), () => readSupply(services, asked, at), isCurrent(services)),
    starts.get(db, asked.game, () => readStart(db, asked.game, at)),
  ])
  return { boosters, start_minutes: boosters > 0 ? start_minutes : null, instead }
}

const supplies = new Remembered<Awaited<ReturnType<typeof readSupply>>>({ forMs: minuteMs / 2, most: 5_000 })
const alternatives = new Remembered<{
  mark: number
  list: Awaited<ReturnType<typeof listPlayed>>
}>({ forMs: minuteMs, most: 20 })
const starts = new Remembered<number | null>({ forMs: minuteMs, most: 10 })

/** Whether no booster's work has changed since it was read. */
const isCurrent =
  ({ tags }: Pick<Services, 'tags'>) =>
  ({ mark }: { mark: number }) =>
    !tags.raisedSince(['boosters'], mark)

async function readSupply(services: Pick<Services, 'db' | 'tags'>, asked: Asked, at: Date) {
  const { db, tags } = services
  const mark = tags.mark()
  const { game, service, level, queue, plays } = asked
  const isDuo = plays === 'duo'
  const boosters = await countPlaying(db, { filter: filterId(asked), game, level, queue, isDuo }, at)
  if (boosters > 0) return { mark, boosters, instead: null }
  const { list } = await alternatives.get(
    db,
    `${game},${queue},${plays}`,
    async () => ({ mark, list: await listPlayed(db, { game, queue, isDuo }, at) }),
    isCurrent(services),
  )
  const played = new Map(list.map((each) => [each.filter, each.level]))
  const highest = (server: ServerId) => played.get(filterId({ game, service, server })) ?? -1
  const own = highest(asked.server)
  return {
    mark,
    boosters,
    instead: {
      servers: games[game].servers.filter((server) => highest(server) >= level),
      level: own < 0 ? null : own,
    },
  }
}

/** Never estimated: null until enough orders of the game have started. */
export async function readStart(db: Db, game: GameId, at: Date): Promise<number | null> {
  const seconds = await findStarts(db, new Date(at.getTime() - shopWindowMs), game)
  return seconds.length < enoughShopOrders ? null : Math.max(1, Math.round((median(seconds) ?? 0) / 60))
}
