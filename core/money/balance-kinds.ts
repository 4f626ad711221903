import type { EntryKind } from './ledger.ts'

/** What a customer reads about an entry of their balance. */
export const balanceKinds = [
  'paid',
  'refund',
  'top_up',
  'charged_back',
  'restored',
  'correction',
  'moved',
  'tip',
  'cashback',
  'gift',
  'prize',
  'returned',
  'held',
  'debt',
] as const
export type BalanceKind = (typeof balanceKinds)[number]

const byEntry: Partial<Record<EntryKind, BalanceKind>> = {
  paid_by_balance: 'paid',
  order_settled: 'refund',
  order_reduced: 'refund',
  order_adjusted: 'refund',
  reserve_returned: 'refund',
  refund_credited: 'refund',
  tip_refunded: 'refund',
  balance_topped_up: 'top_up',
  payment_charged_back: 'charged_back',
  payment_restored: 'restored',
  top_up_refunded: 'returned',
  balance_held: 'held',
  balance_freed: 'held',
  balance_moved: 'moved',
  debt_paid: 'debt',
  tip_paid: 'tip',
  gift_given: 'gift',
  prize_given: 'prize',
  cashback_given: 'cashback',
  cashback_taken: 'cashback',
}

/** An entry of any other kind corrects an earlier one. */
export function balanceKindOf(entry: EntryKind): BalanceKind {
  return byEntry[entry] ?? 'correction'
}

/** The entries that a filter by kind shows; for corrections, those that it leaves out. */
export function entriesOfKind(kind: BalanceKind): { kinds: EntryKind[]; others: boolean } {
  const known = Object.entries(byEntry) as [EntryKind, BalanceKind][]
  const others = kind === 'correction'
  return { kinds: known.filter(([, each]) => others || each === kind).map(([entry]) => entry), others }
}
