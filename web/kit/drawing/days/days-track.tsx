import './days.css'
import type { Direction } from '../direction.ts'
import { Flag } from '../flag.tsx'
import { type Days, frame, heightOf, placeOn, stairs } from './days-geometry.ts'

type Span = { from: number; to: number }

export type DaysTrackProps = {
  days: Days
  now: number
  /** When the work began; null while nobody plays. */
  since: number | null
  /** After each game: when, and which part of the work (0 to 1) was done. */
  steps: readonly { at: number; done: number }[]
  /** When it was submitted, and until when that is checked. */
  check: Span | null
  /** When it is expected to be done, and when that was promised. */
  arrives: Span | null
  promised: Span | null
  /** Beside the ring, and below the promise. */
  label: string
  promise: string
  game: string
  dir: Direction
}

/** One climb on an axis of days: what was played, what is expected, and what was promised. The row beside it says the same in words. */
export function DaysTrack(props: DaysTrackProps) {
  const { days, now, since, steps, check, arrives, promised, label, promise, game, dir } = props
  const place = (at: number) => placeOn(days, at)
  const x = (at: number) => Number((place(at) * frame.width).toFixed(1))
  const done = steps.at(-1)?.done ?? 0
  const ring = check?.from ?? now
  const y = heightOf(check ? Math.max(done, 0.02) : done)
  const goal = arrives && { at: (arrives.from + arrives.to) / 2, y: heightOf(1) }
  const flag = check?.from ?? goal?.at
  const climbed = since === null ? null : stairs(days, { since, steps, until: ring })
  const state = check ? 'check' : since === null ? 'waits' : 'plays'
  // The words leave the way ahead free, where there is room behind.
  const before = !check && place(ring) > 0.3
  const at = (value: number, height: number) => ({
    insetInlineStart: `${place(value) * 100}%`,
    insetBlockStart: `${height}%`,
  })
  return (
    <div className="days-track" data-game={game} data-state={state} aria-hidden="true">
      <svg className="stretch" viewBox={`0 0 ${frame.width} 100`} preserveAspectRatio="none">
        {days.starts.map((start) => (
          <path key={start} className="days-line" d={`M${x(start)} 0V100`} />
        ))}
        <path className="days-line" d={`M0 ${frame.foot}H${frame.width}`} />
        {climbed && <path className="days-area" d={`${climbed}V${frame.foot}Z`} />}
        {goal && arrives && (
          <>
            <path
              className="days-cone"
              d={`M${x(now)} ${y}L${x(arrives.from)} ${goal.y}H${x(arrives.to)}Z`}
            />
            <path className="days-ahead" d={`M${x(now)} ${y}L${x(goal.at)} ${goal.y}`} />
          </>
        )}
        {climbed && <path className="days-climb" d={climbed} />}
        {check && <path className="days-check" d={`M${x(check.from)} ${y}H${x(check.to)}m0 -5v10`} />}
        {promised && (
          <path
            className="days-promise"
            d={`M${x(promised.from)} ${frame.bracket - 4}v8m0 -4H${x(promised.to)}m0 -4v8`}
          />
        )}
        <path className="days-now" d={`M${x(now)} 0V100`} />
      </svg>
      {flag !== undefined && (
        <svg className="days-flag" style={at(flag, heightOf(check ? done : 1))} viewBox="-10 -14 20 14">
          <Flag x={0} y={0} dir={dir} />
        </svg>
      )}
      <span className="days-ring" style={at(ring, y)} />
      <span className="days-label" data-before={before || undefined} style={at(ring, y)}>
        {label}
      </span>
      {promised && (
        <span
          className="days-promised"
          data-before={place(promised.from) > 0.5 || undefined}
          style={at(place(promised.from) > 0.5 ? promised.to : promised.from, frame.bracket)}
        >
          {promise}
        </span>
      )}
    </div>
  )
}
