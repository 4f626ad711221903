import './safety-path.css'
import type { CSSProperties, ReactNode } from 'react'
import { type Direction, mirror } from '../direction.ts'
import { type Point, polyline } from '../polyline.ts'
import { trail } from '../trail.ts'

export type SafetyPathProps = {
  /** Names the list: 'How safe your account is' */
  label: string
  steps: readonly { key: string; state: 'done' | 'next' | 'open'; title: ReactNode; note: ReactNode }[]
  dir: Direction
}

const width = 600
const foot = 56
const climb = 44

/** How safe an account is, as camps of a path that climbs: what is done is walked, the rest lies ahead. */
export function SafetyPath({ label, steps, dir }: SafetyPathProps) {
  const stops = steps.map(
    (_, i): Point => [(i / steps.length) * width, foot - climb * (i / Math.max(1, steps.length - 1)) ** 1.4],
  )
  const legs = trail(stops, 'safety', 2, 10)
  const flip = mirror(dir, width)
  return (
    <div className="safety-path">
      <svg viewBox={`0 0 ${width} 64`} preserveAspectRatio="none" aria-hidden="true">
        {legs.map((leg, i) => (
          <path
            key={steps[i]?.key}
            d={polyline(flip(leg))}
            data-ahead={steps[i + 1]?.state === 'done' && steps[i]?.state === 'done' ? undefined : ''}
          />
        ))}
      </svg>
      <ol aria-label={label}>
        {steps.map(({ key, state, title, note }, i) => (
          <li
            key={key}
            data-state={state}
            style={{ '--camp': `${Math.round((stops[i] as Point)[1])}px` } as CSSProperties}
          >
            <svg viewBox="-9 -9 18 18" aria-hidden="true">
              <circle r={state === 'done' ? 8 : 6.5} />
              {state === 'done' && <path d="M-3.4.2-1 2.6l4.4-5" />}
            </svg>
            <b>{title}</b>
            <span>{note}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
