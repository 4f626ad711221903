import '../how-ridge/how-ridge.css'
import './summit.css'
import { type CSSProperties, useId } from 'react'
import { ClimbGradient, GlowGradient } from '../climb-gradient.tsx'
import { type Direction, mirror } from '../direction.ts'
import { Flag } from '../flag.tsx'
import { areaUnder, dots, type Point, polyline } from '../polyline.ts'
import { strata } from '../strata.ts'
import { laySummit, type SummitFrame, summitFrames } from './summit-geometry.ts'

type SummitProps = {
  dir: Direction
  /** How many legs of the route are climbed: the flag is there, and the rest lies ahead. The whole route if left out. */
  legs?: number
}

/** One mountain with a climb, from its foot to the flag; decorative. */
export function Summit({ dir, legs }: SummitProps) {
  const place: Record<string, string> = {}
  for (const frame of summitFrames) {
    const [x, y] = (frame.camps[legs ?? frame.camps.length - 1] ?? frame.camps.at(-1)) as Point
    place[`--${frame.name}-x`] = `${((x / frame.width) * 100).toFixed(2)}%`
    place[`--${frame.name}-y`] = `${((y / frame.height) * 100).toFixed(2)}%`
  }
  return (
    <div className="summit" aria-hidden="true">
      {summitFrames.map((frame) => (
        <SummitDrawing key={frame.name} frame={frame} dir={dir} legs={legs} />
      ))}
      <svg className="climb-flag summit-flag" style={place as CSSProperties}>
        <Flag x={0} y={0} dir={dir} large />
        <circle r="4.5" />
      </svg>
    </div>
  )
}

function SummitDrawing({ frame, dir, legs }: SummitProps & { frame: SummitFrame }) {
  const id = useId()
  const { width, height } = frame
  const turn = mirror(dir, width)
  const reached = legs === undefined ? frame.camps.length : legs + 1
  const { route, climbed, ahead, lit, before, fall, far, summit, camps } = laySummit(frame, legs)
  const skyline = [...before, ...route.slice(1), ...fall.slice(1)]
  const line = turn(climbed)
  return (
    <svg
      className="stretch"
      data-frame={frame.name}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      <ClimbGradient id={`${id}climb`} from={line[0] as Point} to={line.at(-1) as Point} />
      <GlowGradient id={`${id}glow`} top={summit[1]} foot={height} />
      <linearGradient id={`${id}land`} gradientUnits="userSpaceOnUse" x2="0" y1={summit[1]} y2={height}>
        <stop stopColor="var(--terrain-1)" />
        <stop offset=".55" stopColor="var(--terrain-2)" />
        <stop offset="1" stopColor="var(--ground)" />
      </linearGradient>
      <linearGradient id={`${id}far`} gradientUnits="userSpaceOnUse" x2="0" y1={height * 0.3} y2={height}>
        <stop stopColor="var(--ridge-near)" />
        <stop offset="1" stopColor="var(--ground)" />
      </linearGradient>
      <path d={areaUnder(turn(far), height)} fill={`url(#${id}far)`} />
      <path d={areaUnder(turn(skyline), height)} fill={`url(#${id}land)`} />
      <path d={`${polyline(turn(lit))}z`} fill={`url(#${id}glow)`} />
      {strata(skyline, 0, width, frame.name === 'wide' ? 1.2 : 0.7).map((layer, depth) => (
        <path
          key={depth}
          className="home-stratum"
          d={polyline(turn(layer))}
          opacity={(0.7 - depth / 10).toFixed(1)}
        />
      ))}
      <path className="how-fall" d={polyline(turn(fall))} />
      {ahead.length > 1 && <path className="summit-ahead" d={polyline(turn(ahead))} />}
      <path className="how-climb" d={polyline(line)} stroke={`url(#${id}climb)`} />
      <path className="how-camp" d={dots(turn(camps.slice(0, reached)))} />
      {ahead.length > 1 && (
        <path className="how-camp summit-camp-ahead" d={dots(turn(camps.slice(reached)))} />
      )}
      <path className="how-camp-heart" d={dots(turn(camps))} />
    </svg>
  )
}
