import './price-split.css'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { ClimbGradient, GlowGradient } from '../climb-gradient.tsx'
import { type Direction, mirror } from '../direction.ts'
import { areaUnder, dots, type Point, polyline } from '../polyline.ts'
import { layPriceSplit, type SplitFrame, splitFrames, todayAlong } from './price-split-geometry.ts'

export type PriceSplitProps = {
  /** The earned share of the price before the first game and after each, 0 to 1. */
  earned: readonly number[]
  /** What was paid; what comes back, above today's point; what is earned, below it. */
  paid: ReactNode
  back: ReactNode
  kept: ReactNode
  /** Under the picture: the start, today and the target. */
  axis: readonly [start: ReactNode, today: ReactNode, target: ReactNode]
  dir: Direction
}

/** The climb divides the price: above the point is what comes back, below it what is earned. */
export function PriceSplit({ earned, paid, back, kept, axis, dir }: PriceSplitProps) {
  const share = earned.at(-1) ?? 0
  return (
    <figure
      className="price-split"
      style={{ '--today': `${todayAlong * 100}%`, '--share': share.toFixed(3) } as CSSProperties}
    >
      <div className="split-picture">
        {splitFrames.map((frame) => (
          <SplitDrawing key={frame.name} frame={frame} earned={earned} dir={dir} />
        ))}
        <p className="split-paid">{paid}</p>
        <p className="split-back">{back}</p>
        <p className="split-kept">{kept}</p>
      </div>
      <figcaption className="split-axis">
        {axis.map((text, i) => (
          <span key={i}>{text}</span>
        ))}
      </figcaption>
    </figure>
  )
}

type SplitDrawingProps = { frame: SplitFrame; earned: readonly number[]; dir: Direction }

function SplitDrawing({ frame, earned, dir }: SplitDrawingProps) {
  const id = useId()
  const { width, height, top, foot } = frame
  const turn = mirror(dir, width)
  const { walked, ahead, today } = layPriceSplit(frame, earned)
  const line = turn(walked)
  const [x, y] = (turn([today])[0] as Point).map((value) => Math.round(value * 10) / 10) as [number, number]
  const ends = (level: number) => `M${(x - 6).toFixed(1)} ${level}h12`
  return (
    <svg
      className="stretch"
      data-frame={frame.name}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <ClimbGradient id={`${id}climb`} from={line[0] as Point} to={[x, y]} />
      <GlowGradient id={`${id}glow`} top={y - 20} foot={foot + 30} />
      <path d={areaUnder(line, foot)} fill={`url(#${id}glow)`} />
      <path className="split-edge" d={`M0 ${foot}H${width}`} />
      <path className="split-whole" d={`M0 ${top}H${width}`} />
      <path className="split-ahead" d={polyline(turn(ahead))} />
      <path className="split-walked" d={polyline(line)} stroke={`url(#${id}climb)`} />
      <path className="split-returned" d={`${ends(top)}M${x} ${top}V${(y - 12).toFixed(1)}`} />
      <path className="split-earned" d={`${ends(foot)}M${x} ${(y + 12).toFixed(1)}V${foot}`} />
      <path className="split-today" d={dots([[x, y]])} />
      <path className="split-today-heart" d={dots([[x, y]])} />
    </svg>
  )
}
