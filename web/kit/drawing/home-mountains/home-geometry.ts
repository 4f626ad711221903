import { noise } from '../noise.ts'
import type { Point } from '../polyline.ts'

/**
 * A mountain of the home page: how far and steeply its route descends from the summit, and how its far side flattens.
 */
type Slope = { summit: Point; reach: number; steep: number; bend: number; fall: number; slack: number }

/** A screen's picture: its size, how far apart the camps are, and its mountains, nearest and lowest first. */
export type HomeFrame = {
  name: 'wide' | 'phone'
  width: number
  height: number
  /** Distance of the camps along, and the radius of the light around a summit. */
  pitch: number
  glow: number
  slopes: readonly Slope[]
}

export const wideFrame: HomeFrame = {
  name: 'wide',
  width: 1440,
  height: 740,
  pitch: 60,
  glow: 230,
  slopes: [
    { summit: [268, 580], reach: 420, steep: 0.6, bend: 0.0007, fall: 2.9, slack: 0.55 },
    { summit: [606, 486], reach: 420, steep: 0.52, bend: 0.0004, fall: 4.2, slack: 0.57 },
    { summit: [900, 332], reach: 420, steep: 0.9, bend: 0.00077, fall: 10, slack: 0.535 },
    { summit: [1150, 190], reach: 300, steep: 1, bend: 0.0009, fall: 12, slack: 0.52 },
  ],
}

/** The left flanks are so steep that each route disappears behind the next mountain. */
export const phoneFrame: HomeFrame = {
  name: 'phone',
  width: 390,
  height: 520,
  pitch: 20,
  glow: 150,
  slopes: [
    { summit: [132, 396], reach: 132, steep: 1.3, bend: 0.0016, fall: 12, slack: 0.5 },
    { summit: [206, 296], reach: 130, steep: 1.52, bend: 0.0014, fall: 15, slack: 0.55 },
    { summit: [280, 194], reach: 110, steep: 1.75, bend: 0.0016, fall: 18, slack: 0.58 },
    { summit: [346, 92], reach: 100, steep: 1.95, bend: 0.0016, fall: 20, slack: 0.62 },
  ],
}

export type Mountain = {
  summit: Point
  route: Point[]
  farSide: Point[]
  camps: Point[]
  /** The lit face under the route, with a broken ridge line as its edge. */
  lit: Point[]
}

export function layMountain(frame: HomeFrame, place: number, seed: string): Mountain {
  const slope = frame.slopes[place % frame.slopes.length] as Slope
  const [x, y] = slope.summit
  const random = noise(`${seed}/home`)
  const left = (away: number) => y + slope.steep * away - slope.bend * away * away
  const reach = slope.reach
  const size = frame.pitch / 60
  const pieces = Math.round(reach / (4 + 5 * size))
  const route = Array.from({ length: pieces + 1 }, (_, i): Point => {
    const away = reach * (1 - i / pieces)
    return [x - away, left(away) + (i < pieces ? (random(i) - 0.5) * (2 + 5 * size) : 0)]
  })
  // A smaller picture needs fewer points.
  const falls = frame.name === 'phone' ? 16 : 40
  const farSide = Array.from({ length: falls + 1 }, (_, i): Point => {
    const away = (1.05 * frame.width * i ** 1.5) / falls ** 1.5
    const bump = i === 0 ? 0 : (random(i + 200) - 0.5) * Math.min(16 * size, away * 0.16)
    return [x + away, y + slope.fall * away ** slope.slack + bump]
  })
  const depth = frame.glow / 230
  const ridge = [0, 36, 72, 130, 190, 250].map(
    (down, i): Point => [
      x + ([0, 6, -9, 14, -16, 4][i] as number) * depth * (1 + random(i + 300) * 0.4),
      y + down * depth,
    ],
  )
  return {
    summit: slope.summit,
    route,
    farSide,
    camps: [0, 1, 2, 3, 4]
      .map((camp) => (camp + 0.73) * frame.pitch)
      .filter((away) => away < reach)
      .map((away) => route[Math.round(pieces * (1 - away / reach))] as Point),
    lit: [...route.filter(([px]) => px > x - 1.1 * frame.glow), ...ridge.slice(1)],
  }
}
