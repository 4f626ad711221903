import { Emblem } from '../../emblem/emblem.tsx'
import { campsOf } from '../../lens.ts'
import type { RouteProps } from '../route-props.ts'
import type { Profile } from './profile-geometry.ts'

type ProfileBandsProps = Pick<RouteProps, 'game' | 'start' | 'target'> & {
  labels: Pick<RouteProps['labels'], 'tierName'>
  bands: Profile['bands']
}

/**
 * Bands of altitude: a hairline at the foot of each tier and its name; the tiers of the climb are tinted and have
 * their emblem.
 */
export function ProfileBands({ bands, game, start, target, labels }: ProfileBandsProps) {
  const ends = [start.index, (target ?? start).index]
  return bands.map(({ tier, firstCamp, top, height }) => {
    const chosen = firstCamp <= Math.max(...ends) && firstCamp + campsOf(tier) > Math.min(...ends)
    const style = {
      top: `${top.toFixed(1)}px`,
      height: `${height.toFixed(1)}px`,
      fontSize: `${Math.min(12.5, height).toFixed(1)}px`,
    }
    return (
      <div key={tier.id} className="route-band" data-chosen={chosen || undefined} style={style}>
        {chosen && height > 20 && <Emblem game={game} tier={tier.id} size={height < 44 ? 20 : 32} />}
        <span>{labels.tierName(tier.id)}</span>
      </div>
    )
  })
}
