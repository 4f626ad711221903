import { pointAt, type Trail } from '../trail.ts'
import { RouteDots } from './route-dots.tsx'
import { RouteHandle } from './route-handle.tsx'
import type { RouteProps } from './route-props.ts'
import type { Route } from './use-route.ts'

type RouteHandlesProps = {
  props: RouteProps
  route: Route
  line: Trail
  width: number
  placeAt: (pointer: { clientX: number; clientY: number }) => number
}

/** The movable ends of the route, and what is bought at a single rank. */
export function RouteHandles({ props, route, line, width, placeAt }: RouteHandlesProps) {
  const { dir, labels, start, target, dots } = props
  const ends = target ? (['start', 'target'] as const) : (['start'] as const)
  return ends.map((end) => {
    const [x, down] = pointAt(line, route.at[end])
    const along = (x / width) * 100
    return (
      <div key={end} className="route-end">
        {dots && <RouteDots {...dots} along={along} down={down} width={width} />}
        <RouteHandle
          dir={dir}
          labels={labels}
          start={start}
          target={target}
          route={route}
          end={end}
          along={along}
          down={down}
          placeAt={placeAt}
        />
      </div>
    )
  })
}
