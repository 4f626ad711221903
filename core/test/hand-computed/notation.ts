import {
  brackets,
  type ClimbConfig,
  type OrderConfig,
  type PlacementConfig,
  type Start,
  type WinConfig,
} from '../../choices/order-config.ts'
import type { GameId } from '../../games/game.ts'
import { games } from '../../games/games.ts'
import { isOpenTier, type Place } from '../../games/ladder.ts'
import type { Discount } from '../../prices/discounts.ts'
import type { Quote, QuoteLine } from '../../prices/quote.ts'
import { climb, place, placements, winsAt } from '../test-configs.ts'

/** An order with its bill, worked out on paper from the price list and never by the engine. */
export type HandComputed = {
  shows: string
  order: OrderConfig
  discounts?: readonly Discount[]
  bill: string
}

/** Writes down orders of a game: "Gold II 41-60" has a bracket, "Master 120" has 120 open points. */
export function ordersOf(game: GameId) {
  const spot = (words: string): Start => {
    const [tier = '', ...rest] = words.split(' ')
    const bracket = brackets.find((each) => rest.includes(each)) ?? '0-20'
    if (isOpenTier(games[game], place(tier).tier))
      return { ...place(tier), points: Number(rest[0] ?? 0), bracket }
    return { ...place(`${tier} ${rest[0]}`), points: 0, bracket }
  }
  const rankOf = (words: string): Place => ({ tier: spot(words).tier, division: spot(words).division })
  return {
    climb: (from: string, to: string, rest: Partial<ClimbConfig> = {}): ClimbConfig => {
      const { bracket: _, ...target } = spot(to)
      return climb(game, from, to, { start: spot(from), target, ...rest })
    },
    wins: (rank: string, wins: number, rest: Partial<WinConfig> = {}) =>
      winsAt(game, rank, wins, { rank: rankOf(rank), ...rest }),
    placements: (rank: string | null, count: number, rest: Partial<PlacementConfig> = {}) =>
      placements(game, null, count, { lastRank: rank === null ? null : rankOf(rank), ...rest }),
  }
}

/** Writes a quote as on paper, which omits a gain, server or queue that changes nothing. */
export function billOf(quote: Quote): string {
  const words = (lines: QuoteLine[]) => lines.map((line) => `${wordsOf(line)} = ${euros(line.amount)}`)
  const onTop = ({ kind }: QuoteLine) => kind === 'addon' || kind === 'discount'
  const work = quote.lines.filter((line) => !onTop(line) && !isNeutral(line))
  return [
    ...words(work),
    `base ${euros(quote.base)}`,
    ...words(quote.lines.filter(onTop)),
    `total ${euros(quote.total)}`,
    `booster ${euros(quote.boosterShare)}`,
  ].join(', ')
}

function isNeutral(line: QuoteLine): boolean {
  return ['gain', 'server', 'queue'].includes(line.kind) && line.amount === 0
}

function wordsOf(line: QuoteLine): string {
  switch (line.kind) {
    case 'climb':
      return `climb ${line.tier} ${line.divisions} x ${euros(line.unit)}`
    case 'points':
      return `points ${line.tier} ${line.points} at ${euros(line.unit)}`
    case 'wins':
      return `wins ${line.tier} ${line.count} x ${euros(line.unit)}`
    case 'games':
      return `games ${line.tier ?? 'unranked'} ${line.count} x ${euros(line.unit)}`
    case 'hours':
      return `hours ${line.count} x ${euros(line.unit)}`
    case 'bracket':
      return `bracket ${line.bracket}`
    case 'gain':
      return `gain ${line.gain}`
    case 'server':
      return `server ${line.server}`
    case 'queue':
      return `queue ${line.queue}`
    case 'addon':
      return `addon ${line.addon}`
    case 'discount':
      return `discount ${line.source}`
    case 'played':
    case 'under_way':
      return line.kind
  }
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2)
}
