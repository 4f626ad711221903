import type { Game } from '#core/games/game.ts'
import { campAltitudes, campsAlong, type Lens, type LensWeights, routeLens, tierBands } from '../../lens.ts'
import { noise } from '../../noise.ts'
import type { Point } from '../../polyline.ts'
import { type Trail, trail } from '../../trail.ts'

/** The ladder's frame at full width; the drawing is stretched along x to the width of its column. */
export const profileFrame = { width: 746, height: 560, foot: 452, summit: 34, bracket: 482 }

/** How far the land extends beyond the ladder on both sides, for the widest screens. */
const reach = 900

export type Profile = {
  bands: { tier: Game['tiers'][number]; firstCamp: number; top: number; height: number }[]
  /** The ladder: from each camp to the next, and from the last to the summit. */
  line: Trail
  /** The land's edge before the first camp and after the summit. */
  tail: Point[]
  fall: Point[]
}

export function layProfile(game: Game, lens: Lens, weights: LensWeights = routeLens): Profile {
  const { width, foot, summit } = profileFrame
  const y = (altitude: number) => foot - altitude * (foot - summit)
  const bands = tierBands(game, lens, weights)
  const along = campsAlong(game, lens, weights)
  const heights = [...campAltitudes(bands), 1]
  const stops = along.map((place, i): Point => [place * width, y(heights[i] as number)])
  return {
    bands: bands.map(({ tier, firstCamp, foot, top }) => ({
      tier,
      firstCamp,
      top: y(top),
      height: y(foot) - y(top),
    })),
    line: trail(stops, game.id),
    tail: tailTo(stops[0] as Point, game.id),
    fall: fallFrom(stops.at(-1) as Point, game.id),
  }
}

function tailTo([x, y]: Point, seed: string): Point[] {
  const rough = noise(`${seed}/tail`)
  return Array.from({ length: 18 }, (_, i): Point => {
    const away = (17 - i) ** 1.25 * (reach / 17 ** 1.25)
    const bump = i === 17 ? 0 : (rough(i) - 0.5) * 5
    return [x - away, y + 26 * (1 - Math.exp(-away / 260)) + bump]
  })
}

function fallFrom([x, y]: Point, seed: string): Point[] {
  const rough = noise(`${seed}/fall`)
  return Array.from({ length: 20 }, (_, i): Point => {
    const away = i ** 1.3 * (reach / 19 ** 1.3)
    const bump = i === 0 ? 0 : (rough(i) - 0.5) * Math.min(26, away * 0.3)
    return [x + away, y + 310 * (1 - Math.exp(-away / 190)) + bump]
  })
}

/** A distant ridge: single peaks, broken by halving; each break is smaller than the one before. */
export function farRidge(seed: string, high: number, low: number): Point[] {
  const random = noise(seed)
  let points: Point[] = []
  for (let x = -reach, i = 0; x < profileFrame.width + reach; i++) {
    points.push([x, low - (low - high) * random(i) ** 1.2])
    x += 110 + 130 * random(i + 50)
  }
  for (let round = 0; round < 3; round++) {
    points = points.flatMap((point, i): Point[] => {
      const next = points[i + 1]
      if (!next) return [point]
      const sway = (random(i + 100 * (round + 1)) - 0.5) * (next[0] - point[0]) * 0.42
      const middle = point[0] + (next[0] - point[0]) * (0.38 + 0.24 * random(i + 700 + 100 * round))
      return [point, [middle, (point[1] + next[1]) / 2 + sway]]
    })
  }
  return points
}
