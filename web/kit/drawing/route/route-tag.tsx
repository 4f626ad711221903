import type { Camp } from '#core/games/ladder.ts'
import { Emblem } from '../emblem/emblem.tsx'
import type { RouteProps } from './route-props.ts'
import type { TagPlace } from './route-tags.ts'

type RouteTagProps = Pick<RouteProps, 'game'> & {
  place: TagPlace
  along: number
  /** Height of the handle that the staff leads to. */
  down: number
  camp: Camp
  title: string
  rank: string
  points?: string
}

/** What a handle represents: 'Start, Silver II, 41–60 LP'. The sliders say the same to screen readers. */
export function RouteTag({ game, place, along, down, camp, title, rank, points }: RouteTagProps) {
  const staff = down - 13 - (place.top + 52)
  return (
    <div
      className="route-tag"
      data-side={place.side}
      style={{ insetInlineStart: `${along.toFixed(2)}%`, top: `${place.top.toFixed(1)}px` }}
      aria-hidden="true"
    >
      <div className="route-tag-card">
        <Emblem
          game={game}
          tier={camp.tier}
          division={camp.division}
          size={camp.division === null ? 32 : 34}
        />
        <div>
          <span className="route-tag-title">{title}</span>
          <span className="route-tag-rank">
            <b>
              <bdi>{rank}</bdi>
            </b>
            {points && <bdi className="route-tag-points">{points}</bdi>}
          </span>
        </div>
      </div>
      {place.side !== 'beside' && <i style={{ height: `${Math.max(0, staff).toFixed(1)}px` }} />}
    </div>
  )
}
