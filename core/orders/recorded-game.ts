import type { Rank } from '../games/game.ts'

/** One played game as the booster recorded it. Games that were struck are never among those that core is given. */
export type RecordedGame = {
  /** The booster who recorded it. */
  by: string
  result: 'won' | 'lost'
  /** What it brought or cost, with its sign, in LP, RR or marks. */
  points: number
  /** The rank after it, as the game showed it; null when only the points are known. */
  standing: Rank | null
  /** ISO 8601, UTC. */
  at: string
}
