import { type Direction, mirror } from '../direction.ts'
import { type Point, polyline } from '../polyline.ts'

export type EmptyTrailProps = { dir?: Direction }

const width = 168
const trail: readonly Point[] = [
  [1, 81],
  [23, 77],
  [40, 65],
  [54, 66],
  [79, 40],
  [89, 44],
  [113, 17],
  [129, 38],
  [142, 44],
  [167, 68],
]

/** A trail nobody has walked yet: the picture of an empty state. */
export function EmptyTrail({ dir = 'ltr' }: EmptyTrailProps) {
  const points = mirror(dir, width)(trail)
  const [start, summit] = [points[1] as Point, points[6] as Point]
  return (
    <svg className="empty-trail" width={width} height="88" aria-hidden="true">
      <path className="empty-way" d={polyline(points)} />
      <path className="empty-staff" d={`M${summit[0]} 12V5`} />
      <circle className="empty-summit" cx={summit[0]} cy={summit[1]} r="4.5" />
      <circle className="empty-start" cx={start[0]} cy={start[1]} r="5.5" />
    </svg>
  )
}
