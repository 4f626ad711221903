import type { Currency } from '#core/base/money.ts'
import type { CountedUnit } from '../choices/counted-units.ts'
import type { AddonId, Bracket, Gain, OrderConfig } from '../choices/order-config.ts'
import type { QueueId, ServerId, TierId } from '../games/game.ts'

export const discountSources = ['coupon', 'level'] as const
export type DiscountSource = (typeof discountSources)[number]

/** How long an order takes: games, and a range of whole days. */
export type Estimate = { games: number; daysFrom: number; daysTo: number }

/** One line of the bill. `unit` and `amount` are minor units, `percent` is a change with its sign. */
export type QuoteLine = { amount: number } & (
  | { kind: 'climb'; tier: TierId; divisions: number; unit: number }
  /**
   * All open tiers together, named by the first of them; `unit` is the price of `step` points (quotes from before it
   * was stored: 40).
   */
  | { kind: 'points'; tier: TierId; points: number; unit: number; step?: number }
  /** `tier` is where wins and placements are played, null for unranked. */
  | { kind: CountedUnit; tier?: TierId | null; count: number; unit: number }
  | { kind: 'bracket'; bracket: Bracket; percent: number }
  | { kind: 'gain'; gain: Gain; percent: number }
  | { kind: 'server'; server: ServerId; percent: number }
  | { kind: 'queue'; queue: QueueId; percent: number }
  | { kind: 'addon'; addon: AddonId; percent: number | null }
  /** After a change of the order: what was played before it, at the former price. */
  | { kind: 'played' }
  /** After a change: the part of the present division that was played before it. */
  | { kind: 'under_way' }
  | { kind: 'discount'; source: DiscountSource; percent: number | null }
)

/** The price of one configuration; the lines sum to the total. Amounts are minor units. */
export type PlainQuote = {
  currency: Currency
  priceVersion: number
  lines: QuoteLine[]
  /** The work with server and queue, before add-ons, which are a percentage of it. */
  base: number
  total: number
  boosterShare: number
  estimate: Estimate
  /** `points` are LP, RR or marks; both are 0 where nothing is climbed. */
  distance: { divisions: number; points: number }
}

/**
 * A part of an order that was changed while it ran: what is ordered from one change to the next, and how it is paid.
 * `quote` prices `config` as if it had been ordered from the start; a part uses only what lies beyond `from`.
 */
export type QuotePart = {
  config: OrderConfig
  quote: PlainQuote
  /** The order's total and its boosters' share while this part was the last one. */
  total: number
  boosterShare: number
  /** Where it begins (`OrderKind.mark`), and what the order had earned there, in minor units. */
  from: number
  earned: number
}

/** How the booster's share rises while an order stays unclaimed, in percent and points (`orders/rising-share.ts`). */
export type ShareRule = {
  percent: number
  step: number
  most: number
  /** The points by which staff have raised it at least, whatever the clock says. */
  raised?: number | undefined
}

/**
 * What an order costs. A changed order also has its parts, the original one first and the present one last. `share` is
 * frozen with the order, and `raises` the points by which it had risen when each booster took the order, by their id.
 */
export type Quote = PlainQuote & {
  parts?: QuotePart[] | undefined
  share?: ShareRule | undefined
  raises?: Record<string, number> | undefined
}
