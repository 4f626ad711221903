import type { z } from 'zod'
import type { supplyContract } from '#contract/supply.ts'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import { filterId } from '#core/people/matching.ts'
import { isPlayed } from '#server/boosters/facts/playing-store.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { requireServer } from './require-server.ts'
import { countUnserved } from './unserved-store.ts'

type Wish = z.output<typeof supplyContract.noteUnserved.body>

/** Counts that someone met what nobody plays; what is played, or can't exist, isn't counted. */
export async function noteUnserved({ tx, now }: Work, { plays, queue, ...wish }: Wish): Promise<void> {
  const { game, level } = wish
  requireServer(wish)
  const isDuo = plays === 'duo'
  if (level >= camps(games[game]).length) return
  if (await isPlayed(tx, { filter: filterId(wish), game, level, queue, isDuo }, now)) return
  await countUnserved(tx, { ...wish, duo: isDuo }, now)
}
