import './plots.css'
import { type Direction, mirror } from '../direction.ts'
import { areaUnder, dots, polyline } from '../polyline.ts'
import { layBars, layCountLine, laySquares, plotFrame, squareGrid } from './plot-geometry.ts'

/** Plots of the home page. Decorative: the figure above each says in words what it shows. */

const { width, height } = plotFrame

type CountLineProps = { counts: readonly (readonly [along: number, count: number])[]; dir: Direction }

/** How many there were over a day, with a ring at the last point. */
export function CountLine({ counts, dir }: CountLineProps) {
  const line = mirror(dir, width)(layCountLine(counts))
  const last = line.at(-1)
  if (!last) return null
  return (
    <div className="plot">
      <svg
        className="stretch"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="plot-area" d={areaUnder(line, height)} />
        <path className="plot-foot" d={`M0 ${height}H${width}`} />
        <path className="plot-line" d={polyline(line)} />
        <path className="plot-ring" d={dots([last])} />
        <path className="plot-heart" d={dots([last])} />
      </svg>
    </div>
  )
}

type BarsProps = {
  counts: readonly number[]
  /** The bar that contains the median. */
  marked: number
  dir: Direction
}

export function Bars({ counts, marked, dir }: BarsProps) {
  const bars = layBars(counts)
  const turn = (x: number, wide: number) => (dir === 'rtl' ? width - x - wide : x)
  const middle = bars[marked]
  return (
    <div className="plot">
      <svg
        className="stretch"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map((bar, i) => (
          <rect
            key={bar.x}
            className="plot-bar"
            data-marked={i === marked || undefined}
            x={turn(bar.x, bar.width).toFixed(1)}
            y={(height - bar.height).toFixed(1)}
            width={bar.width.toFixed(1)}
            height={bar.height.toFixed(1)}
            rx="2"
          />
        ))}
        <path className="plot-foot" d={`M0 ${height}H${width}`} />
        {middle && (
          <path
            className="plot-mark"
            d={`M${turn(middle.x + middle.width, 0).toFixed(1)} 2V${(height - middle.height).toFixed(1)}`}
          />
        )}
      </svg>
    </div>
  )
}

/** One square per order: filled on time, outlined late. */
export function Squares({ onTime, dir }: { onTime: readonly boolean[]; dir: Direction }) {
  const { shown, size, height: tall } = laySquares(onTime)
  const wide = squareGrid.width
  const path = (good: boolean, inset: number) =>
    shown
      .filter((square) => square.good === good)
      .map(({ x, y }) => {
        const side = size - 2 * inset
        const left = dir === 'rtl' ? wide - x - size : x
        return `M${left + inset} ${y + inset}h${side}v${side}h${-side}z`
      })
      .join('')
  return (
    <div className="plot plot-squares">
      <svg viewBox={`0 0 ${wide} ${tall}`} aria-hidden="true">
        <path className="plot-good" d={path(true, 0)} />
        <path className="plot-late" d={path(false, 0.75)} />
      </svg>
    </div>
  )
}
