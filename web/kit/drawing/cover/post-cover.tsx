import './cover.css'
import { memo, useEffect, useId, useRef, useState } from 'react'
import type { GameId } from '#core/games/game.ts'
import type { Cover, CoverForm } from './cover-geometry.ts'

const sizes: Record<CoverForm, { width: number; height: number; levels: number }> = {
  card: { width: 405, height: 224, levels: 11 },
  feature: { width: 800, height: 420, levels: 14 },
  banner: { width: 1280, height: 380, levels: 14 },
}

export type PostCoverProps = { seed: string; game: GameId | null; form?: CoverForm }

// The server draws them. The browser leaves them as they are, and loads the geometry only for a page that it
// navigates to.
const onServer = import.meta.env.SSR ? await import('./cover-geometry.ts') : null

/** A post's cover: a map with a trail to a summit, drawn from the post's name. Mirrored where text runs from the right. */
export const PostCover = memo(function PostCover({ seed, game, form = 'card' }: PostCoverProps) {
  const trail = useRef<SVGPathElement>(null)
  const glow = useId()
  const [cover, draw] = useState<Cover | undefined>(() => onServer?.coverOf(seed, form))
  useEffect(() => {
    if (trail.current?.hasAttribute('d')) return
    void import('./cover-geometry.ts').then(({ coverOf }) => draw(coverOf(seed, form)))
  }, [seed, form])
  const { width, height, levels } = sizes[form]
  const at = (place: readonly number[] | undefined) => place && `translate(${place.join(' ')})`
  return (
    <svg
      className="cover"
      data-form={form}
      data-game={game ?? undefined}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <radialGradient
        id={glow}
        gradientUnits="userSpaceOnUse"
        cx={cover?.summit[0]}
        cy={cover?.summit[1]}
        r={height * 0.36}
        suppressHydrationWarning
      >
        <stop className="cover-glow" />
        <stop className="cover-glow" offset="1" stopOpacity="0" />
      </radialGradient>
      <g className="cover-rings">
        {Array.from({ length: levels }, (_, level) => (
          <path key={level} d={cover?.rings[level]} suppressHydrationWarning />
        ))}
      </g>
      <rect width={width} height={height} fill={`url(#${glow})`} />
      <g className="cover-way">
        <path className="cover-shade" d={cover?.trail} suppressHydrationWarning />
        <path ref={trail} className="cover-trail" d={cover?.trail} suppressHydrationWarning />
        {[0, 1, 2, 3].map((place) => (
          <circle
            key={place}
            className="cover-camp"
            r="4"
            transform={at(cover?.camps[place])}
            suppressHydrationWarning
          />
        ))}
        <g transform={at(cover?.summit)} suppressHydrationWarning>
          <path className="cover-staff" d="M0 0V-26" />
          <path className="cover-flag" d="M0-26h18l-4 6 4 6H0z" />
          <circle className="cover-summit" r="4.5" />
        </g>
      </g>
    </svg>
  )
})
