import { memo, useEffect, useRef, useState } from 'react'
import type { Direction } from '../direction.ts'

export type ContourLinesProps = {
  /** One per game and page: 'league-of-legends/elo-boost' */
  seed: string
  width: number
  height: number
  dir?: Direction
}

// The server draws them. The browser leaves them as they are, and loads the geometry only for a page that it
// navigates to.
const onServer = import.meta.env.SSR ? await import('./contour-geometry.ts') : null

/**
 * Quiet background behind headings, light pages and footers; put it first in a positioned box, never under body text.
 */
export const ContourLines = memo(function ContourLines({
  seed,
  width,
  height,
  dir = 'ltr',
}: ContourLinesProps) {
  const lines = useRef<SVGPathElement>(null)
  const [drawn, setDrawn] = useState(() => onServer?.contourPaths(seed, width, height, dir))
  useEffect(() => {
    if (lines.current?.hasAttribute('d')) return
    void import('./contour-geometry.ts').then(({ contourPaths }) =>
      setDrawn(contourPaths(seed, width, height, dir)),
    )
  }, [seed, width, height, dir])
  return (
    <svg
      className="contour-lines"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      style={{ blockSize: `${height}px` }}
      aria-hidden="true"
    >
      <path ref={lines} d={drawn?.other} opacity=".6" suppressHydrationWarning />
      <path d={drawn?.index} strokeWidth="1.25" suppressHydrationWarning />
    </svg>
  )
})
