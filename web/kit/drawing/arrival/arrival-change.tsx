export type ArrivalChangeProps = {
  /** Places on the bar, 0 to 1: the promise until now, and the new one. */
  before: readonly [number, number]
  after: readonly [number, number]
  /** Labels under the bar: 'Now', 'Mon', 'Tue'. */
  ticks: readonly { at: number; label: string }[]
}

const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`
const stretch = ([from, to]: readonly [number, number]) => ({
  insetInlineStart: percent(from),
  inlineSize: percent(to - from),
})

/** Two promises on one axis: the new one filled, the old one outlined. The text beside it says the same. */
export function ArrivalChange({ before, after, ticks }: ArrivalChangeProps) {
  return (
    <div className="arrival-change" aria-hidden="true">
      <div className="arrival-range">
        <i style={stretch(after)} />
      </div>
      <i className="arrival-before" style={stretch(before)} />
      {ticks.map(({ at, label }) => (
        <span key={`${at} ${label}`} style={{ insetInlineStart: percent(at) }}>
          <span>{label}</span>
        </span>
      ))}
    </div>
  )
}
