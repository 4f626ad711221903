import type { RouteProps } from './route-props.ts'

type RouteDotsProps = NonNullable<RouteProps['dots']> & { along: number; down: number }

/** Net wins are filled, placement games hollow; the number itself stands in the form below. */
export function RouteDots({ count, kind, along, down }: RouteDotsProps) {
  return (
    <span
      className="route-dots"
      data-kind={kind}
      style={{ insetInlineStart: `${along.toFixed(2)}%`, top: `${down.toFixed(1)}px` }}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  )
}
