import type { RouteProps } from './route-props.ts'

type RouteDotsProps = NonNullable<RouteProps['dots']> & {
  along: number
  /** Of the rank's handle; the dots stand above it. */
  down: number
  /** The drawing's own width: on a phone's there is room for fewer in a row. */
  width: number
}

const pitch = 10
const rowsOf = (count: number, width: number) => Math.ceil(count / perRow(width))
const perRow = (width: number) => (width < 500 ? 7 : 10)

/** How far the dots reach above their handle's middle; the staff of a tag ends there. */
export function dotsHeight(count: number, width: number): number {
  return 10 + pitch * rowsOf(count, width)
}

/** Net wins are filled, placement games hollow; the number itself stands in the form below. */
export function RouteDots({ count, kind, along, down, width }: RouteDotsProps) {
  const top = down - 18 - pitch * rowsOf(count, width)
  return (
    <span
      className="route-dots"
      data-kind={kind}
      style={{ insetInlineStart: `${along.toFixed(2)}%`, top: `${top.toFixed(1)}px` }}
      aria-hidden="true"
    >
      <span style={{ inlineSize: `${Math.min(count, perRow(width)) * pitch}px` }}>
        {Array.from({ length: count }, (_, i) => (
          <i key={i} />
        ))}
      </span>
    </span>
  )
}
