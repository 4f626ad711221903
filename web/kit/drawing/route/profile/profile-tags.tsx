import type { Point } from '../../polyline.ts'
import { pointAt, type Trail } from '../../trail.ts'
import { dotsHeight } from '../route-dots.tsx'
import type { RouteProps } from '../route-props.ts'
import { RouteTag } from '../route-tag.tsx'
import { placeTags } from '../route-tags.ts'
import { profileFrame } from './profile-geometry.ts'

type ProfileTagsProps = {
  props: RouteProps
  line: Trail
  ladder: readonly Point[]
  at: { start: number; target: number }
}

const { width, bracket } = profileFrame
const percent = (x: number) => (x / width) * 100

/** The text on the route: a tag at each end, and the distance under the bracket. */
export function ProfileTags({
  props: { game, start, target, labels, dots },
  line,
  ladder,
  at,
}: ProfileTagsProps) {
  const [from, to] = [pointAt(line, at.start), pointAt(line, at.target)]
  const places = placeTags(from, target && to, ladder)
  return (
    <>
      {target && labels.distance && (
        <span
          className="route-distance"
          style={{
            insetInlineStart: `${percent((from[0] + to[0]) / 2).toFixed(2)}%`,
            top: `${bracket + 8}px`,
          }}
        >
          <span>{labels.distance}</span>
        </span>
      )}
      <RouteTag
        game={game}
        place={places.start}
        along={percent(from[0])}
        down={from[1] - (dots ? dotsHeight(dots.count, width) : 0)}
        camp={start}
        title={labels.start}
        rank={labels.rankName(start)}
        points={labels.points}
      />
      {target && places.target && (
        <RouteTag
          game={game}
          place={places.target}
          along={percent(to[0])}
          down={to[1]}
          camp={target}
          title={labels.target}
          rank={labels.rankName(target)}
          points={labels.targetPoints}
        />
      )}
    </>
  )
}
