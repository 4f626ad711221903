import './progress-ridge.css'
import { type CSSProperties, type MouseEvent, type ReactNode, useId } from 'react'
import { ClimbGradient, GlowGradient } from '../climb-gradient.tsx'
import type { Direction } from '../direction.ts'
import { Flag } from '../flag.tsx'
import { layRidge, ridgeFrame } from './ridge-geometry.ts'

export type RidgePart = {
  key: string
  /** A part that is complete is checked only on the walked way; ahead it stays a camp to reach. */
  state: 'done' | 'now' | 'ahead'
  title: ReactNode
  note: ReactNode
  tone?: 'good' | 'error' | undefined
  href: string
}

type ProgressRidgeProps = {
  /** Names the list: 'Parts of your application' */
  label: string
  parts: readonly RidgePart[]
  /** How far the way is walked, in parts: 2.6 is beyond the middle between the third and the fourth. */
  reached: number
  dir: Direction
  onGo: (key: string) => void
}

/** Progress as a ridge: a camp for each part, the way ahead dotted, a flag at the last. A camp leads to its part. */
export function ProgressRidge({ label, parts, reached, dir, onGo }: ProgressRidgeProps) {
  const { camps } = layRidge(parts.length, reached, dir)
  const go = (key: string) => (event: MouseEvent) => {
    event.preventDefault()
    onGo(key)
  }
  return (
    <nav className="progress-ridge" aria-label={label}>
      <RidgeLines parts={parts.length} reached={reached} dir={dir} />
      <ol>
        {parts.map(({ key, state, title, note, tone, href }, i) => (
          <li
            key={key}
            data-state={state}
            style={{ '--along': `${camps[i]?.along}%`, '--down': camps[i]?.down } as CSSProperties}
          >
            <a href={href} aria-current={state === 'now' ? 'step' : undefined} onClick={go(key)}>
              <Camp state={state} isLast={i === parts.length - 1} dir={dir} />
              <span className="ridge-words">
                <b>{title}</b>
                <span data-tone={tone}>{note}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type CampProps = { state: RidgePart['state']; isLast: boolean; dir: Direction }

function Camp({ state, isLast, dir }: CampProps) {
  return (
    <svg className="ridge-camp" viewBox="-22 -22 44 44" aria-hidden="true">
      {isLast && <Flag x={0} y={-8} dir={dir} large />}
      <circle r={state === 'now' ? 11 : state === 'done' ? 9 : 6.5} />
      {state === 'done' && <path d="M-3.8.2-1.2 2.9l5-5.6" />}
      {state === 'now' && <circle className="ridge-heart" r="4" />}
    </svg>
  )
}

function RidgeLines({ parts, reached, dir }: { parts: number; reached: number; dir: Direction }) {
  const id = useId()
  const { width, height } = ridgeFrame
  const lines = layRidge(parts, reached, dir)
  return (
    <svg className="stretch" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <ClimbGradient id={`${id}line`} from={lines.from} to={lines.to} />
      <GlowGradient id={`${id}glow`} top={40} foot={height} />
      <linearGradient id={`${id}land`} gradientUnits="userSpaceOnUse" x2="0" y1="40" y2={height}>
        <stop stopColor="var(--terrain-1)" />
        <stop offset="1" stopColor="var(--ground)" stopOpacity="0" />
      </linearGradient>
      <path d={lines.land} fill={`url(#${id}land)`} />
      {lines.strata.map((layer, depth) => (
        <path key={depth} className="ridge-stratum" d={layer} opacity={(0.8 - depth * 0.15).toFixed(2)} />
      ))}
      <path className="ridge-far" d={lines.far} />
      {lines.glow && <path d={lines.glow} fill={`url(#${id}glow)`} />}
      {lines.ahead && <path className="ridge-ahead" d={lines.ahead} />}
      {lines.walked && <path className="ridge-walked" d={lines.walked} stroke={`url(#${id}line)`} />}
    </svg>
  )
}
