import type { Rank, Result } from '../games/game.ts'

/** How many games a booster can record in one go: more than anyone plays in one sitting. */
export const mostGamesAtOnce = 10

/** One game as the booster recorded it. Core never receives struck games. */
export type RecordedGame = {
  /** The booster who recorded it. */
  by: string
  result: Result
  /** The points it gained or lost, with their sign, in LP, RR or marks. */
  points: number
  /** The rank after it, as the game showed it; null when only the points are known. */
  standing: Rank | null
  /** ISO 8601, UTC. */
  at: string
}

/** How many games ended in which way. */
export type Tally = Record<Result, number>

export function tallyOf(games: readonly { result: Result }[]): Tally {
  const count = (ending: Result) => games.filter(({ result }) => result === ending).length
  return { won: count('won'), lost: count('lost'), drawn: count('drawn') }
}

/** All games of a tally: each was played, whatever its result. */
export function gamesIn({ won, lost, drawn }: Tally): number {
  return won + lost + drawn
}
