import { memo, useId } from 'react'
import type { Game, TierId } from '#core/games/game.ts'
import { emblemShape, keelHalves, shield } from './emblem-geometry.ts'

export type EmblemProps = {
  game: Game
  tier: TierId
  /** Draws the pips; omit it or pass null if the name is beside it or the tier is open. */
  division?: number | null
  /** Width in px of the 64-wide grid; below 34 the small form is drawn. */
  size: number
}

/** A tier's crest. Decorative: the tier's name is beside it as text. */
export const Emblem = memo(function Emblem({ game, tier, division = null, size }: EmblemProps) {
  const clip = useId()
  const { viewBox, height, ridges, keel, rays, pips } = emblemShape(game, tier, division, size)
  const small = size < 34
  return (
    <svg
      className="emblem"
      data-game={game.id}
      data-tier={tier}
      width={size}
      height={height}
      viewBox={viewBox}
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <path d={shield} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {ridges.map((ridge) => (
          <g key={ridge.lit} opacity={ridge.opacity === 1 ? undefined : ridge.opacity}>
            <path className="emblem-lit" d={ridge.lit} />
            <path className="emblem-shade" d={ridge.shade} />
          </g>
        ))}
      </g>
      {keelHalves.map((half) => (
        <path
          key={half}
          className="emblem-keel"
          d={half}
          pathLength={keel < 1 ? 1 : undefined}
          strokeDasharray={keel < 1 ? `${keel.toFixed(2)} 1` : undefined}
          strokeWidth={small ? 4.5 : 2.6}
        />
      ))}
      {rays && <path className="emblem-rays" d={rays} strokeWidth={small ? 5 : 3.2} />}
      {pips && <path className="emblem-pips" d={pips} />}
    </svg>
  )
})
