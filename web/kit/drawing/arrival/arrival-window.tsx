export type ArrivalWindowProps = {
  /** Places on the bar, 0 to 1. */
  now: number
  promised: readonly [number, number]
  expected: readonly [number, number] | null
  /** Labels under the bar: 'Now', 'Mon', 'Tue'. */
  ticks: readonly { at: number; label: string }[]
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
const stretch = ([from, to]: readonly [number, number]) => ({
  insetInlineStart: percent(from),
  inlineSize: percent(to - from),
})

/** The expected arrival on top of the promised days. Decorative: the text beside it gives both. */
export function ArrivalWindow({ now, promised, expected, ticks }: ArrivalWindowProps) {
  return (
    <div className="arrival-window" aria-hidden="true">
      <i className="arrival-past" style={{ inlineSize: percent(promised[0]) }} />
      <i className="arrival-promised" style={stretch(promised)} />
      {expected && <i className="arrival-expected" style={stretch(expected)} />}
      <i className="arrival-now" style={{ insetInlineStart: percent(now) }} />
      {ticks.map(({ at, label }) => (
        <span key={label} style={{ insetInlineStart: percent(at) }}>
          <span>{label}</span>
        </span>
      ))}
    </div>
  )
}
