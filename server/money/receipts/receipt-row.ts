import { type ReceiptSeries, receiptCode } from '#core/money/receipts.ts'

type Row = {
  id: string
  series: ReceiptSeries
  year: number
  number: number | null
  amount: number
  issued_at: Date | string
}

/** A receipt as lists name it. */
export function receiptRow({ id, series, year, number, amount, issued_at }: Row) {
  return {
    receipt_id: id,
    series,
    code: receiptCode(series, year, number ?? 0),
    amount,
    issued_at: new Date(issued_at).toISOString(),
  }
}
