import {
  type ClimbConfig,
  type PlacementConfig,
  startPlace,
  type WinConfig,
} from '#core/choices/order-config.ts'
import type { Game } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { campIndex } from '#core/games/ladder.ts'
import type { Quote } from '#core/prices/quote.ts'
import { bracketInWords, openPointsOf, pointsOf } from '#i18n/climb-words.ts'
import { divisionNumeral, rankName, tierName } from '#i18n/order-words.ts'
import type { Translate } from '#i18n/translate.ts'
import type { RouteLabels } from '#web/kit/drawing/route/route-props.ts'

type Distance = Quote['distance']

/** Every label on the route of a climb, in its current state. */
export function climbLabels(t: Translate, config: ClimbConfig, distance: Distance | null): RouteLabels {
  const game = games[config.game]
  const { start, target } = config
  return {
    ...ladderLabels(t, game),
    start: t('service.start'),
    target: t('service.target'),
    points:
      start.division === null
        ? openPointsOf(t, game, start.points)
        : bracketInWords(t, game, start.tier, start.bracket),
    ...(target.division === null && { targetPoints: openPointsOf(t, game, target.points) }),
    distance: distance ? distanceInWords(t, config, distance) : '',
    sliderStart: t('service.sliderStart'),
    sliderTarget: t('service.sliderTarget'),
  }
}

/** Every label on the route for a single rank. */
export function rankLabels(t: Translate, config: PlacementConfig | WinConfig): RouteLabels {
  const game = games[config.game]
  const ladder = ladderLabels(t, game)
  const unranked = config.service === 'placement-boost' && config.lastRank === null
  const place = startPlace(config)
  const here = campIndex(game, place)
  return {
    ...ladder,
    rankName: (camp) => (unranked && camp.index === here ? t('games.unranked') : ladder.rankName(camp)),
    start: t(config.service === 'win-boost' ? 'service.rank' : 'service.lastRank'),
    target: '',
    ...(unranked && { points: t('service.pricedAs', { tier: t(`games.tier.${place.tier}`) }) }),
    distance: '',
    sliderStart: t('service.sliderRank'),
    sliderTarget: '',
  }
}

/** The names of a ladder's tiers, ranks and divisions. */
export function ladderLabels(
  t: Translate,
  game: Game,
): Pick<RouteLabels, 'tierName' | 'rankName' | 'division' | 'tierRange'> {
  return {
    tierName: (tier) => tierName(t, game, tier),
    rankName: (camp) => rankName(t, game, camp),
    division: (camp) => divisionNumeral(game, camp.division),
    tierRange: (low, high) => {
      if (low === high) return tierName(t, game, low)
      const tiers = game.tiers.map(({ id }) => id)
      const names = { low: tierName(t, game, low), high: tierName(t, game, high) }
      return tiers.indexOf(high) - tiers.indexOf(low) === 1
        ? t('service.tierPair', names)
        : t('service.tierSpan', names)
    },
  }
}

/** '6 divisions, about 550 LP' */
function distanceInWords(t: Translate, config: ClimbConfig, { divisions, points }: Distance): string {
  const about = pointsOf(t, games[config.game], points)
  return divisions === 0
    ? t('service.distancePoints', { points: about })
    : t('service.distance', { count: divisions, points: about })
}
