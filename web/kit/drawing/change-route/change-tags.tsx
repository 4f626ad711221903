import { profileFrame } from '../route/profile/profile-geometry.ts'
import { RouteTag } from '../route/route-tag.tsx'
import { pointAt, type Trail } from '../trail.ts'
import type { ChangeRouteProps, Stretches } from './change-props.ts'
import { stackLabels } from './stack-labels.ts'

type Props = {
  props: ChangeRouteProps
  line: Trail
  /** The target's place, which glides. */
  at: number
  stretches: Stretches
}

const { width } = profileFrame
const along = (x: number) => `${((x / width) * 100).toFixed(2)}%`
/** The drawing is narrower than its frame, so the labels take more of it. */
const wide = 1.2

/** The texts on the route: where the account is now, up to where the order is paid, and the new target. */
export function ChangeTags({ props, line, at, stretches }: Props) {
  const { game, now, paid, start, target, labels } = props
  const [here, flag, end] = [pointAt(line, now), pointAt(line, paid), pointAt(line, at)]
  const { changed } = stretches
  const tags = [
    { key: 'now', x: here[0], before: 118 * wide, after: 6, bottom: here[1] - 30, tall: 46 },
    { key: 'paid', x: flag[0], before: 124 * wide, after: 4, bottom: flag[1] + 2, tall: 38 },
    { key: 'target', x: end[0], before: 110 * wide, after: 46, bottom: end[1] - 44, tall: 52 },
  ]
    .filter(({ key }) => key !== 'target' || changed)
    .toSorted((a, b) => a.x - b.x)
  const tops = stackLabels(tags)
  const topOf = (key: string) => tops[tags.findIndex((tag) => tag.key === key)] ?? 0
  return (
    <>
      <div className="change-tag" style={{ insetInlineStart: along(here[0]), top: topOf('now') }}>
        <div>
          <small>{labels.nowTitle}</small>
          <b>
            <bdi>{labels.nowRank}</bdi>
          </b>
        </div>
        <i style={{ height: Math.max(0, here[1] - 12 - topOf('now') - 46) }} />
      </div>
      <div className="change-paid" style={{ insetInlineStart: along(flag[0]), top: topOf('paid') }}>
        <div>
          <small>{labels.paidTitle}</small>
          <b>
            <bdi>{labels.paidRank}</bdi>
          </b>
        </div>
      </div>
      <span
        className="change-started"
        style={{ insetInlineStart: along(pointAt(line, start)[0]), top: pointAt(line, start)[1] + 22 }}
      >
        {labels.started}
      </span>
      {changed && (
        <RouteTag
          game={game}
          place={{ side: 'above', top: topOf('target') }}
          along={(end[0] / width) * 100}
          down={end[1]}
          camp={target}
          title={labels.target}
          rank={labels.rankName(target)}
          {...(labels.targetPoints && { points: labels.targetPoints })}
        />
      )}
    </>
  )
}
