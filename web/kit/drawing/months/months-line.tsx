import './months.css'
import { useId } from 'react'
import { ClimbGradient, GlowGradient } from '../climb-gradient.tsx'
import { type Direction, mirror } from '../direction.ts'
import { Flag } from '../flag.tsx'
import { areaUnder, type Point, polyline } from '../polyline.ts'
import { layMonths, layParts, monthsFrame } from './months-geometry.ts'

export type MonthsLineProps = {
  /** The oldest first; `words` say everything about a month, when it is pointed at. */
  months: readonly { name: string; value: number; words: string }[]
  money: (minor: number) => string
  /** At the flag of the best month. */
  best: string
  /** The running month, from the foot up. */
  parts: readonly { name: string; label: string; amount: number }[]
  dir: Direction
}

/** Months as an altitude line. Decorative: a table beside it has the same figures. */
export function MonthsLine({ months, money, best, parts, dir }: MonthsLineProps) {
  const id = useId()
  const { width, height, start, end, foot } = monthsFrame
  const { points: laid, ticks } = layMonths(months.map(({ value }) => value))
  const turn = mirror(dir, width)
  const points = turn(laid)
  const at = (x: number) => (dir === 'rtl' ? width - x : x)
  const top = months.reduce((found, { value }, i) => (value > (months[found]?.value ?? 0) ? i : found), 0)
  const [first, last, summit] = [points[0], points.at(-1), points[top]] as [Point, Point, Point]
  const flagged = (months[top]?.value ?? 0) > 0
  // The words are before the flag, or behind it where that would leave the drawing.
  const near = top < 4
  const side = (near ? 8 : -26) * (dir === 'rtl' ? -1 : 1)
  return (
    <svg className="months" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <ClimbGradient id={`${id}c`} from={first} to={last} />
      <GlowGradient id={`${id}g`} top={monthsFrame.top} foot={foot} />
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <path className="months-scale" d={`M${start} ${y.toFixed(1)}H${width - end}`} />
          <text x={at(start - 12)} y={y + 4} textAnchor="end">
            {money(value)}
          </text>
        </g>
      ))}
      <path d={areaUnder(points, foot)} fill={`url(#${id}g)`} />
      {[0.25, 0.5, 0.75].map((part) => (
        <path
          key={part}
          className="months-strata"
          d={polyline(points.map(([x, y]) => [x, foot - (foot - y) * part]))}
        />
      ))}
      <path className="months-climb" d={polyline(points)} stroke={`url(#${id}c)`} />
      {points.map(([x, y], i) => (
        <g
          key={months[i]?.name}
          className="months-month"
          data-spare={(points.length - i) % 2 === 0 || undefined}
        >
          <title>{months[i]?.words}</title>
          <rect x={x - 20} y="0" width="40" height={height} />
          <circle data-now={i === points.length - 1 || undefined} cx={x.toFixed(1)} cy={y.toFixed(1)} r="5" />
          <text x={x} y={foot + 24} textAnchor="middle" data-now={i === points.length - 1 || undefined}>
            {months[i]?.name}
          </text>
        </g>
      ))}
      {flagged && (
        <>
          <Flag x={Math.round(summit[0])} y={Math.round(summit[1])} dir={dir} large />
          <text
            className="months-best"
            x={summit[0] + side}
            y={summit[1] - 16}
            textAnchor={near ? 'start' : 'end'}
          >
            {best}
          </text>
        </>
      )}
      <RunningMonth parts={parts} top={last[1]} x={at(width - end + 24)} dir={dir} />
    </svg>
  )
}

type RunningProps = Pick<MonthsLineProps, 'parts' | 'dir'> & { top: number; x: number }

/** The running month split by the state of its shares, in words beside it. */
function RunningMonth({ parts, top, x, dir }: RunningProps) {
  const labels = new Map(parts.map(({ name, label }) => [name, label]))
  return layParts(parts, top).map(({ name, y, height }) => (
    <g key={name} className="months-part" data-state={name}>
      <rect x={x - 8} y={y.toFixed(1)} width="16" height={height.toFixed(1)} rx="2" />
      <text x={x + (dir === 'rtl' ? -16 : 16)} y={y + height / 2 + 4}>
        {labels.get(name)}
      </text>
    </g>
  ))
}
