import { noise } from '../noise.ts'
import type { Point } from '../polyline.ts'

/** A screen's picture: its size, the ring around the login, and where the three ways end. */
export type VaultFrame = {
  name: 'wide' | 'phone'
  width: number
  height: number
  middle: Point
  reach: Point
  step: number
  booster: Point
  others: Point
  you: Point
}

export const vaultFrames: readonly VaultFrame[] = [
  {
    name: 'wide',
    width: 608,
    height: 300,
    middle: [268, 152],
    reach: [112, 64],
    step: 13,
    booster: [486, 66],
    others: [462, 210],
    you: [8, 232],
  },
  {
    name: 'phone',
    width: 358,
    height: 252,
    middle: [132, 122],
    reach: [92, 70],
    step: 8,
    booster: [246, 40],
    others: [236, 200],
    you: [8, 212],
  },
]

/** The ring around the login, and those around it, which close in like the contours of a summit. */
export function layVault({ middle, reach, step, booster, others, you }: VaultFrame) {
  const rings = Array.from({ length: 9 }, (_, i) => ring(middle, reach, i * step * (1 + i * 0.06)))
  const edge = rings[0] as Point[]
  return {
    rings,
    toBooster: way(nearest(edge, booster), booster),
    toOthers: way(nearest(edge, others), others),
    toYou: way(nearest(edge, you), you),
  }
}

const around = 72

function ring([x, y]: Point, [rx, ry]: Point, wider: number): Point[] {
  const random = noise('vault')
  const bumps = [2, 3, 5].map((waves, i) => ({ waves, size: 0.1 - i * 0.032, turn: random(i) * 6 }))
  return Array.from({ length: around }, (_, i): Point => {
    const angle = (i / around) * 2 * Math.PI
    const calm = 1 / (1 + wider / 60)
    const bump =
      1 + bumps.reduce((sum, { waves, size, turn }) => sum + size * calm * Math.cos(waves * angle + turn), 0)
    return [x + Math.cos(angle) * (rx + wider) * bump, y + Math.sin(angle) * (ry + wider * 0.72) * bump]
  })
}

function nearest(points: readonly Point[], [x, y]: Point): Point {
  const away = ([px, py]: Point) => Math.hypot(px - x, (py - y) * 1.4)
  return points.reduce((best, point) => (away(point) < away(best) ? point : best))
}

/** An S between two points: level where it ends. */
function way([ax, ay]: Point, [bx, by]: Point): Point[] {
  return Array.from({ length: 13 }, (_, i): Point => {
    const t = i / 12
    return [ax + (bx - ax) * t, ay + (by - ay) * t * t * (3 - 2 * t)]
  })
}
