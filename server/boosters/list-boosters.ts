import type { z } from 'zod'
import type { listBoosters as call } from '#contract/boosters.ts'
import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { camps, type Place } from '#core/games/ladder.ts'
import { pageOf } from '../http/pages.ts'
import type { Services } from '../services.ts'
import { countListed, findListed } from './booster-store.ts'

/** The boosters of a game, highest rank limit first; their completed orders are counted, never stored. */
export async function listBoosters({ db }: Services, { game, page }: z.output<typeof call.query>) {
  const [rows, total] = await Promise.all([findListed(db, game, page), countListed(db, game)])
  const items = rows.map(({ username, ceiling, finished, start, target, closed_at, demo }) => ({
    username,
    ceiling: placeAt(game, ceiling),
    finished: finished ?? 0,
    last_climb:
      start && target && closed_at
        ? { start: placeOf(start), target: placeOf(target), closed_at: closed_at.toISOString() }
        : null,
    demo,
  }))
  return { data: pageOf(items, page, total) }
}

/** A rank limit is stored as the camp's number; if the ladder has become shorter, its top applies. */
function placeAt(game: GameId, ceiling: number): Place {
  const ladder = camps(games[game])
  const camp = ladder[Math.min(ceiling, ladder.length - 1)]
  if (!camp) throw new RangeError(`${game} has no camp ${ceiling}`)
  return placeOf(camp)
}

function placeOf({ tier, division }: Place): Place {
  return { tier, division }
}
