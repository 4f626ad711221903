type End = { label: string; time: string }
type TimeLineProps = {
  from: End
  to: End
  /** The part that has passed, 0 to 1; null until the browser knows the time. */
  passed: number | null
  /** The text above the line. */
  left: string | null
}

/** A span with its two ends and the time left; the text says the same as the line. */
export function TimeLine({ from, to, passed, left }: TimeLineProps) {
  return (
    <div className="time-line">
      <p className="type-small min-h-5 text-center font-semibold tabular-nums">{left}</p>
      <div className="time-line-bar" aria-hidden="true">
        {passed !== null && <i style={{ inlineSize: `${Math.round(Math.min(1, passed) * 1000) / 10}%` }} />}
      </div>
      <div className="type-caption flex justify-between gap-4 text-ink-2">
        {[from, to].map(({ label, time }, index) => (
          <span key={label} className={index > 0 ? 'text-end' : ''}>
            {label}
            <span className="block tabular-nums">{time}</span>
          </span>
        ))}
      </div>
    </div>
  )
}
