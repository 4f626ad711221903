import { type Direction, mirror } from '../direction.ts'
import { areaUnder, type Point, polyline } from '../polyline.ts'
import { strata } from '../strata.ts'
import { between, pointAt, trail } from '../trail.ts'

export const ridgeFrame = { width: 1280, height: 192 }

const first = 8
const pitch = 256
/** Heights of the camps, as a mountain of five parts; more parts share the same rise. */
const foot = 142
const summit = 40
/** The far side, behind the last camp. */
const falling: readonly Point[] = [
  [44, 10],
  [88, 8],
  [144, 43],
  [198, 52],
  [248, 82],
]

export type RidgeLines = {
  /** Stroke and area of the way that is done; empty before the first camp is left. */
  walked: string
  glow: string
  ahead: string
  far: string
  land: string
  strata: string[]
  /** Each camp's distance from the start in percent of the frame, and its part of the height from the top. */
  camps: { along: number; down: number }[]
  /** The ends of the walked way, for its gradient. */
  from: Point
  to: Point
}

/** The place of a camp before mirroring. */
function campAt(index: number, count: number): Point {
  const part = count > 1 ? index / (count - 1) : 0
  return [first + index * ((pitch * 4) / Math.max(1, count - 1)), foot - (foot - summit) * part ** 1.35]
}

/**
 * A ridge with a camp for each part. The way is walked up to `reached`: 2.6 is beyond the middle between the third and
 * the fourth camp. Right to left, the geometry is mirrored, never the picture.
 */
export function layRidge(count: number, reached: number, dir: Direction): RidgeLines {
  const { width, height } = ridgeFrame
  const turn = mirror(dir, width)
  const stops = Array.from({ length: count }, (_, index) => campAt(index, count))
  const line = trail(stops, 'progress', 4, 12)
  const last = stops.at(-1) as Point
  const end = Math.min(count - 1, Math.max(0, reached))
  const done = turn(between(line, 0, end))
  const rest = turn(between(line, end, count - 1))
  const far = turn([last, ...falling.map(([x, y]): Point => [last[0] + x, last[1] + y])])
  const skyline = [
    ...between(line, 0, count - 1),
    ...falling.map(([x, y]): Point => [last[0] + x, last[1] + y]),
  ]
  return {
    walked: end > 0 ? polyline(done) : '',
    glow: end > 0 ? areaUnder(done, height) : '',
    ahead: end < count - 1 ? polyline(rest) : '',
    far: polyline(far),
    land: areaUnder(turn(skyline), height),
    strata: strata(skyline, first, width, 0.42)
      .slice(0, 5)
      .map((layer) => polyline(turn(layer))),
    camps: stops.map((_, index) => {
      const [x, y] = pointAt(line, index)
      return { along: (x / width) * 100, down: y / height }
    }),
    from: done[0] as Point,
    to: done.at(-1) as Point,
  }
}
