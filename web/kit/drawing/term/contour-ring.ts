import { noise } from '../noise.ts'
import type { Point } from '../polyline.ts'

/** A closed contour line around a point; rings of one point never cross. */
export function contourRing([x, y]: Point, radius: number): string {
  const rough = noise('vault')
  const corners = Array.from({ length: 10 }, (_, corner): Point => {
    const angle = (corner / 10) * 2 * Math.PI
    const reach = radius * (0.9 + 0.2 * rough(corner))
    return [x + 1.15 * reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
  const middle = (one: Point, other: Point) =>
    [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2].map((value) => value.toFixed(1)).join(' ')
  const [last] = corners.slice(-1) as [Point]
  return corners.reduce(
    (path, corner, place) => {
      const next = corners[(place + 1) % corners.length] as Point
      return `${path}Q${corner.map((value) => value.toFixed(1)).join(' ')} ${middle(corner, next)}`
    },
    `M${middle(last, corners[0] as Point)}`,
  )
}
