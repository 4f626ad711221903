import { dayMs, hourMs, minuteMs } from '#core/base/durations.ts'

/**
 * The life of a payout: a request holds the money, a batch is sent to the bank as one file, and every payout ends as
 * sent, withdrawn (by the booster) or returned (by staff, before or after it was sent; the money is available again).
 */
export const payoutStatuses = ['requested', 'batched', 'sent', 'withdrawn', 'returned'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

/** In these the money is held for the payout; a booster has one such payout at a time. */
export const openPayouts = ['requested', 'batched'] as const satisfies readonly PayoutStatus[]
/** From these staff can return a payout. */
export const returnable = ['requested', 'batched', 'sent'] as const satisfies readonly PayoutStatus[]

/** What happens to a payout, in its history. */
export const payoutActions = ['request', 'withdraw', 'batch', 'export', 'send', 'return'] as const
export type PayoutAction = (typeof payoutActions)[number]

/** Amounts in minor units of EUR. */
export const payoutLimits = {
  /** The least that can be requested. */
  least: { amount: 2_500, source: 'domain 3, money' },
  /** The most that one colleague can send to the bank within a day without a second person. */
  alone: { amount: 100_000, source: 'trust W15: four eyes above a limit; the amount is a proposal' },
} as const

export const payoutSpans = {
  /** From new payout details until they can be paid to, so that their owner reads our mail before a thief is paid. */
  newDetails: { ms: 3 * dayMs, source: 'proposal: longer than a weekend without mail' },
  /** Until staff settle a request. */
  settle: { ms: 2 * dayMs, source: 'picture 25' },
  /** From the file until the bank has credited the account. */
  bank: {
    ms: 2 * dayMs,
    source: 'SEPA credit transfer: by the next business day, with a day for the cut-off',
  },
  /** From the first file of a batch until staff are asked what became of it. */
  stuck: { ms: 30 * minuteMs, source: 'trust M12' },
  /** The days over which the limit for one colleague adds up. */
  alone: { ms: 24 * hourMs, source: 'trust W15' },
} as const

/** Payouts of one file: banks split longer ones, and one transaction marks them as sent. */
export const mostInBatch = 200
export const longestHolder = 70

/** What decides whether a booster can request a payout; amounts are minor units. */
export type PayoutWish = { amount: number; available: number; hasDetails: boolean; isOpen: boolean }
export type PayoutRefusal =
  | 'payout_details_missing'
  | 'payout_open_already'
  | 'payout_too_small'
  | 'payout_exceeds_available'

/** Why a booster can't request a payout, or null. A debt is a negative amount available. */
export function payoutRefusal({ amount, available, hasDetails, isOpen }: PayoutWish): PayoutRefusal | null {
  if (isOpen) return 'payout_open_already'
  if (available < payoutLimits.least.amount || amount < payoutLimits.least.amount) return 'payout_too_small'
  if (amount > available) return 'payout_exceeds_available'
  return hasDetails ? null : 'payout_details_missing'
}

/** When a payout to details that were saved at `savedAt` can be sent, if it is requested now. */
export function readyAt(savedAt: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), savedAt.getTime() + payoutSpans.newDetails.ms))
}

/**
 * Whether a batch needs a second person before its file can be opened: with the colleague's other batches of the last
 * day it exceeds the limit, or it pays the colleague.
 */
export function needsSecondPerson(p: { total: number; madeToday: number; paysMaker: boolean }): boolean {
  return p.paysMaker || p.total + p.madeToday > payoutLimits.alone.amount
}
