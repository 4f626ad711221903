import { dayMs } from '#core/base/durations.ts'
import type { Permission } from '#core/people/permissions.ts'
import { levelAt, levelsOf } from '#core/prices/cashback.ts'
import type { Coupon } from '#core/prices/coupons.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import type { PriceContent } from '#core/prices/price-values.ts'
import { payoutLimits } from './payouts.ts'

/**
 * By what staff create money or take it. Beyond a limit, a colleague with the same permission confirms it who neither proposed it nor
 * gets anything of it.
 */
export const proposalKinds = [
  'correct_balance',
  'give_balance',
  'take_balance',
  'write_off_debt',
  'return_payout',
  'refund_tip',
  'decide_dispute',
  'save_coupon',
  'publish_prices',
  'open_raffle',
  'bulk_refund',
  'raise_share',
] as const
export type ProposalKind = (typeof proposalKinds)[number]

export const proposalStates = ['waiting', 'done', 'declined'] as const
export type ProposalState = (typeof proposalStates)[number]

/** Whoever can propose it can confirm what a colleague has proposed. */
export const proposedWith: Record<ProposalKind, Permission> = {
  correct_balance: 'FullAccess',
  give_balance: 'FullAccess',
  take_balance: 'FullAccess',
  write_off_debt: 'FullAccess',
  return_payout: 'FullAccess',
  refund_tip: 'EditOrders',
  decide_dispute: 'EditOrders',
  save_coupon: 'EditStore',
  publish_prices: 'FullAccess',
  open_raffle: 'EditUsers',
  bulk_refund: 'EditOrders',
  raise_share: 'EditOrders',
}

/** The kinds that count towards what one person gets within a month. */
export const personKinds = [
  'correct_balance',
  'give_balance',
  'refund_tip',
  'decide_dispute',
] as const satisfies readonly ProposalKind[]

/** The kinds that count towards what is taken from one person within a month. */
export const takenKinds = ['take_balance'] as const satisfies readonly ProposalKind[]

/** What one colleague can do alone; amounts in minor units. */
export const staffLimits = {
  /** Of corrections either way, gifts, refunds and decisions beyond the record, at once. */
  once: { amount: 5_000, source: 'domain 3, limits of staff' },
  /** Of all these for one person within a month. */
  month: { amount: 20_000, source: 'domain 3, limits of staff' },
  /** Of refunds for many orders that are cancelled together, and of all such refunds by one colleague within a day. */
  bulk: {
    amount: 20_000,
    source: 'domain 3: bulk refunds by their sum; look 21 and 60 have 167.00 by one person',
  },
  /** What an order pays its booster beyond its own share and rise (`orders/rising-share.ts`). */
  share: { amount: 1_000, source: 'proposal: a fifth of what is given at once' },
  /** What all uses of a coupon with a fixed amount, or all prizes of a raffle, can cost together. */
  campaign: { amount: payoutLimits.alone.amount, source: 'proposal: as much as a day’s batches of payouts' },
} as const

export const staffSpans = {
  month: { ms: 30 * dayMs, source: 'domain 3: a month, wherever it begins' },
  bulk: { ms: dayMs, source: 'proposal: a day, so that nobody splits a refund of many orders into several' },
} as const

/** The most that staff can add to a balance or take from it at once, even if a colleague confirms it; minor units. */
export const mostCorrected = 1_000_000

/** How many bank days after it was sent a payout can be returned. */
export const payoutReturnDays = { days: 10, source: 'domain 3, limits of staff' } as const

/**
 * Whether a colleague has to confirm what brings a person an amount, or takes it, after what they got within the month, or
 * lost; minor units.
 */
export function exceedsAlone(amount: number, recently: number): boolean {
  return amount > staffLimits.once.amount || amount + recently > staffLimits.month.amount
}

/** Whether a colleague has to confirm refunds of many orders that sum to an amount, after those within the day; minor units. */
export function bulkNeedsColleague(amount: number, recently: number): boolean {
  return amount > 0 && amount + recently > staffLimits.bulk.amount
}

/** The days from Monday to Friday after a day, up to another; both are written 2026-11-23. Holidays count. */
export function bankDaysBetween(from: string, to: string): number {
  let days = 0
  for (let at = Date.parse(from) + dayMs; at <= Date.parse(to); at += dayMs)
    if (![0, 6].includes(new Date(at).getUTCDay())) days++
  return days
}

type Offer = Pick<Coupon, 'gives' | 'cap' | 'minimumOrder' | 'useLimit'>

/** What all uses of a coupon can cost at most, in minor units; null without a limit. A percentage has none. */
export function campaignCost({ gives, useLimit }: Offer): number | null {
  return 'amount' in gives && useLimit !== null ? gives.amount * useLimit : null
}

/**
 * Whether a coupon leaves the shop nothing of an order after the boosters' share and the highest cashback: it is then
 * work for nothing. The deepest discount counts that its cap and its minimum allow.
 */
export function leavesNothing(
  { gives, cap, minimumOrder }: Offer,
  prices: Pick<PriceTable, 'discountCap' | 'boosterShare' | 'cashback' | 'turnover'>,
): boolean {
  const most = cap ?? prices.discountCap
  const deepest =
    'percent' in gives ? gives.percent : minimumOrder > 0 ? (gives.amount / minimumOrder) * 100 : 100
  const cashback = Math.max(0, ...levelsOf(prices).map(({ percent }) => percent))
  return Math.min(most, deepest) + prices.boosterShare + cashback >= 100
}

/** Whether a colleague has to confirm a coupon: it leaves nothing, or its fixed amount adds up to more than the limit. */
export function couponNeedsColleague(offer: Offer, prices: Parameters<typeof leavesNothing>[1]): boolean {
  if (leavesNothing(offer, prices)) return true
  if ('percent' in offer.gives) return false
  const cost = campaignCost(offer)
  return cost === null || cost > staffLimits.campaign.amount
}

/**
 * Whether a colleague has to confirm prices: they raise what boosters or customers get, or their discounts can leave the
 * shop nothing.
 */
export function pricesNeedColleague(before: PriceContent | null, after: PriceContent): boolean {
  if (before === null) return leavesNothing(everything, after)
  const isDeeper = after.discountCap > before.discountCap && leavesNothing(everything, after)
  return isDeeper || raisesShare(before, after) || raisesCashback(before, after)
}

/** The deepest discount that a coupon without a cap of its own gives. */
const everything: Offer = { gives: { percent: 100 }, cap: null, minimumOrder: 0, useLimit: null }

/** Whether boosters can get more of a price: at once, sooner, or at most. */
export function raisesShare(before: PriceContent, after: PriceContent): boolean {
  const parts = ['boosterShare', 'shareStep', 'shareMost'] as const
  return parts.some((part) => (after[part] ?? 0) > (before[part] ?? 0))
}

/** Whether some turnover brings more cashback than before. */
function raisesCashback(before: PriceContent, after: PriceContent): boolean {
  const [old, next] = [levelsOf(before), levelsOf(after)]
  const turnovers = [...old, ...next].map(({ from }) => from)
  return turnovers.some((from) => (levelAt(next, from)?.percent ?? 0) > (levelAt(old, from)?.percent ?? 0))
}
