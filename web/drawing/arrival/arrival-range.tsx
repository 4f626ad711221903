export type ArrivalRangeProps = {
  /** Days from today; `span` is the length of the bar. The words beside it say the same. */
  from: number
  to: number
  span: number
}

/** When a climb will be done, from the nearest to the farthest day. */
export function ArrivalRange({ from, to, span }: ArrivalRangeProps) {
  // What is done within one day takes that day.
  const start = Math.min(from, to - 1)
  const percent = (days: number) => `${Math.round((days / span) * 1000) / 10}%`
  return (
    <div className="arrival-range" aria-hidden="true">
      <i style={{ insetInlineStart: percent(start), inlineSize: percent(to - start) }} />
    </div>
  )
}
