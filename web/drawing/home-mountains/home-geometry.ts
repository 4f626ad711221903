import { noise } from '../noise.ts'
import type { Point } from '../polyline.ts'

export const homeFrame = { width: 1440, height: 740 }

/**
 * A mountain of the home page: how far and steeply its route descends from the summit, and how its far side flattens.
 */
type Slope = { summit: Point; reach: number; steep: number; bend: number; fall: number; slack: number }

/** Nearest and lowest first. */
const slopes: readonly Slope[] = [
  { summit: [268, 580], reach: 420, steep: 0.6, bend: 0.0007, fall: 2.9, slack: 0.55 },
  { summit: [606, 486], reach: 420, steep: 0.52, bend: 0.0004, fall: 4.2, slack: 0.57 },
  { summit: [900, 332], reach: 420, steep: 0.9, bend: 0.00077, fall: 10, slack: 0.535 },
  { summit: [1150, 190], reach: 300, steep: 1, bend: 0.0009, fall: 12, slack: 0.52 },
]

export type Mountain = {
  summit: Point
  route: Point[]
  farSide: Point[]
  camps: Point[]
  /** The lit face under the route, with a broken ridge line as its edge. */
  lit: Point[]
}

export function layMountain(place: number, seed: string): Mountain {
  const slope = slopes[place % slopes.length] as Slope
  const [x, y] = slope.summit
  const random = noise(`${seed}/home`)
  const left = (away: number) => y + slope.steep * away - slope.bend * away * away
  const reach = slope.reach
  const pieces = Math.round(reach / 9)
  const route = Array.from({ length: pieces + 1 }, (_, i): Point => {
    const away = reach * (1 - i / pieces)
    return [x - away, left(away) + (i < pieces ? (random(i) - 0.5) * 7 : 0)]
  })
  const farSide = Array.from({ length: 41 }, (_, i): Point => {
    const away = (1500 * i ** 1.5) / 40 ** 1.5
    const bump = i === 0 ? 0 : (random(i + 200) - 0.5) * Math.min(16, away * 0.16)
    return [x + away, y + slope.fall * away ** slope.slack + bump]
  })
  const ridge = [0, 36, 72, 130, 190, 250].map(
    (down, i): Point => [x + ([0, 6, -9, 14, -16, 4][i] as number) * (1 + random(i + 300) * 0.4), y + down],
  )
  return {
    summit: slope.summit,
    route,
    farSide,
    camps: [44, 104, 164, 224, 284].map((away) => route[Math.round(pieces * (1 - away / reach))] as Point),
    lit: [...route.filter(([px]) => px > x - 250), ...ridge.slice(1)],
  }
}
