import { dayMs } from '#core/base/durations.ts'
import { endOfDay } from '#core/base/zones.ts'

/** Why staff ban someone. The person reads the reason in their language, in the mail and on every page. */
export const banReasons = [
  'payment_fraud',
  'abuse',
  'outside_deal',
  'false_proof',
  'several_accounts',
  'stolen_account',
  'terms',
] as const

export type BanReason = (typeof banReasons)[number]

/** After how many days a ban can end; a day of the coming year can be picked instead. */
export const banSpans = [1, 7, 30] as const
export type BanSpan = (typeof banSpans)[number]
export const longestBanDays = 366

/**
 * When a ban ends that begins now: after some days, or at the end of a day such as 2026-12-05 in the shop's time zone. Null
 * until staff lift it; undefined for a day that is over or too far away.
 */
export function banEnd(until: BanSpan | string | null, now: Date, zone: string): Date | null | undefined {
  if (until === null) return null
  const end = typeof until === 'number' ? new Date(now.getTime() + until * dayMs) : endOfDay(zone, until)
  const left = end.getTime() - now.getTime()
  return left > 0 && left <= longestBanDays * dayMs ? end : undefined
}

/** The longest note that staff can add; the person never reads it. */
export const banNoteLength = 500

/**
 * What a ban can do with an order that runs: end one that the person placed, or free one that they play for another booster.
 * Whatever nobody chooses stays as it is.
 */
export const banDeeds = ['cancel', 'release'] as const
export type BanDeed = (typeof banDeeds)[number]

/** The most orders that one ban decides about; a page lists as many. */
export const mostBanOrders = 100

/** How far the decision about an order has come; refused ones stay as they are. */
export const banOrderStates = ['waiting', 'done', 'refused'] as const
