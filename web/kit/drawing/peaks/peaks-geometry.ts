import type { Game, TierId } from '#core/games/game.ts'
import type { Place } from '#core/games/ladder.ts'
import { noise } from '../noise.ts'
import type { Point } from '../polyline.ts'

/** A climb of one game, from a start to a target. */
export type Peak = { game: Game; start: Place; target: Place }

export type PeaksFrame = {
  width: number
  height: number
  /** The heights of the lowest band's foot and of the highest band's top. */
  foot: number
  top: number
  /** The first and the last summit, along. */
  first: number
  last: number
}

export const wideFrame: PeaksFrame = { width: 1440, height: 440, foot: 356, top: 84, first: 184, last: 1372 }
export const narrowFrame: PeaksFrame = { width: 390, height: 248, foot: 188, top: 56, first: 92, last: 362 }

// Tiers of all games share a band by name; the games differ in which of them they have.
const order: readonly TierId[] = [
  'iron',
  'bronze',
  'silver',
  'gold',
  'platinum',
  'emerald',
  'diamond',
  'ascendant',
  'master',
  'immortal',
  'grandmaster',
  'challenger',
  'radiant',
  'sovereign',
]

export type Band = { tier: TierId; y: number }

export type LaidPeak = {
  summit: Point
  /** The lit flank, from the start to the target. */
  flank: Point[]
  /** The mountain, from its foot over the summit to the foot of its far side. */
  body: Point[]
  /** The far side alone. */
  far: Point[]
  /** The lit face under the flank, with a broken ridge line as its edge. */
  lit: Point[]
}

export type LaidPeaks = { bands: Band[]; peaks: LaidPeak[] }

/** Every peak in its frame, oldest first, and the feet of the tiers' bands between the lowest and the highest. */
export function layPeaks(peaks: readonly Peak[], frame: PeaksFrame): LaidPeaks {
  const tiers = tiersOf(peaks)
  const { foot, top } = frame
  const tall = (foot - top) / tiers.length
  const levelOf = (game: Game, place: Place) =>
    foot - (tiers.indexOf(place.tier) + heightInTier(game, place)) * tall
  const bands = tiers.map((tier, i) => ({ tier, y: foot - i * tall }))
  const laid = peaks.map(({ game, start, target }, i) => {
    const from = levelOf(game, start)
    const to = Math.min(levelOf(game, target), from - leastRise)
    return layPeak(summitAlong(i, peaks.length, frame), from, to, foot, `${game.id}/${i}`)
  })
  return { bands, peaks: laid }
}

const leastRise = 8

/** Where a summit is along the frame; a single one is at its end, as the newest is. */
export function summitAlong(i: number, count: number, { first, last }: PeaksFrame): number {
  return count < 2 ? last : last - ((count - 1 - i) * (last - first)) / Math.max(count - 1, fewest)
}

// A few mountains stay beside each other at the end, instead of at both edges of the page.
const fewest = 15

/** The peak nearest to a place along the frame. */
export function nearestPeak(x: number, count: number, frame: PeaksFrame): number {
  const away = (i: number) => Math.abs(summitAlong(i, count, frame) - x)
  return Array.from({ length: count }, (_, i) => i).reduce((best, i) => (away(i) < away(best) ? i : best), 0)
}

function tiersOf(peaks: readonly Peak[]): TierId[] {
  const known = order.filter((tier) => peaks.some(({ game }) => game.tiers.some(({ id }) => id === tier)))
  const at = peaks.flatMap(({ start, target }) => [known.indexOf(start.tier), known.indexOf(target.tier)])
  return known.slice(Math.max(0, Math.min(...at) - 1), Math.max(...at) + 1)
}

/** As on the route: division k of n is at (k + .12) / n of its tier's band, an open tier at .3. */
function heightInTier(game: Game, { tier, division }: Place): number {
  const divisions = game.tiers.find(({ id }) => id === tier)?.divisions ?? []
  return division === null ? 0.3 : (divisions.indexOf(division) + 0.12) / divisions.length
}

/** The width of a flank is this part of its rise. */
const lean = 0.34

function layPeak(x: number, from: number, to: number, foot: number, seed: string): LaidPeak {
  const random = noise(`${seed}/peak`)
  const rise = from - to
  const startX = x - lean * rise
  const pieces = Math.max(3, Math.round(rise / 11))
  const flank = Array.from({ length: pieces + 1 }, (_, i): Point => {
    const part = i / pieces
    const bump = i === 0 || i === pieces ? 0 : (random(i) - 0.5) * 5
    return [
      startX + lean * rise * part + bump * 0.5,
      from - rise * (part + (i % 2 ? 0.03 : -0.02) * (bump ? 1 : 0)),
    ]
  })
  const below = foot + 30 - from
  const base: Point = [startX - below * 0.62, foot + 30]
  const height = foot + 30 - to
  const far = Array.from({ length: 9 }, (_, i): Point => {
    const part = i / 8
    const bump = i === 0 ? 0 : (random(i + 40) - 0.5) * 4
    return [x + height * (0.34 * part + 0.42 * part ** 1.6), to + height * part + bump]
  })
  const ridge = [0.16, 0.34, 0.55, 0.78].map((part, i): Point => {
    const out = ([-0.035, 0.05, -0.06, 0.045][i] as number) * height * (0.8 + random(i + 80) * 0.4)
    return [x + out, to + height * part]
  })
  return {
    summit: [x, to],
    flank,
    body: [base, ...flank, ...far.slice(1)],
    far,
    lit: [base, ...flank, ...ridge, [x - 0.02 * height, foot + 30]],
  }
}
