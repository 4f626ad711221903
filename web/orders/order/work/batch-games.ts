import type { BoostConfig } from '#core/choices/order-config.ts'
import type { Rank, Result } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { type Camp, campIndex, camps, ladderPoints, rankAtPoints } from '#core/games/ladder.ts'
import { mostGamesAtOnce } from '#core/orders/recorded-game.ts'
import { type StandingRefusal, standingRefusal } from '#core/orders/standing.ts'
import { type OrderView, recordedGames } from '../parts/order-facts.ts'
import { gainOf, likelyPoints } from './game-form.tsx'

/** A row of the form for several games; null is what the booster has not changed. */
export type BatchRow = {
  id: number
  result: Result | null
  points: string | null
  character: string | null
  camp: number | null
  standing: string | null
  proof: File | null
}

/** A row with everything that follows from the games before it. */
export type BatchGame = Omit<BatchRow, 'result' | 'points' | 'character' | 'camp' | 'standing'> & {
  result: Result
  /** As the fields show them. */
  shown: { points: string; camp: Camp; standing: string }
  character: string
  points: number
  standing: Rank
  /** Why the server would refuse it. */
  refusal: StandingRefusal | null
}

export function emptyRow(id: number): BatchRow {
  return { id, result: null, points: null, character: null, camp: null, standing: null, proof: null }
}

/** The rows after a change: an empty one follows as soon as the last has a result. */
export function withNextRow(rows: readonly BatchRow[]): BatchRow[] {
  const last = rows.at(-1)
  const isFull = rows.length >= mostGamesAtOnce
  if (last && (last.result === null || isFull)) return [...rows]
  return [...rows, emptyRow((last?.id ?? 0) + 1)]
}

/** The rows with pictures put to the first games that have none, in their order; further ones begin rows of their own. */
export function withPictures(rows: readonly BatchRow[], files: readonly File[]): BatchRow[] {
  const left = [...files]
  const filled = rows.map((row) => (row.proof ? row : { ...row, proof: left.shift() ?? null }))
  while (left.length > 0 && filled.length < mostGamesAtOnce)
    filled.push({ ...emptyRow((filled.at(-1)?.id ?? 0) + 1), proof: left.shift() ?? null })
  return filled
}

/** The games of the rows that have a result. Each starts with the points and the character of the one before. */
export function batchGames(
  order: Pick<OrderView, 'config' | 'games' | 'booster'>,
  config: BoostConfig,
  before: Rank,
  rows: readonly BatchRow[],
): BatchGame[] {
  const game = games[config.game]
  const all = camps(game)
  const by = order.booster?.user_id ?? ''
  const played = recordedGames(order)
  const found: BatchGame[] = []
  let height = ladderPoints(game, before)
  let character = order.games.at(-1)?.character ?? ''
  for (const { id, result, proof, ...row } of rows) {
    if (!result) continue
    const typed = row.points ?? likelyPoints({ config, games: played }, result)
    const points = gainOf(result, typed)
    const expected = rankAtPoints(game, Math.max(0, height + points))
    const camp = all[row.camp ?? campIndex(game, expected)] ?? all[0]
    if (!camp) throw new RangeError('A ladder has ranks')
    const shown = { points: typed, camp, standing: row.standing ?? String(expected.points) }
    const standing = { tier: camp.tier, division: camp.division, points: Number(shown.standing) || 0 }
    const next = { by, result, points, standing }
    const refusal = standingRefusal(config, played, { ...next, hasProof: proof !== null })
    character = row.character ?? character
    found.push({ id, result, proof, shown, character, points, standing, refusal })
    played.push({ ...next, at: '' })
    height = ladderPoints(game, standing)
  }
  return found
}
