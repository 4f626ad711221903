import './how-ridge.css'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { ClimbGradient, GlowGradient } from '../climb-gradient.tsx'
import { type Direction, mirror } from '../direction.ts'
import { areaUnder, dots, type Point, polyline } from '../polyline.ts'
import { strata } from '../strata.ts'
import { layHowRidge, layLeg, legCamp, legFrame, ridgeFrame } from './how-ridge-geometry.ts'

export type HowRidgeProps = {
  /** Four steps: what happens at the camp, as a sign in the sky, and the words below. */
  steps: readonly { key: string; sign: ReactNode; content: ReactNode }[]
  dir: Direction
}

const { width, height } = ridgeFrame

/** How a climb works: one ridge with a camp for each step, and on a phone a path down the start edge. */
export function HowRidge({ steps, dir }: HowRidgeProps) {
  const ridge = layHowRidge()
  return (
    <div className="how-ridge">
      <svg
        className="stretch"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Ridge dir={dir} />
      </svg>
      <ol>
        {steps.map(({ key, sign, content }, i) => (
          <li key={key} style={{ '--camp': `${legCamp(i)}px` } as CSSProperties}>
            {i < steps.length - 1 && <Leg step={i} of={steps.length - 1} dir={dir} />}
            <div className="how-words">{content}</div>
            <div
              className="how-sign"
              style={{ '--foot': `${ridge.signs[i]?.toFixed(0)}px` } as CSSProperties}
            >
              {sign}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Ridge({ dir }: { dir: Direction }) {
  const id = useId()
  const turn = mirror(dir, width)
  const { camps, climb, fall } = layHowRidge()
  const skyline = [...climb, ...fall.slice(1)]
  const turned = turn(climb)
  return (
    <>
      <ClimbGradient id={`${id}climb`} from={turned[0] as Point} to={turned.at(-1) as Point} />
      <GlowGradient id={`${id}glow`} top={60} foot={height} />
      <linearGradient id={`${id}land`} gradientUnits="userSpaceOnUse" x2="0" y1="74" y2={height}>
        <stop stopColor="var(--terrain-1)" />
        <stop offset="1" stopColor="var(--ground)" />
      </linearGradient>
      <path d={areaUnder(turn(skyline), height)} fill={`url(#${id}land)`} />
      <path d={areaUnder(turned, height)} fill={`url(#${id}glow)`} />
      {strata(skyline, 0, width, 0.9).map((layer, depth) => (
        <path
          key={depth}
          className="home-stratum"
          d={polyline(turn(layer))}
          opacity={(0.7 - depth / 10).toFixed(1)}
        />
      ))}
      <path
        className="how-drop"
        d={turn(camps)
          .map(([x, y]) => `M${x} ${y + 8}V${height}`)
          .join('')}
      />
      <path className="how-fall" d={polyline(turn(fall))} />
      <path className="how-climb" d={polyline(turned)} stroke={`url(#${id}climb)`} />
      <path className="how-camp" d={dots(turn(camps))} />
      <path className="how-camp-heart" d={dots(turn(camps))} />
    </>
  )
}

/** A leg of the path on a phone; its color is its share of the climb's gradient. */
function Leg({ step, of, dir }: { step: number; of: number; dir: Direction }) {
  const id = useId()
  const color = (place: number) =>
    `color-mix(in srgb, var(--climb-to) ${Math.round((place / of) * 100)}%, var(--climb-from))`
  return (
    <svg
      className="how-leg"
      viewBox={`0 0 ${legFrame.width} ${legFrame.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x2="0" y2={legFrame.height}>
        <stop style={{ stopColor: color(step) }} />
        <stop offset="1" style={{ stopColor: color(step + 1) }} />
      </linearGradient>
      <path d={polyline(mirror(dir, legFrame.width)(layLeg(step)))} stroke={`url(#${id})`} />
    </svg>
  )
}
