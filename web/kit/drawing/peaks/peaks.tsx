import { Fragment, type ReactNode, useId } from 'react'
import type { TierId } from '#core/games/game.ts'
import { type Direction, mirror } from '../direction.ts'
import { Flag } from '../flag.tsx'
import { type Point, polyline } from '../polyline.ts'
import { type LaidPeak, layPeaks, type Peak, type PeaksFrame } from './peaks-geometry.ts'

export type PeaksProps = {
  /** Oldest first; the newest has the flag. */
  peaks: readonly Peak[]
  frame: PeaksFrame
  dir: Direction
  tierName: (tier: TierId) => ReactNode
  /** Words under some peaks, by their number. */
  dates: readonly { at: number; words: ReactNode }[]
}

/** Every finished climb as a mountain. Decorative: the same climbs are a list below it. */
export function Peaks({ peaks, frame, dir, tierName, dates }: PeaksProps) {
  const id = useId()
  const { width, height, foot, top } = frame
  const { bands, peaks: laid } = layPeaks(peaks, frame)
  const turn = mirror(dir, width)
  const share = (value: number, of: number) => `${((value / of) * 100).toFixed(2)}%`
  // The highest is drawn first, so that a lower one in front of it stays visible.
  const byHeight = laid.map((peak, i) => ({ peak, i })).sort((a, b) => a.peak.summit[1] - b.peak.summit[1])
  const newest = turn([(laid.at(-1) as LaidPeak).summit])[0] as Point
  return (
    <div className="peaks" style={{ blockSize: height }} aria-hidden="true">
      <svg
        className="stretch"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Gradients id={id} top={top} foot={foot} />
        {bands.map(({ tier, y }) => (
          <path key={tier} className="peak-band" d={`M0 ${y.toFixed(1)}h${width}`} />
        ))}
        {byHeight.map(({ peak, i }) => (
          <Fragment key={i}>
            <path fill={`url(#${id}land)`} d={`${polyline(turn(peak.body))}z`} />
            <path fill={`url(#${id}lit)`} d={`${polyline(turn(peak.lit))}z`} />
            <path className="peak-far" d={polyline(turn(peak.far))} />
            <path className="peak-flank" stroke={`url(#${id}climb)`} d={polyline(turn(peak.flank))} />
          </Fragment>
        ))}
        <path fill={`url(#${id}fade)`} d={`M0 ${foot - 30}h${width}v${height - foot + 30}h${-width}z`} />
      </svg>
      {bands.map(({ tier, y }, i) => (
        <span
          key={tier}
          className="peak-tier"
          data-odd={i % 2 === 1 || undefined}
          style={{ top: share(y - (foot - top) / bands.length / 2, height) }}
        >
          {tierName(tier)}
        </span>
      ))}
      {laid.map(({ summit: [x] }, i) => (
        <i
          key={x}
          className="peak-game"
          data-game={peaks[i]?.game.id}
          style={{ insetInlineStart: share(x, width), top: share(foot + (height - foot) * 0.36, height) }}
        />
      ))}
      {dates.map(({ at, words }) => (
        <span
          key={at}
          className="peak-date"
          data-last={at === laid.length - 1 || undefined}
          style={{ insetInlineStart: share(laid[at]?.summit[0] ?? 0, width) }}
        >
          {words}
        </span>
      ))}
      <svg
        className="climb-flag peak-flag"
        style={{ left: share(newest[0], width), top: share(newest[1], height) }}
        aria-hidden="true"
      >
        <Flag x={0} y={0} dir={dir} large />
        <circle r="4.5" />
      </svg>
    </div>
  )
}

/** The gradients all mountains share: altitude decides the color, so that equal ranks look alike. */
function Gradients({ id, top, foot }: { id: string; top: number; foot: number }) {
  const along = { gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0 } as const
  return (
    <>
      <linearGradient id={`${id}climb`} {...along} y1={foot} y2={top}>
        <stop offset=".1" stopColor="var(--climb-from)" />
        <stop offset=".6" stopColor="var(--climb-mid)" />
        <stop offset="1" stopColor="var(--climb-to)" />
      </linearGradient>
      <linearGradient id={`${id}lit`} x2="0" y2="1">
        <stop stopColor="var(--peak-lit)" stopOpacity=".55" />
        <stop offset=".45" stopColor="var(--peak-lit)" stopOpacity=".26" />
        <stop offset=".8" stopColor="var(--peak-lit)" stopOpacity=".05" />
        <stop offset="1" stopColor="var(--peak-lit)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id={`${id}land`} {...along} y1={top} y2={foot + 30}>
        <stop stopColor="var(--terrain-1)" />
        <stop offset=".6" stopColor="var(--terrain-2)" />
        <stop offset="1" stopColor="var(--ground)" />
      </linearGradient>
      <linearGradient id={`${id}fade`} {...along} y1={foot - 30} y2={foot + 30}>
        <stop stopColor="var(--ground)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--ground)" />
      </linearGradient>
    </>
  )
}
