import { games } from '#core/games/games.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Peaks } from '#web/kit/drawing/peaks/peaks.tsx'
import { narrowFrame, type PeaksFrame, wideFrame } from '#web/kit/drawing/peaks/peaks-geometry.ts'
import type { FinishedClimb } from '#web/parts/finished/finished-types.ts'
import { lastOnPhone } from './ridge-frames.ts'
import { useMonths } from './use-months.ts'

/** The climbs, oldest first, as mountains: all of them on a wide page, the last ones on a phone. */
export function Ridge({ climbs }: { climbs: readonly FinishedClimb[] }) {
  return (
    <>
      <div className="hidden md:block">
        <Drawing climbs={climbs} frame={wideFrame} dates={6} />
      </div>
      <div className="md:hidden">
        <Drawing climbs={climbs.slice(-lastOnPhone)} frame={narrowFrame} dates={2} />
      </div>
    </>
  )
}

type DrawingProps = { climbs: readonly FinishedClimb[]; frame: PeaksFrame; dates: number }

function Drawing({ climbs, frame, dates }: DrawingProps) {
  const { t, dir } = useApp()
  const months = useMonths()
  const peaks = climbs.map(({ game, start, target }) => ({ game: games[game], start, target }))
  const count = Math.min(dates, Math.max(1, Math.floor(climbs.length / (30 / dates))) + 1)
  const at = Array.from({ length: count }, (_, i) =>
    Math.round((i * (climbs.length - 1)) / Math.max(1, count - 1)),
  )
  const words = [...new Set(at)].map((place) => ({
    at: place,
    words: months.short(climbs[place]?.finished_at ?? ''),
  }))
  return (
    <Peaks peaks={peaks} frame={frame} dir={dir} tierName={(tier) => t(`games.tier.${tier}`)} dates={words} />
  )
}
