import { memo } from 'react'
import { contourPaths } from './contour-geometry.ts'
import type { Direction } from './direction.ts'

export type ContourLinesProps = {
  /** One per game and page: 'league-of-legends/elo-boost' */
  seed: string
  width: number
  height: number
  dir?: Direction
}

/** Quiet background behind headings, light pages and footers; put it first in a positioned box, never under body text. */
export const ContourLines = memo(function ContourLines({
  seed,
  width,
  height,
  dir = 'ltr',
}: ContourLinesProps) {
  const { index, other } = contourPaths(seed, width, height, dir)
  return (
    <svg
      className="contour-lines"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      style={{ blockSize: `${height}px` }}
      aria-hidden="true"
    >
      <path d={other} opacity=".6" />
      <path d={index} strokeWidth="1.25" />
    </svg>
  )
})
