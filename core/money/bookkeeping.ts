import { csvFile, euros, filedForm } from '#core/base/csv.ts'
import { dayMs } from '#core/base/durations.ts'
import { orderNumber } from '#core/base/order-number.ts'
import type { AccountKind, EntryKind } from './ledger.ts'
import type { Vat } from './receipts.ts'

/** The ledger as double-entry bookings: one amount from one account to another, for tax advisers' programs. */

export type BookingAccounts = Record<AccountKind, string>

/**
 * Accounts of the German chart SKR03; the five of 173x are its free accounts for other liabilities, 1500 other assets.
 */
export const defaultBookingAccounts: BookingAccounts = {
  provider_clearing: '1360',
  customer_balance: '1731',
  customer_held: '1735',
  customer_debt: '1500',
  order_escrow: '1710',
  booster_pending: '1732',
  booster_payable: '1733',
  payout_clearing: '1734',
  revenue: '8400',
  promotions: '8700',
  corrections: '4900',
  chargeback_loss: '2400',
}

/** The longest period of one export. */
export const mostBookingDays = 31

/** How many days a period has, both ends included; days are written 2026-11-23. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}

/** A receipt or a credit note; a credit note belongs to the bookings that credit its account, others to all. */
export type BookedReceipt = { code: string; account: AccountKind | null }

/** An entry of the ledger with the order and the receipts that it is about. */
export type BookedEntry = {
  id: number
  kind: EntryKind
  /** 2026-11-23, in the shop's time zone. */
  day: string
  order: number | null
  receipts: readonly BookedReceipt[]
  /** Whether the shop lost something with the tax on it: a sale whose payment a bank returned. */
  lossIsTaxed: boolean
  lines: readonly { account: AccountKind; amount: number }[]
}

/** `amount` (minor units, positive) is debited to `account` and credited to `contra`. */
export type Booking = { account: AccountKind; contra: AccountKind; amount: number }

/**
 * The bookings of one entry. A positive line of the ledger is a credit, a negative one a debit; both are matched in
 * their order, so that each account's bookings sum to its lines.
 */
export function bookingsOf(lines: BookedEntry['lines']): Booking[] {
  const debits = lines
    .filter(({ amount }) => amount < 0)
    .map((line) => ({ ...line, amount: 0 - line.amount }))
  const credits = lines.filter(({ amount }) => amount > 0).map((line) => ({ ...line }))
  const bookings: Booking[] = []
  for (const debit of debits)
    while (debit.amount > 0) {
      const credit = credits[0]
      if (!credit) throw new RangeError('The lines of an entry must sum to zero')
      const amount = Math.min(debit.amount, credit.amount)
      bookings.push({ account: debit.account, contra: credit.account, amount })
      debit.amount -= amount
      credit.amount -= amount
      if (credit.amount === 0) credits.shift()
    }
  return bookings
}

const columns = [
  'entry',
  'date',
  'account',
  'contra_account',
  'amount_eur',
  'vat_key',
  'receipt',
  'order',
  'text',
  'account_name',
  'contra_name',
]
const taxed: readonly AccountKind[] = ['revenue', 'promotions']
const taxedWithLoss: readonly AccountKind[] = [...taxed, 'chargeback_loss']

const codesOf = (receipts: readonly BookedReceipt[], contra: AccountKind) =>
  receipts
    .filter(({ account }) => account === null || account === contra)
    .map(({ code }) => code)
    .join(' ')

/** The entries as CSV, a booking a line: the amount is debited to the account and credited to the contra account. */
export function bookingsCsv(entries: readonly BookedEntry[], accounts: BookingAccounts, vat: Vat): string {
  const rows = entries.flatMap(({ id, kind, day, order, receipts, lossIsTaxed, lines }) =>
    bookingsOf(lines).map(({ account, contra, amount }) => [
      id,
      day,
      accounts[account],
      accounts[contra],
      euros(amount),
      vat &&
      'rate' in vat &&
      [account, contra].some((each) => (lossIsTaxed ? taxedWithLoss : taxed).includes(each))
        ? vat.rate / 100
        : '',
      codesOf(receipts, contra),
      order === null ? '' : orderNumber(order),
      kind.replaceAll('_', ' '),
      account,
      contra,
    ]),
  )
  return csvFile([columns, ...rows], filedForm)
}
