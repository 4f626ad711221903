import { games } from '#core/games/games.ts'
import type { ClimbConfig } from '#core/orders/order-config.ts'
import type { Quote } from '#core/orders/pricing.ts'
import type { Formats } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { divisionNumeral, pointsOf, rankName } from '../climb/climb-words.ts'
import type { RouteLabels } from '../drawing/route-props.ts'

type Distance = Quote['distance']

/** Every word on the route, for the climb as it is now. */
export function routeLabels(
  t: Translate,
  format: Formats,
  config: ClimbConfig,
  distance: Distance | null,
): RouteLabels {
  const game = games[config.game]
  const { start, target } = config
  const open = start.division === null
  return {
    tierName: (tier) => t(`games.tier.${tier}`),
    rankName: (camp) => rankName(t, game, camp),
    division: (camp) => divisionNumeral(game, camp.division),
    tierRange: (low, high) => {
      if (low === high) return t(`games.tier.${low}`)
      const tiers = game.tiers.map(({ id }) => id)
      const names = { low: t(`games.tier.${low}`), high: t(`games.tier.${high}`) }
      return tiers.indexOf(high) - tiers.indexOf(low) === 1
        ? t('service.tierPair', names)
        : t('service.tierSpan', names)
    },
    start: t('service.start'),
    target: t('service.target'),
    points: format.ltr(pointsOf(t, game, open ? start.points : start.bracket.replace('-', '–'))),
    ...(target.division === null && { targetPoints: format.ltr(pointsOf(t, game, target.points)) }),
    distance: distance ? distanceInWords(t, format, config, distance) : '',
    sliderStart: t('service.sliderStart'),
    sliderTarget: t('service.sliderTarget'),
  }
}

/** '6 divisions, about 550 LP' */
export function distanceInWords(
  t: Translate,
  format: Formats,
  config: ClimbConfig,
  { divisions, points }: Distance,
): string {
  const about = format.ltr(pointsOf(t, games[config.game], points))
  return divisions === 0
    ? t('service.distancePoints', { points: about })
    : t('service.distance', { count: divisions, points: about })
}
