import type { Camp } from '#core/games/ladder.ts'
import type { Lens } from '../../lens.ts'
import type { Point } from '../../polyline.ts'
import type { RouteLabels } from '../route-props.ts'
import { profileFrame } from './profile-geometry.ts'

type ProfileNumeralsProps = {
  stops: readonly Point[]
  camps: readonly Camp[]
  at: { start: number; target: number }
  lens: Lens
  division: RouteLabels['division']
}

/** Divisions under the camps that the lens widens, if there is space: 22 px each, at 746 px or at 426. */
export function ProfileNumerals({ stops, camps, at, lens, division }: ProfileNumeralsProps) {
  return camps.map((camp, i) => {
    const [x, y] = stops[i] as Point
    const room = (stops[i + 1]?.[0] ?? x) - x
    const atEnd = Math.abs(i - at.start) < 0.5 || Math.abs(i - at.target) < 0.5
    if (camp.division === null || atEnd || room < 20) return null
    if (i < Math.round(lens.start) - 1 || i > Math.round(lens.target) + 1) return null
    return (
      <span
        key={i}
        className="route-numeral"
        data-climb={(i > at.start && i < at.target) || undefined}
        data-narrow={room > 36 || undefined}
        style={{
          insetInlineStart: `${((x / profileFrame.width) * 100).toFixed(2)}%`,
          top: `${(y + 16).toFixed(1)}px`,
        }}
        aria-hidden="true"
      >
        <span>{division(camp)}</span>
      </span>
    )
  })
}
