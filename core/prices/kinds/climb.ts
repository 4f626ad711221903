import { partOf, percentOf, sumOf } from '#core/base/money.ts'
import {
  extrasRefusal,
  minimumPurchase,
  placeRefusal,
  type Refusal,
  refuse,
} from '../../choices/config-refusal.ts'
import { bracketChoices, type ClimbConfig, climbEnds, mostOpenPoints } from '../../choices/order-config.ts'
import type { Game } from '../../games/game.ts'
import { games } from '../../games/games.ts'
import {
  type Camp,
  campIndex,
  camps,
  hundredths,
  isOpenTier,
  openFoot,
  type Place,
  stretches,
  tierOf,
} from '../../games/ladder.ts'
import { climbGames, gamesPerDay } from '../pace.ts'
import type { PriceTable } from '../price-table.ts'
import { gamePricesIn } from '../priced-games.ts'
import type { Quote, QuoteLine } from '../quote.ts'
import { addonLines, placedLines, priceAt } from './boost.ts'
import type { PricedKind } from './priced-kind.ts'

/** From a start to a target, division by division. */
export function climb(config: ClimbConfig): PricedKind {
  return {
    refusal: () => placeRefusal(config) ?? climbRefusal(config) ?? extrasRefusal(config),
    workLines: (table) => placedLines(config, table, climbLines(config, table)),
    extraLines: (table, base) => addonLines(config, table, base),
    distance: () => distance(config),
    pace: () => {
      const { from, to } = climbEnds(config)
      const work = climbGames(games[config.game], from, to, config.gain)
      return { work, isPlayed: true, perDay: gamesPerDay(config) }
    },
  }
}

function climbRefusal(config: ClimbConfig): Refusal | null {
  const game = games[config.game]
  const { start, target } = config
  if (campIndex(game, start) === -1) return refuse('bad_params', 'start.division')
  if (campIndex(game, target) === -1) return refuse('bad_params', 'target.division')
  if (!pointsFit(game, start)) return refuse('bad_params', 'start.points')
  const choices = bracketChoices(game, start.tier)
  if (choices.length > 0 && !choices.some(({ bracket }) => bracket === start.bracket))
    return refuse('bad_params', 'start.bracket')
  if (!pointsFit(game, target)) return refuse('bad_params', 'target.points')

  const tierIndex = (place: Place) => game.tiers.findIndex(({ id }) => id === place.tier)
  if (tierIndex(target) < tierIndex(start)) return refuse('target_tier_lower', 'target.tier')
  const sameDivisions = target.tier === start.tier && target.division !== null
  if (sameDivisions && campIndex(game, target) <= campIndex(game, start))
    return refuse('target_division_same_or_lower', 'target.division')
  const { from, to } = climbEnds(config)
  if (hundredths(stretches(game, from, to)) < minimumPurchase) return refuse('minimum_purchase', 'target')
  return null
}

/** No account in an open tier has fewer points than those at which it begins. */
function pointsFit(game: Game, { tier, points }: Place & { points: number }): boolean {
  if (!isOpenTier(game, tier)) return points === 0
  const least = tierOf(game, tier)?.opensAt ?? 0
  return Number.isSafeInteger(points) && points >= least && points <= mostOpenPoints
}

/** The divisions and open points, then how bracket and gain change them. */
function climbLines(config: ClimbConfig, table: PriceTable): QuoteLine[] {
  const lines = wayLines(config, table)
  const [firstLine] = lines
  const percent = table.brackets[config.start.bracket]
  if (firstLine?.kind === 'climb' && percent !== 0)
    lines.push({
      kind: 'bracket',
      bracket: config.start.bracket,
      percent,
      amount: percentOf(firstLine.unit, percent),
    })
  const gain = table.gains[config.gain]
  lines.push({ kind: 'gain', gain: config.gain, percent: gain, amount: percentOf(sumOf(lines), gain) })
  return lines
}

function wayLines(config: ClimbConfig, table: PriceTable): QuoteLine[] {
  const game = games[config.game]
  const prices = gamePricesIn(table, config.game).climb
  const lines: QuoteLine[] = []
  for (const camp of boughtDivisions(config)) {
    const unit = priceAt(prices, camp)
    const last = lines.at(-1)
    if (last?.kind === 'climb' && last.tier === camp.tier && last.unit === unit) {
      last.divisions += 1
      last.amount += unit
    } else lines.push({ kind: 'climb', tier: camp.tier, divisions: 1, unit, amount: unit })
  }
  const { from, to } = climbEnds(config)
  const points = to - Math.max(from, openFoot(game))
  const firstOpen = game.tiers.find(({ id }) => isOpenTier(game, id))
  if (points > 0 && firstOpen) {
    const amount = partOf(prices.open, points, table.openStep)
    lines.push({
      kind: 'points',
      tier: firstOpen.id,
      points,
      unit: prices.open,
      step: table.openStep,
      amount,
    })
  }
  return lines
}

function distance(config: ClimbConfig): Quote['distance'] {
  const { from, to } = climbEnds(config)
  return { divisions: boughtDivisions(config).length, points: to - from }
}

/** The divisions from the start up to the target, without the target; open tiers have none. */
function boughtDivisions({ game: id, start, target }: ClimbConfig): Camp[] {
  const game = games[id]
  return camps(game)
    .slice(campIndex(game, start), campIndex(game, target))
    .filter(({ tier }) => !isOpenTier(game, tier))
}
