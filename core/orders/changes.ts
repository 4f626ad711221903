import { percentOf, sumOf } from '#core/base/money.ts'
import type { Refusal } from '../choices/config-refusal.ts'
import { type AddonId, isBoost, isClimb, isDuo, type OrderConfig } from '../choices/order-config.ts'
import { boosterShareOf, type Discount, discountLines, listPrice } from '../prices/discounts.ts'
import type { PriceTable } from '../prices/price-table.ts'
import { isRefusal, priceOrder } from '../prices/pricing.ts'
import type { PlainQuote, Quote, QuoteLine } from '../prices/quote.ts'
import { kindOf } from './kinds.ts'
import { isDone, type Progress } from './progress.ts'
import { payAt, stopQuote } from './stop-quote.ts'

/** An order as a change finds it. */
export type ChangeableOrder = {
  config: OrderConfig
  quote: Quote
  /** Its progress by the log, for any target: `progressOf` of a configuration. */
  progress: (config: OrderConfig) => Progress
  /** Whether a booster has begun: what the booster's start used up is neither charged again nor refunded. */
  started: boolean
  /** How many games count. */
  games: number
}

/** Why an order can't be changed like this; `field` is the path in the configuration. */
export type ChangeRefusal = Refusal | { code: 'change_not_offered' | 'change_already_played'; field: string }

/** An add-on that is used up when a booster begins. */
const usedAtStart: AddonId = 'priority'

/**
 * Why a configuration can't replace the order's, or null: only target, server, add-ons, counts and playing along
 * can change, the server before the first game, and at least something must be left to play. What can't be
 * ordered at all is refused by `changedQuote`.
 */
export function changeRefusal(order: ChangeableOrder, next: OrderConfig): ChangeRefusal | null {
  const refuse = (field: string): ChangeRefusal => ({ code: 'change_not_offered', field })
  const { config } = order
  if (same(config, next)) return { code: 'bad_params', field: 'config' }
  if (!same(unchanging(config), unchanging(next))) return refuse('service')
  if (isBoost(config) && isBoost(next)) {
    if (config.server !== next.server && order.games > 0) return refuse('server')
    if (isDuo(config) && !isDuo(next)) return refuse('duo')
    const uses = (some: { addons: AddonId[] }) => some.addons.includes(usedAtStart)
    if (order.started && uses(config) !== uses(next)) return refuse('addons')
  }
  if (!isDone(order.progress(next))) return null
  return { code: 'change_already_played', field: isClimb(next) ? 'target' : 'count' }
}

/** What no change touches. */
function unchanging(config: OrderConfig): Partial<Record<string, unknown>> {
  const { target, server, addons, roles, characters, freeHours, duo, wins, games, hours, ...rest } =
    config as Record<string, unknown>
  return rest
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))
}

/** Neither keys nor lists (of add-ons, roles, characters) have an order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return [...value].sort()
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => [key, canonical(each)])
  return entries.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
}

/** What a change costs: the order's new quote, the difference (minor units) and the lines that explain it. */
export type Change = {
  quote: Quote
  /** More to pay, or, below zero, what is refunded. */
  difference: number
  /** They sum to `difference`. */
  lines: QuoteLine[]
  /** By how much the boosters' share of the whole order changes. */
  share: number
  /** The minimum of the discount that ends because the changed order is below it, in minor units; null if none does. */
  lapsed: number | null
}

export type ChangePrices = {
  /** The prices in effect now. */
  table: PriceTable
  /** The prices at which the order was bought or last changed: what is taken off is refunded at these. */
  own: PriceTable
  /** The order's discounts, which stay (domain 2, step 7) unless the order falls below their minimum. */
  discounts: readonly Discount[]
  /** The share of the list price that was promised to boosters when the order was bought, in percent. */
  boosterShare: number
  /** The coach's rate at which the order was bought. */
  hourly?: number | undefined
}

/**
 * The order's quote with another configuration: what was played counts at the former price, the rest costs today's
 * price. A change that makes the order no dearer at its own prices is computed at those, so that nobody pays for
 * asking less. The customer never pays less than what was earned until now.
 */
export function changedQuote(
  order: ChangeableOrder,
  next: OrderConfig,
  { table, own, discounts, boosterShare, hourly }: ChangePrices,
): Change | ChangeRefusal {
  const refusal = changeRefusal(order, next)
  if (refusal) return refusal
  const atOwn = priceOrder(next, own, [], hourly)
  if (isRefusal(atOwn)) return atOwn
  const kept = requote(order, next, { full: atOwn, table: own, discounts, boosterShare })
  // A discount that ends can make less work dearer, which is still not more work.
  const isLess = kept.difference <= 0 || listPrice(kept.quote) <= listPrice(order.quote)
  if (isLess || own.version === table.version) return kept
  const atPresent = priceOrder(next, table, [], hourly)
  return isRefusal(atPresent)
    ? atPresent
    : requote(order, next, { full: atPresent, table, discounts, boosterShare })
}

type Prices = { full: PlainQuote; table: PriceTable } & Pick<ChangePrices, 'discounts' | 'boosterShare'>

