import type { KeyboardEvent, PointerEvent } from 'react'
import type { RouteProps } from './route-props.ts'
import type { Route, RouteEnd } from './use-route.ts'

type HandleLabels = Pick<
  RouteProps['labels'],
  'rankName' | 'points' | 'targetPoints' | 'sliderStart' | 'sliderTarget'
>

type RouteHandleProps = Pick<RouteProps, 'dir' | 'start' | 'target'> & {
  labels: HandleLabels
  route: Route
  end: RouteEnd
  /** Along in percent of the drawing, down in px. */
  along: number
  down: number
  /** The place on the trail under the pointer. */
  placeAt: (event: PointerEvent) => number
}

/** The draggable end of a climb; for the keyboard and screen readers it is a slider over the camps. */
export function RouteHandle({
  dir,
  labels,
  start,
  target,
  route,
  end,
  along,
  down,
  placeAt,
}: RouteHandleProps) {
  const camp = end === 'start' ? start : (target ?? start)
  const points = end === 'start' ? labels.points : labels.targetPoints
  const [least, most] = route.limits(end)

  const onKeyDown = (event: KeyboardEvent) => {
    const ahead = dir === 'rtl' ? -1 : 1
    const places: Record<string, number> = {
      ArrowUp: camp.index + 1,
      ArrowDown: camp.index - 1,
      ArrowRight: camp.index + ahead,
      ArrowLeft: camp.index - ahead,
      PageUp: route.tierStep(camp.index, 1),
      PageDown: route.tierStep(camp.index, -1),
      Home: least,
      End: most,
    }
    const place = places[event.key]
    if (place === undefined) return
    event.preventDefault()
    route.move(end, place)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) route.dragTo(end, placeAt(event))
  }

  return (
    <div
      className="route-handle"
      data-end={end}
      style={{ insetInlineStart: `${along.toFixed(2)}%`, top: Math.round(down * 10) / 10 }}
      role="slider"
      tabIndex={0}
      aria-label={end === 'start' ? labels.sliderStart : labels.sliderTarget}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={camp.index}
      aria-valuetext={points ? `${labels.rankName(camp)}, ${points}` : labels.rankName(camp)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onLostPointerCapture={route.release}
      onClick={(event) => event.stopPropagation()}
    >
      <svg viewBox="-13 -13 26 26" aria-hidden="true">
        <circle r="13" />
        <path d="M-3.5-4-7.5 0l4 4M3.5-4l4 4-4 4" />
      </svg>
    </div>
  )
}
