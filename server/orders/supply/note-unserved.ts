import type { z } from 'zod'
import type { supplyContract } from '#contract/supply.ts'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import { filterId } from '#core/people/matching.ts'
import { isPlayed } from '#server/boosters/facts/playing-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { countUnserved } from './unserved-store.ts'

type Wish = z.output<typeof supplyContract.noteUnserved.body>

/** Counts that someone met what nobody plays; what is played, or can't exist, isn't counted. */
export async function noteUnserved({ tx, now }: Work, { plays, ...wish }: Wish): Promise<void> {
  const { game, level, server } = wish
  if (!games[game].servers.includes(server))
    throw new AppError('invalid_server', [{ field: 'server', code: 'invalid_server' }])
  const isDuo = plays === 'duo'
  if (level >= camps(games[game]).length) return
  if (await isPlayed(tx, { filter: filterId(wish), game, level, isDuo }, now)) return
  await countUnserved(tx, { ...wish, duo: isDuo }, now)
}