function requote(
  order: ChangeableOrder,
  next: OrderConfig,
  { full: priced, table, discounts, boosterShare: percent }: Prices,
): Change {
  const { config, quote } = order
  const now = order.progress(config)
  const parts = quote.parts ?? [
    { config, quote, total: quote.total, boosterShare: quote.boosterShare, from: 0, earned: 0 },
  ]
  const before = unplayedLines(parts.at(-1)?.quote ?? quote, config, now)
  const full = order.started ? withUsed(priced, before) : priced
  const after = unplayedLines(full, next, order.progress(next))
  const { earned } = stopQuote(quote, config, now)
  const played = Math.max(listPrice(quote) - sumOf(before), earned - sumOf(after))
  const list: QuoteLine[] = played === 0 ? after : [{ kind: 'played', amount: played }, ...after]
  const given = discounts.filter(({ minimum = 0 }) => sumOf(list) >= minimum)
  const off = discountsOf({ table, discounts: given }, sumOf(list), earned)
  const lines = [...list, ...off]
  const total = sumOf(lines)
  // What boosters earned until now stays theirs, whatever the rest costs.
  const share = boosterShareOf(sumOf(list), total, { boosterShare: percent })
  const boosterShare = Math.max(payAt(quote, earned), share)
  const from = kindOf(next).mark(now)
  const changed: Quote = { ...full, lines, total, boosterShare, base: sumOf(list.filter(isWork)) }
  // The share that a booster was promised when they took the order outlives the change.
  if (quote.share) changed.share = quote.share
  if (quote.raises) changed.raises = quote.raises
  if (quote.parts || earned > 0)
    changed.parts = [...parts, { config: next, quote: full, total, boosterShare, from, earned }]
  const discountBefore = quote.lines.filter(({ kind }) => kind === 'discount')
  return {
    quote: changed,
    difference: total - quote.total,
    lines: differences([...before, ...discountBefore], [...after, ...off]),
    share: boosterShare - quote.boosterShare,
    lapsed: discounts.find((discount) => !given.includes(discount))?.minimum ?? null,
  }
}

const isWork = ({ kind }: QuoteLine) => kind !== 'addon' && kind !== 'discount'

/**
 * The lines of what is left to play at the prices of a quote: the work that is left, and the percentages of it. They
 * are computed like the quote itself, so before the first game they are its lines.
 */
export function unplayedLines(quote: PlainQuote, config: OrderConfig, progress: Progress): QuoteLine[] {
  const lines = kindOf(config).left(quote, progress)
  if (lines.length === 0) return []
  for (const line of quote.lines)
    if (line.kind === 'gain' || line.kind === 'server' || line.kind === 'queue')
      lines.push({ ...line, amount: percentOf(sumOf(lines), line.percent) })
  const base = sumOf(lines)
  for (const line of quote.lines)
    if (line.kind === 'addon')
      lines.push(line.percent === null ? line : { ...line, amount: percentOf(base, line.percent) })
  return lines
}

/** The price with what is used up already: it costs what was left to pay for it, and never more. */
function withUsed(priced: PlainQuote, before: readonly QuoteLine[]): PlainQuote {
  const isUsed = (line: QuoteLine) => line.kind === 'addon' && line.addon === usedAtStart
  const amount = before.find(isUsed)?.amount
  if (amount === undefined) return priced
  const lines = priced.lines.map((line) =>
    isUsed(line) ? { kind: 'addon' as const, addon: usedAtStart, percent: null, amount } : line,
  )
  return { ...priced, lines, total: sumOf(lines) }
}

/** The discounts on the new price, limited so that the customer pays at least what is earned. */
function discountsOf(prices: Pick<Prices, 'table' | 'discounts'>, list: number, earned: number): QuoteLine[] {
  let room = Math.max(0, list - earned)
  return discountLines(prices.discounts, prices.table, list).map((line) => {
    const amount = 0 - Math.min(room, 0 - line.amount)
    room += amount
    return { ...line, amount }
  })
}

/** The lines of a new price less those of the old one; those that are the same on both sides cancel out. */
function differences(before: readonly QuoteLine[], after: readonly QuoteLine[]): QuoteLine[] {
  const sums = new Map<string, QuoteLine>()
  const add = (line: QuoteLine, sign: 1 | -1) => {
    const key = keyOf(line)
    const known = sums.get(key)
    sums.set(key, known ? plus(known, line, sign) : plus(nothing(line), line, sign))
  }
  for (const line of after) add(line, 1)
  for (const line of before) add(line, -1)
  return [...sums.values()].filter(({ amount }) => amount !== 0)
}

/** Lines of the same kind, unit and percentage are one. */
function keyOf(line: QuoteLine): string {
  const { amount, divisions, points, count, ...rest } = line as Record<string, unknown>
  // An add-on that is used up has a percentage before and an amount after.
  if (line.kind === 'addon' || line.kind === 'discount') delete rest.percent
  return JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function nothing(line: QuoteLine): QuoteLine {
  if (line.kind === 'climb') return { ...line, amount: 0, divisions: 0 }
  if (line.kind === 'points') return { ...line, amount: 0, points: 0 }
  return 'count' in line ? { ...line, amount: 0, count: 0 } : { ...line, amount: 0 }
}

function plus(sum: QuoteLine, line: QuoteLine, sign: 1 | -1): QuoteLine {
  const amount = sum.amount + sign * line.amount
  if (sum.kind === 'climb' && line.kind === 'climb')
    return { ...sum, amount, divisions: sum.divisions + sign * line.divisions }
  if (sum.kind === 'points' && line.kind === 'points')
    return { ...sum, amount, points: sum.points + sign * line.points }
  if ('count' in sum && 'count' in line) return { ...sum, amount, count: sum.count + sign * line.count }
  return { ...sum, amount }
}
