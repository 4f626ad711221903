export type ArrivalRangeProps = {
  /** Days from today; `span` is the length of the bar. The text beside it says the same. */
  from: number
  to: number
  span: number
}

/** When a climb will be done, from the earliest to the latest day. */
export function ArrivalRange({ from, to, span }: ArrivalRangeProps) {
  // Work that takes less than a day shows as one day.
  const start = Math.min(from, to - 1)
  const percent = (days: number) => `${Math.round((days / span) * 1000) / 10}%`
  return (
    <div className="arrival-range" aria-hidden="true">
      <i style={{ insetInlineStart: percent(start), inlineSize: percent(to - start) }} />
    </div>
  )
}
