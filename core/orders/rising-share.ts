import { minuteMs } from '#core/base/durations.ts'
import { partOf, percentOf } from '#core/base/money.ts'
import { listPrice } from '../prices/discounts.ts'
import type { PriceTable } from '../prices/price-table.ts'
import type { Quote, ShareRule } from '../prices/quote.ts'
import { endOf } from './deadlines.ts'

/** How often the share of an unclaimed order rises. */
export const riseEveryMs = 10 * minuteMs

/** The rule of a version of the prices by which the share rises; undefined if it doesn't. */
export function shareRuleOf({
  boosterShare,
  shareStep = 0,
  shareMost = 0,
}: PriceTable): ShareRule | undefined {
  return shareStep > 0 && shareMost > boosterShare
    ? { percent: boosterShare, step: shareStep, most: shareMost }
    : undefined
}

/** A percentage to its one decimal; 0.1 + 0.2 has more. */
export const tenths = (percent: number) => Math.round(percent * 10) / 10

/**
 * By how many points the share of an order has risen: one step every ten minutes, from when everyone is asked, or as far as
 * staff have raised it. Nothing else moves it, so that nobody raises it by leaving.
 */
export function risenBy(rule: ShareRule | undefined, searchingAt: Date | null, now: Date): number {
  if (!rule || !searchingAt) return 0
  const steps = Math.floor((now.getTime() - endOf('everyoneAsked', searchingAt).getTime()) / riseEveryMs)
  return Math.max(0, rule.raised ?? 0, tenths(Math.min(rule.step * steps, rule.most - rule.percent)))
}

/** When the share rises next, and to how many percent; null when it stays as it is. */
export function nextRise(
  rule: ShareRule | undefined,
  searchingAt: Date | null,
  now: Date,
): { at: Date; percent: number } | null {
  if (!rule || !searchingAt) return null
  const since = endOf('everyoneAsked', searchingAt).getTime()
  const passed = Math.max(0, Math.floor((now.getTime() - since) / riseEveryMs))
  const steps = Math.max(passed, Math.floor((rule.raised ?? 0) / rule.step))
  const at = new Date(since + (steps + 1) * riseEveryMs)
  const percent = tenths(rule.percent + risenBy(rule, searchingAt, at))
  return percent > tenths(rule.percent + risenBy(rule, searchingAt, now)) ? { at, percent } : null
}

/** An order's quote after a booster took it with a share that had risen by some points; it stays theirs. */
export function withRaise(quote: Quote, boosterId: string, points: number): Quote {
  // Staff can assign a booster once more: what was promised to them doesn't fall.
  const most = Math.max(points, quote.raises?.[boosterId] ?? 0)
  return most === 0 ? quote : { ...quote, raises: { ...quote.raises, [boosterId]: most } }
}

/** What a share that has risen by some points adds for the whole order, in minor units; never above the price. */
export function raiseOf(quote: Quote, points: number): number {
  const { share, total, boosterShare } = quote
  if (!share || points === 0) return 0
  const list = listPrice(quote)
  const at = (percent: number) => Math.min(percentOf(list, percent), total)
  return Math.min(at(tenths(share.percent + points)) - at(share.percent), total - boosterShare)
}

/** What a booster is paid for the whole order, in minor units. */
export function wholeShare(quote: Quote, boosterId: string | null): number {
  return quote.boosterShare + raiseOf(quote, boosterId === null ? 0 : (quote.raises?.[boosterId] ?? 0))
}

/** What a booster's raise adds when the order has earned this much; `base` is all pay without it by then. */
export function raiseAt(quote: Quote, boosterId: string, earned: number, base: number): number {
  const points = quote.raises?.[boosterId] ?? 0
  if (points === 0 || quote.total === 0) return 0
  return Math.max(0, Math.min(partOf(raiseOf(quote, points), earned, quote.total), earned - base))
}

/** What an order leaves the shop at least when staff raise its share, in percent of its price. */
export const shopKeeps = {
  percent: 10,
  source: 'proposal: what payment and support of an order cost',
} as const

/**
 * By how many points staff can raise an order's share at most, in whole points: with the cashback that it promises (minor
 * units), the shop keeps its minimum.
 */
export function mostRaised(quote: Quote, cashback: number): number {
  const least = percentOf(quote.total, shopKeeps.percent)
  const leaves = (points: number) => quote.total - quote.boosterShare - raiseOf(quote, points) - cashback
  let points = 0
  while (quote.share && quote.share.percent + points < 100 && leaves(points + 1) >= least) points++
  return points
}
