import type { Camp } from '#core/games/ladder.ts'
import type { Point } from '../../polyline.ts'
import type { Trail } from '../../trail.ts'
import type { RouteLabels } from '../route-props.ts'
import { type Leg, switchbacks } from './switchbacks-geometry.ts'

type SwitchbacksNumeralsProps = {
  legs: readonly Leg[]
  line: Trail
  camps: readonly Camp[]
  at: { start: number; target: number }
  division: RouteLabels['division']
}

/** Divisions under the camps of the legs; low legs have no space for them. */
export function SwitchbacksNumerals({ legs, line, camps, at, division }: SwitchbacksNumeralsProps) {
  if (legs.some(({ part, height }) => part === 'between' && height < 80)) return null
  return legs.map(({ part, tiers, firstCamp }) => {
    if (part === 'above' || part === 'below') return null
    return tiers[0]?.divisions.map((_, i) => {
      const camp = camps[firstCamp + i] as Camp
      const [x, y] = (line[camp.index]?.[0] ?? [0, 0]) as Point
      if (Math.abs(camp.index - at.start) < 0.5 || Math.abs(camp.index - at.target) < 0.5) return null
      return (
        <span
          key={camp.index}
          className="route-numeral"
          data-narrow
          data-climb={(camp.index > at.start && camp.index < at.target) || undefined}
          style={{
            insetInlineStart: `${((x / switchbacks.width) * 100).toFixed(2)}%`,
            top: `${(y + (i === 0 ? 7 : 12)).toFixed(1)}px`,
          }}
          aria-hidden="true"
        >
          <span>{division(camp)}</span>
        </span>
      )
    })
  })
}
