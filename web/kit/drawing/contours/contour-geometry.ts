import type { Direction } from '../direction.ts'
import { noise } from '../noise.ts'
import type { Point } from '../polyline.ts'

const cell = 56
/** A page's contour lines stay below 4 KB, including both paths and their markup. */
const mostBytes = 3600

/** Contour lines of seven hills: index lines (every fourth) and the lines between, as path data of integer points. */
export function contourPaths(seed: string, width: number, height: number, dir: Direction = 'ltr') {
  const random = noise(seed)
  const size = Math.max(width, height)
  const hills = Array.from({ length: 7 }, (_, i) => ({
    x: width / 2 + (random(i * 4) - 0.5) * width * (dir === 'rtl' ? -1.2 : 1.2),
    y: random(i * 4 + 1) * height * 1.2 - height * 0.1,
    reach: (0.07 + 0.1 * random(i * 4 + 2)) * size,
    rise: 0.45 + 0.55 * random(i * 4 + 3),
  }))
  const at = (x: number, y: number) =>
    hills.reduce(
      (sum, h) => sum + h.rise * Math.exp(-((x - h.x) ** 2 + (y - h.y) ** 2) / (2 * h.reach ** 2)),
      0,
    )
  const columns = Math.ceil(width / cell) + 1
  const rows = Math.ceil(height / cell) + 1
  const grid = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => at(c * cell, r * cell)),
  )
  const top = Math.max(...grid.flat())
  const levels = 8 + Math.floor(random(99) * 4)
  const lines = Array.from({ length: levels }, (_, i) => contourLines(grid, (top * (i + 0.6)) / levels))
  for (let tolerance = 2; ; tolerance *= 1.4) {
    const draw = (wanted: (level: number) => boolean) =>
      lines
        .flatMap((level, i) => (wanted(i) ? level : []))
        .map((line) => curve(simplify(line, tolerance)))
        .join('')
    const paths = { index: draw((i) => i % 4 === 3), other: draw((i) => i % 4 !== 3) }
    if (paths.index.length + paths.other.length < mostBytes) return paths
  }
}

/** Marching squares: where a level crosses the edges of a grid of squares, joined into lines from edge to edge. */
export function contourLines(grid: readonly (readonly number[])[], level: number, square = cell): Point[][] {
  const links = new Map<string, string[]>()
  const points = new Map<string, Point>()
  const cross = (r1: number, c1: number, r2: number, c2: number): string | null => {
    const [a, b] = [grid[r1]?.[c1] ?? 0, grid[r2]?.[c2] ?? 0]
    if (a < level === b < level) return null
    const t = (level - a) / (b - a)
    const key = `${r1},${c1},${r2},${c2}`
    points.set(key, [(c1 + (c2 - c1) * t) * square, (r1 + (r2 - r1) * t) * square])
    return key
  }
  const link = (a: string, b: string) => {
    const ends = links.get(a)
    if (ends) ends.push(b)
    else links.set(a, [b])
  }
  const columns = (grid[0] as number[]).length
  for (let r = 0; r < grid.length - 1; r++) {
    const [upper, lower] = [grid[r] as number[], grid[r + 1] as number[]]
    for (let c = 0; c < columns - 1; c++) {
      const below = (upper[c] as number) < level
      // Most cells are entirely above or below a level; this code also runs on the visitor's machine.
      const corners = [upper[c + 1], lower[c], lower[c + 1]]
      if (corners.every((height) => (height as number) < level === below)) continue
      const edges = [
        cross(r, c, r, c + 1),
        cross(r, c + 1, r + 1, c + 1),
        cross(r + 1, c, r + 1, c + 1),
        cross(r, c, r + 1, c),
      ]
      const hits = edges.filter((edge) => edge !== null)
      for (let i = 0; i + 1 < hits.length; i += 2) {
        const [a, b] = [hits[i] as string, hits[i + 1] as string]
        link(a, b)
        link(b, a)
      }
    }
  }
  return walk(links).map((line) => line.map((key) => points.get(key) as Point))
}

/** Takes the lines out of the links: open ones from their ends first, then rings. */
function walk(links: Map<string, string[]>): string[][] {
  const lines: string[][] = []
  const seen = new Set<string>()
  const starts = [...links.keys()].sort((a, b) => (links.get(a)?.length ?? 0) - (links.get(b)?.length ?? 0))
  for (const start of starts) {
    if (seen.has(start)) continue
    const line: string[] = []
    let next: string | undefined = start
    while (next) {
      seen.add(next)
      line.push(next)
      next = links.get(next)?.find((key) => !seen.has(key))
    }
    if (links.get(line.at(-1) as string)?.includes(start) && line.length > 3) line.push(start)
    if (line.length > 3) lines.push(line)
  }
  return lines
}

/** Ramer, Douglas and Peucker: drops points that are within a tolerance (px) of the line without them. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0] as Point, points.at(-1) as Point]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  let farthest = 0
  let most = tolerance
  points.forEach(([x, y], i) => {
    const [px, py] = [x - first[0], y - first[1]]
    const away = length < 1 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length
    if (away > most) {
      most = away
      farthest = i
    }
  })
  if (farthest === 0) return [first, last]
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ]
}

/** A smooth line through the midpoints of its segments. */
export function curve(points: readonly Point[]): string {
  const [first, second] = [points[0] as Point, points[1] as Point]
  if (points.length < 3) return `M${round(first)}L${round(second)}`
  const middles = points
    .slice(1)
    .map(([x, y], i): Point => [(x + (points[i] as Point)[0]) / 2, (y + (points[i] as Point)[1]) / 2])
  const ring = first[0] === points.at(-1)?.[0] && first[1] === points.at(-1)?.[1]
  const bends = points.slice(1, -1).map((point, i) => `Q${round(point)} ${round(middles[i + 1] as Point)}`)
  if (ring)
    return `M${round(middles[0] as Point)}${bends.join('')}Q${round(first)} ${round(middles[0] as Point)}`
  return `M${round(first)}L${round(middles[0] as Point)}${bends.join('')}L${round(points.at(-1) as Point)}`
}

const round = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`
