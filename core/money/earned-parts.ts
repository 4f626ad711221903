import type { EntryKind } from './ledger.ts'

/** What a booster's money of a year is made of; the parts of a month sum to what changed in it. */
export const earnedParts = ['shares', 'tips', 'payouts', 'others'] as const
export type EarnedPart = (typeof earnedParts)[number]

const byEntry: Partial<Record<EntryKind, EarnedPart>> = {
  order_settled: 'shares',
  order_adjusted: 'shares',
  order_reversed: 'shares',
  payment_charged_back: 'shares',
  payment_restored: 'shares',
  tip_paid: 'tips',
  tip_refunded: 'tips',
  payout_sent: 'payouts',
  payout_returned: 'payouts',
}

/** To which part an entry of a booster's accounts belongs; a bank that takes an order's payment back takes its share. */
export function earnedPartOf(entry: EntryKind): EarnedPart {
  return byEntry[entry] ?? 'others'
}
