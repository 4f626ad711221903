import type { RouteProps } from './route-props.ts'

type RouteDotsProps = NonNullable<RouteProps['dots']> & {
  along: number
  /** The place of the rank's handle; the dots are above it. */
  down: number
  /** The drawing's own width: a phone's has space for fewer in a row. */
  width: number
}

const pitch = 10
const rowsOf = (count: number, width: number) => Math.ceil(count / perRow(width))
const perRow = (width: number) => (width < 500 ? 7 : 10)

/** How far the dots extend above the middle of their handle; the staff of a tag ends there. */
export function dotsHeight(count: number, width: number): number {
  return 10 + pitch * rowsOf(count, width)
}

/** Net wins are filled, placement games hollow; the form below gives the number. */
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
