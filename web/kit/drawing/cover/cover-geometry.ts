import { contourLines, curve, simplify } from '../contours/contour-geometry.ts'
import { noise } from '../noise.ts'
import type { Point } from '../polyline.ts'

/** 'card' is a cover in a list, 'feature' the first of the blog, 'banner' stands above a post. */
export const coverForms = {
  card: { width: 405, height: 224, levels: 11, middle: 0.62, base: 0.62 },
  feature: { width: 800, height: 420, levels: 14, middle: 0.66, base: 0.5 },
  banner: { width: 1280, height: 380, levels: 14, middle: 0.7, base: 0.52 },
} as const
export type CoverForm = keyof typeof coverForms

export type Cover = {
  /** Closed rings, from the lowest level to the highest. */
  rings: string[]
  trail: string
  camps: Point[]
  summit: Point
}

/** A cover stays below 4 KB with its markup. */
const mostBytes = 3000
const columns = 34
/** How many squares the land continues outside of the picture. */
const margin = 3

/** The map of a post: rings around a summit, and the trail that leads up to it from the start edge. */
export function coverOf(seed: string, form: CoverForm): Cover {
  const { width, height, levels, middle, base } = coverForms[form]
  const random = noise(seed)
  const summit: Point = [
    Math.round(width * (middle + 0.08 * (random(0) - 0.5))),
    Math.round(height * (base - 0.22 * random(1))),
  ]
  const lines = levelsOf(summit, width, height, levels, random)
  const camps = campsTo(summit, height, random)
  return {
    rings: ringsWithin(lines),
    trail: smooth([[-6, startOf(height, random)], ...camps, summit]),
    camps,
    summit,
  }
}

type Random = ReturnType<typeof noise>

function levelsOf([x, y]: Point, width: number, height: number, levels: number, random: Random): Point[][][] {
  const cell = width / columns
  const reach = Math.min(width, height * 1.8)
  const hill = (place: number) => ({
    x: random(place) * width,
    y: random(place + 1) * height,
    reach: (0.06 + 0.07 * random(place + 2)) * reach,
    rise: 0.2 + 0.36 * random(place + 3),
  })
  const hills = [
    { x, y, reach: 0.13 * reach, rise: 0.8 },
    {
      x: x + (random(9) - 0.3) * 0.3 * reach,
      y: y + (random(8) - 0.5) * 0.5 * height,
      reach: 0.24 * reach,
      rise: 0.42,
    },
    ...[10, 20, 30, 40, 50, 60, 70, 80].map(hill),
    // Spurs of the summit, so that its rings are no circles.
    ...[90, 95].map((place) => ({
      ...hill(place),
      x: x + (random(place) - 0.5) * 0.5 * reach,
      y: y + (random(place + 1) - 0.5) * 0.4 * reach,
    })),
  ]
  const at = (px: number, py: number) =>
    hills.reduce(
      (sum, h) => sum + h.rise * Math.exp(-((px - h.x) ** 2 + (py - h.y) ** 2) / (2 * h.reach ** 2)),
      0,
    )
  const rows = Math.ceil(height / cell) + 1 + 2 * margin
  const wide = columns + 1 + 2 * margin
  // A border of low ground outside of the picture closes every ring.
  const grid = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: wide }, (_, column) => {
      const outside = row === 0 || column === 0 || row === rows - 1 || column === wide - 1
      return outside ? -1 : at((column - margin) * cell, (row - margin) * cell)
    }),
  )
  const top = Math.max(...grid.flat())
  return Array.from({ length: levels }, (_, level) =>
    contourLines(grid, top * (0.1 + (0.86 * level) / levels), cell).map((line) =>
      line.map(([px, py]): Point => [px - margin * cell, py - margin * cell]),
    ),
  )
}

/** One path per level, as exact as the bytes allow. */
function ringsWithin(levels: readonly Point[][][]): string[] {
  for (let tolerance = 1.2; ; tolerance *= 1.3) {
    const rings = levels.map((lines) => lines.map((line) => curve(simplify(line, tolerance))).join(''))
    if (rings.join('').length < mostBytes) return rings
  }
}

const startOf = (height: number, random: Random) => Math.round(height * (0.74 + 0.16 * random(2)))

/** Four camps between the start edge and the summit; each is higher than the one before, more or less. */
function campsTo([x, y]: Point, height: number, random: Random): Point[] {
  const start = startOf(height, random)
  return [0.22, 0.44, 0.66, 0.84].map((along, place): Point => {
    const wander = (random(3 + place) - 0.5) * 0.3 * height * (1 - along * 0.6)
    return [Math.round(x * along), Math.round(start + (y - start) * along ** 1.4 + wander)]
  })
}

/** A smooth line through all points (Catmull-Rom). */
function smooth(points: readonly Point[]): string {
  const at = (place: number) => points[Math.min(points.length - 1, Math.max(0, place))] as Point
  const legs = points.slice(1).map((to, place) => {
    const [before, from, after] = [at(place - 1), at(place), at(place + 2)]
    const near = (a: Point, b: Point, c: Point, sign: number) =>
      [a[0] + (sign * (c[0] - b[0])) / 6, a[1] + (sign * (c[1] - b[1])) / 6].map(Math.round).join(' ')
    return `C${near(from, before, to, 1)} ${near(to, from, after, -1)} ${to.join(' ')}`
  })
  return `M${at(0).join(' ')}${legs.join('')}`
}
