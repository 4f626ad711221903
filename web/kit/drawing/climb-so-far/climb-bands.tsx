import type { Game, TierId } from '#core/games/game.ts'
import type { Camp } from '#core/games/ladder.ts'
import { Emblem } from '../emblem/emblem.tsx'
import { type ClimbBand, climbFrame } from './climb-geometry.ts'

export type BandLabels = { tierName: (tier: TierId) => string; division: (camp: Camp) => string }

type ClimbBandsProps = { bands: readonly ClimbBand[]; game: Game; labels: BandLabels }

const down = (y: number) => `${((y / climbFrame.height) * 100).toFixed(2)}%`

/**
 * Altitudes of the chart: a line at the foot of each tier, dots at the foot of each division, names and numerals
 * between.
 */
export function ClimbBands({ bands, game, labels }: ClimbBandsProps) {
  return bands.map(({ tier, foot, top, camps }) => (
    <div key={tier.id} className="climb-band" style={{ top: down(top), height: down(foot - top) }}>
      {foot < climbFrame.foot && <hr />}
      {foot - top > 22 && (
        <span className="climb-tier">
          <Emblem game={game} tier={tier.id} size={28} />
          <b>{labels.tierName(tier.id)}</b>
        </span>
      )}
      {camps
        .filter((camp) => camp.foot - camp.top > 1)
        .map((camp) => (
          <span
            key={camp.camp.index}
            className="climb-division"
            data-foot={camp.foot < foot || undefined}
            style={{
              top: share(camp.top - top, foot - top),
              height: share(camp.foot - camp.top, foot - top),
            }}
          >
            {camp.foot - camp.top > 17 && camp.camp.division !== null && labels.division(camp.camp)}
          </span>
        ))}
    </div>
  ))
}

const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`
