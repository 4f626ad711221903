import { noise } from './noise.ts'
import type { Point } from './polyline.ts'

/** A line through camps: segment i leads from stop i to stop i + 1, evenly divided along x. */
export type Trail = Point[][]

const smooth = (t: number) => t * t * (3 - 2 * t)

/** A camp is on flat ground: a leg is level at both ends and rises between. */
function rise(t: number): number {
  const stepped = smooth(Math.min(1, Math.max(0, (t - 0.16) / 0.74)))
  return 0.72 * stepped + 0.28 * t
}

/** Draws the trail through its stops; the seed determines its roughness, which stays the same under every lens. */
export function trail(stops: readonly Point[], seed: string, roughness = 3.2, most = 8): Trail {
  const rough = noise(seed)
  return stops.slice(1).map((to, leg) => {
    const from = stops[leg] as Point
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const width = Math.abs(dx)
    const pieces = width < 18 ? 3 : width < 30 ? 5 : most
    const bumps = Math.min(roughness, 0.16 * Math.abs(dy))
    return Array.from({ length: pieces + 1 }, (_, piece): Point => {
      const t = piece / pieces
      const bump = piece === 0 || piece === pieces ? 0 : (rough(leg * most + piece) * 2 - 1) * bumps
      return [from[0] + dx * t, from[1] + dy * rise(t) + bump]
    })
  })
}

/** The point at a place along the trail: 3.5 is half-way between stops 3 and 4. */
export function pointAt(line: Trail, place: number): Point {
  const leg = Math.min(line.length - 1, Math.max(0, Math.floor(place)))
  const points = line[leg] as Point[]
  const along = Math.min(1, Math.max(0, place - leg)) * (points.length - 1)
  const piece = Math.min(points.length - 2, Math.floor(along))
  const [ax, ay] = points[piece] as Point
  const [bx, by] = points[piece + 1] as Point
  return [ax + (bx - ax) * (along - piece), ay + (by - ay) * (along - piece)]
}

/** The points of the trail between two places, both ends included. */
export function between(line: Trail, from: number, to: number): Point[] {
  const inner = line.flatMap((points, leg) =>
    points.slice(0, -1).filter((_, piece) => {
      const place = leg + piece / (points.length - 1)
      return place > from + 1e-6 && place < to - 1e-6
    }),
  )
  return [pointAt(line, from), ...inner, pointAt(line, to)]
}

/** The place on the trail nearest to a point; `weight` below 1 makes height count less than length. */
export function nearestPlace(line: Trail, [x, y]: Point, weight = 1): number {
  let nearest = 0
  let least = Number.POSITIVE_INFINITY
  line.forEach((points, leg) => {
    for (let piece = 0; piece < points.length - 1; piece++) {
      const [ax, ay] = points[piece] as Point
      const [bx, by] = points[piece + 1] as Point
      const [dx, dy] = [bx - ax, (by - ay) * weight]
      const [px, py] = [x - ax, (y - ay) * weight]
      const t = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)))
      const distance = Math.hypot(px - t * dx, py - t * dy)
      if (distance < least) {
        least = distance
        nearest = leg + (piece + t) / (points.length - 1)
      }
    }
  })
  return nearest
}
