import { csvFile, euros, filedForm } from '#core/base/csv.ts'

/** A payment of the file; the amount is in minor units. */
export type Transfer = {
  payoutId: string
  number: number
  amount: number
  holder: string
  iban: string
  bic: string
}

/** `12.34` from 1234. */
export function decimalOf(amount: number): string {
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
}

/** An id has at most 35 characters in a SEPA file, and a UUID without its hyphens 32. */
export function idInFile(uuid: string): string {
  return uuid.replaceAll('-', '')
}

/** The transfers as CSV, for banks without SEPA files and for reading. */
export function transfersCsv(transfers: readonly Transfer[]): string {
  const lines = transfers.map(({ number, payoutId, holder, iban, bic, amount }) => [
    number,
    idInFile(payoutId),
    holder,
    iban,
    bic,
    euros(amount),
    'EUR',
  ])
  return csvFile(
    [['payout', 'end_to_end_id', 'holder', 'iban', 'bic', 'amount', 'currency'], ...lines],
    filedForm,
  )
}
