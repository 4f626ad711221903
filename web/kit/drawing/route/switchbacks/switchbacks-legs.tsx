import type { Tier } from '#core/games/game.ts'
import type { Camp } from '#core/games/ladder.ts'
import { Emblem } from '../../emblem/emblem.tsx'
import type { RouteProps } from '../route-props.ts'
import type { Leg } from './switchbacks-geometry.ts'

type SwitchbacksLegsProps = Pick<RouteProps, 'game' | 'start' | 'target' | 'labels'> & {
  legs: readonly Leg[]
}

/** Bands of the folded route. A leg's name is in its free upper corner, a folded end's in its free lower one. */
export function SwitchbacksLegs({ legs, game, start, target, labels }: SwitchbacksLegsProps) {
  const ends: [string, Camp][] = [[labels.start, start]]
  if (target) ends.push([labels.target, target])
  return legs.map(({ part, tiers, top, height, onward, climb }) => {
    const [low, high] = [tiers[0] as Tier, tiers.at(-1) as Tier]
    const folded = part === 'above' || part === 'below'
    const here = folded ? [] : ends.filter(([, camp]) => camp.tier === low.id)
    return (
      <div
        key={low.id}
        className="switchbacks-leg"
        data-part={part}
        data-climb={climb || undefined}
        style={{ top: `${top.toFixed(1)}px`, height: `${height.toFixed(1)}px` }}
      >
        <div className="switchbacks-name" data-corner={onward === folded ? 'end' : 'start'}>
          {!folded && <Emblem game={game} tier={low.id} size={climb ? 32 : 24} />}
          {here.map(([title, camp]) => (
            <span key={title}>
              <small>{title}</small>
              <b>
                <bdi>{labels.rankName(camp)}</bdi>
              </b>
            </span>
          ))}
          {here.length === 0 && <b>{folded ? labels.tierRange(low.id, high.id) : labels.tierName(low.id)}</b>}
        </div>
        {target && labels.distance && (part === 'start' || part === 'both') && (
          <span className="switchbacks-distance" data-corner={onward ? 'end' : 'start'}>
            {labels.distance}
          </span>
        )}
      </div>
    )
  })
}
