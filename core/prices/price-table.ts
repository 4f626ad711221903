import type { Currency } from '#core/base/money.ts'
import type { AddonId, Bracket, Gain } from '../choices/order-config.ts'
import type { GameId, QueueId, ServerId, TierId } from '../games/game.ts'
import type { CashbackRules } from './cashback.ts'

/** Minor units for a tier; `divisions` lists the divisions with a price of their own. */
export type TierPrice = { price: number; divisions?: Record<string, number> }

/** Prices of one kind of work; `open` applies in every open tier. */
export type WorkPrices = { tiers: Partial<Record<TierId, TierPrice>>; open: number }

/** What the work costs: a division (open: `openStep` points), a net win, a placement game. */
export type GamePrices = { climb: WorkPrices; win: WorkPrices; placement: WorkPrices }

/**
 * Every price and percentage as data; a new version replaces the old one, and each quote names its version. Amounts
 * are minor units. Percentages are changes with their sign: 15 raises the price, -10 lowers it.
 */
export type PriceTable = CashbackRules & {
  version: number
  /** ISO 8601, UTC. */
  effectiveAt: string
  currency: Currency
  /** A version from before a game was offered lacks it; such a game is not sold until the next version. */
  games: Partial<Record<GameId, GamePrices>>
  /** The number of open-tier points that the open climb price covers. */
  openStep: number
  /** Applies to the first division only. */
  brackets: Record<Bracket, number>
  gains: Record<Gain, number>
  /** A server or queue that is not listed changes nothing. */
  servers: Partial<Record<ServerId, number>>
  queues: Partial<Record<QueueId, number>>
  /** Applies to the base price; the bonus win costs one win at the target rank instead. */
  addons: Record<Exclude<AddonId, 'bonus-win'>, number>
  /** The most that all discounts take off together, unless a coupon has its own cap. */
  discountCap: number
  /** The booster's share of the price before discounts, in percent. */
  boosterShare: number
  /**
   * By how many points that share rises every ten minutes while an order stays unclaimed, and the percentage at which it
   * stops. Versions from before the rule have neither.
   */
  shareStep?: number
  shareMost?: number
}

/** A table with the prices of every game. */
export type WholePriceTable = PriceTable & { games: Record<GameId, GamePrices> }

/** Columns of the demo price levels (domain 2): rank boost per division, per net win, per placement game. */
type Level = readonly [climb: number, win: number, placement: number]

function gamePrices(open: Level, levels: Partial<Record<TierId, Level>>): GamePrices {
  const work = (column: 0 | 1 | 2): WorkPrices => ({
    tiers: Object.fromEntries(
      Object.entries(levels).map(([tier, level]) => [tier, { price: level[column] }] as const),
    ),
    open: open[column],
  })
  return { climb: work(0), win: work(1), placement: work(2) }
}

/** The price levels of domain 2, in cents, with which an empty shop starts. */
export const demoPriceTable: WholePriceTable = {
  version: 1,
  effectiveAt: '2026-01-01T00:00:00.000Z',
  currency: 'EUR',
  games: {
    'league-of-legends': gamePrices([2700, 3100, 3000], {
      iron: [500, 160, 200],
      bronze: [600, 160, 200],
      silver: [800, 240, 250],
      gold: [1200, 400, 280],
      platinum: [2000, 640, 420],
      emerald: [2900, 740, 540],
      diamond: [6600, 1200, 900],
    }),
    'teamfight-tactics': gamePrices([2700, 2100, 2500], {
      iron: [400, 230, 260],
      bronze: [500, 260, 300],
      silver: [700, 320, 360],
      gold: [1200, 460, 470],
      platinum: [1800, 700, 600],
      emerald: [2800, 900, 800],
      diamond: [6000, 1400, 1200],
    }),
    valorant: gamePrices([2400, 2000, 2400], {
      iron: [400, 210, 360],
      bronze: [500, 230, 360],
      silver: [600, 270, 450],
      gold: [900, 350, 600],
      platinum: [1200, 500, 800],
      diamond: [2200, 700, 1200],
      ascendant: [3600, 900, 1600],
    }),
    'wild-rift': gamePrices([3500, 3300, 3000], {
      iron: [200, 470, 300],
      bronze: [400, 500, 300],
      silver: [600, 540, 360],
      gold: [900, 580, 420],
      platinum: [1300, 700, 540],
      emerald: [2200, 900, 700],
      diamond: [5500, 1250, 900],
    }),
  },
  openStep: 40,
  brackets: { '0-20': 0, '21-40': -15, '41-60': -25, '61-80': -35, '81-100': -50 },
  gains: { low: 25, normal: 0, high: -5 },
  servers: { na: 15, lan: -15, las: -15, latam: -15, oce: 10 },
  queues: { flex: -10 },
  addons: {
    duo: 50,
    priority: 25,
    stream: 15,
    characters: 10,
    'solo-only': 30,
    coaching: 20,
    offline: 0,
  },
  discountCap: 30,
  boosterShare: 60,
  shareStep: 1,
  shareMost: 66,
}
