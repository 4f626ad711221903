import type { Game, Result, Tier } from '#core/games/game.ts'
import { type Camp, camps, ladderPoints } from '#core/games/ladder.ts'
import { heightAt, type Point } from '../polyline.ts'

/** The chart's frame: games along, ladder points up. It is stretched to its column in both directions. */
export const climbFrame = { width: 664, height: 448, target: 50, start: 365, foot: 377, bars: 410, end: 614 }

export type ClimbGame = {
  result: Result
  /** Ladder points (core `ladderPoints`) after this game; a lost game that cost none stays level. */
  after: number
}

export type ClimbAhead = { games: number; fast: number; slow: number }

export type Climb = {
  /** Width of a game. */
  game: number
  y: (points: number) => number
  steps: Point[]
  today: Point
  flag: Point
  cone: Point[]
  /** Camps that the climb has reached, where it first crossed them, and those ahead on the expected route. */
  reached: Point[]
  ahead: Point[]
  bars: { x: number; width: number; height: number; result: Result }[]
}

/** Points from the foot of the ladder at which a camp begins. */
export function campFoot(game: Game, camp: Camp): number {
  const opensAt = game.tiers.find(({ id }) => id === camp.tier)?.opensAt ?? 0
  return ladderPoints(game, { ...camp, points: camp.division === null ? opensAt : 0 })
}

export function layClimb(
  game: Game,
  start: number,
  target: number,
  games: readonly ClimbGame[],
  ahead: ClimbAhead | null,
): Climb {
  const { end, width } = climbFrame
  const each = end / Math.max(1, games.length + (ahead?.games ?? 0))
  const lowest = Math.min(start, ...games.map(({ after }) => after))
  const highest = Math.max(target, ...games.map(({ after }) => after))
  const y = (points: number) =>
    climbFrame.start -
    ((points - lowest) / Math.max(1, highest - lowest)) * (climbFrame.start - climbFrame.target)
  const steps: Point[] = [[0, y(start)]]
  let before = start
  games.forEach(({ after }, i) => {
    steps.push([(i + 0.45) * each, y(before)], [(i + 0.8) * each, y(after)], [(i + 1) * each, y(after)])
    before = after
  })
  const today = steps.at(-1) as Point
  const flag: Point = ahead ? [end, y(target)] : today
  const pitch = Math.abs(y(100) - y(0))
  const feet = camps(game)
    .filter((camp) => pitch > 24 || camp.division === null || camp.division === firstDivision(game, camp))
    .map((camp) => campFoot(game, camp))
    .filter((points) => points > start && points < target)
  const crossing = (points: number) => {
    const i = games.findIndex(({ after }) => after >= points)
    const from = i > 0 ? (games[i - 1]?.after ?? start) : start
    const part = (points - from) / Math.max(1, (games[i]?.after ?? points) - from)
    return [(i + 0.45 + 0.35 * part) * each, y(points)] as const
  }
  const best = Math.max(start, ...games.map(({ after }) => after))
  return {
    game: each,
    y,
    steps,
    today,
    flag,
    cone: ahead ? layCone(today, flag[1], games.length, each, ahead, width - 25) : [],
    // Today's mark is larger and covers a camp that was just reached.
    reached: feet
      .filter((points) => points <= best)
      .map(crossing)
      .filter(([x]) => today[0] - x > 14),
    ahead: ahead
      ? feet.filter((points) => points > best).map((points) => [xAtHeight(today, flag, y(points)), y(points)])
      : [],
    bars: layBars(start, games, each),
  }
}

const firstDivision = (game: Game, camp: Camp) => game.tiers.find(({ id }) => id === camp.tier)?.divisions[0]

const xAtHeight = (from: Point, to: Point, y: number) =>
  from[0] + ((y - from[1]) / (to[1] - from[1] || 1)) * (to[0] - from[0])

/** The area between the fastest and the slowest route; the part outside the chart is cut off. */
function layCone(
  today: Point,
  top: number,
  played: number,
  each: number,
  { fast, slow }: ClimbAhead,
  edge: number,
): Point[] {
  const fastest: Point = [Math.min(edge, (played + fast) * each), top]
  const slowest: Point = [(played + slow) * each, top]
  if (slowest[0] <= edge) return [today, fastest, slowest]
  return [today, fastest, [edge, top], [edge, heightAt([today, slowest], edge)]]
}

/** .62 px per point, as in League of Legends; where games count in marks, the highest bar has the same height. */
function layBars(start: number, games: readonly ClimbGame[], each: number): Climb['bars'] {
  const changes = games.map(({ after }, i) =>
    Math.abs(after - (i > 0 ? (games[i - 1]?.after ?? start) : start)),
  )
  const scale = Math.max(0.62, 15 / Math.max(1, ...changes))
  return games.map(({ result }, i) => ({
    x: (i + 0.5 - 0.23) * each,
    width: 0.46 * each,
    height: Math.min(24, Math.max(4, (changes[i] as number) * scale)),
    result,
  }))
}

export type ClimbBand = {
  tier: Tier
  foot: number
  top: number
  camps: { camp: Camp; foot: number; top: number }[]
}

/** The chart's bands of altitude, from the start's tier to the target's, cut at the chart's edges. */
export function layBands(game: Game, y: Climb['y']): ClimbBand[] {
  const cut = (value: number) => Math.min(climbFrame.foot, Math.max(8, value))
  const feet = camps(game).map((camp) => ({ camp, points: campFoot(game, camp) }))
  const bands = feet.map(({ camp, points }, i) => ({
    camp,
    foot: cut(y(points)),
    top: cut(y(feet[i + 1]?.points ?? 1e9)),
  }))
  return game.tiers
    .map((tier) => {
      const own = bands.filter(({ camp }) => camp.tier === tier.id)
      return { tier, foot: own[0]?.foot ?? 0, top: own.at(-1)?.top ?? 0, camps: own }
    })
    .filter(({ foot, top }) => foot - top > 1)
}

/** Where today's tag ends and how high it is, so that it is in the sky: left of today, or above the route ahead. */
export function placeToday({ steps, today, flag, cone }: Climb): { x: number; top: number; ahead: boolean } {
  const [tall, wide] = [50, 220]
  if (today[0] < wide) {
    const way = cone.length > 0 ? [today, cone[1] as Point] : [today, flag]
    return { x: today[0], top: Math.max(8, heightAt(way, today[0] + wide) - tall - 16), ahead: true }
  }
  const top = Math.max(28, today[1] - tall - 17)
  let x = today[0] - 12
  while (x > wide && heightAt(steps, x) < top + tall + 10) x -= 8
  return { x, top, ahead: false }
}
