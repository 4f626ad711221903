import { z } from 'zod'
import { receiptSeries } from '#core/money/receipts.ts'
import { endpoint, pdf } from './endpoint.ts'
import { amount, id, instant, localeCode, paragraphs, success, text } from './values.ts'

/** To whom a customer wants receipts issued: a person or a company, with an address that fits onto the paper. */
export const billing = z.strictObject({
  name: text(120).min(1),
  address: paragraphs(300)
    .min(1)
    .refine((lines) => lines.split('\n').length <= 6)
    .optional(),
})

/** A receipt (`R`) or a credit note (`C`) as lists name it. */
export const receiptRow = z.object({
  receipt_id: id,
  series: z.enum(receiptSeries),
  /** 'R-2026-000001' */
  code: z.string(),
  amount,
  issued_at: instant,
})

const downloadReceipt = endpoint({
  summary:
    'Get a receipt or a credit note as PDF, in a language. Its content never changes; a note below says if a refund took another way later',
  guard: 'authentication',
  opensBefore: true,
  params: z.strictObject({ receipt_id: id }),
  query: z.strictObject({ language: localeCode.default('en') }),
  reply: pdf,
  errors: ['receipt_not_found', 'server_busy'],
  perMinute: 30,
})

const downloadStatement = endpoint({
  summary:
    "Get a booster's statement of a month in the shop's time zone as PDF: what was earned and paid out, and the sums before and after",
  guard: 'Booster',
  params: z.strictObject({ month: z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/) }),
  query: z.strictObject({ language: localeCode.default('en') }),
  reply: pdf,
  errors: ['server_busy'],
  perMinute: 30,
})

const yearParams = z.strictObject({ year: z.coerce.number().int().min(2000).max(2099) })
/** Minor units with their sign: payouts lower what the shop owes. */
const sums = { shares: amount, tips: amount, payouts: amount, others: amount }

const getYearSummary = endpoint({
  summary:
    "Get a booster's money of a year by months in the shop's time zone: shares, tips, payouts and the rest, and the sums before and after",
  guard: 'Booster',
  params: yearParams,
  reply: success(
    z.object({
      summary: z.object({
        year: z.int(),
        /** The years with money of this booster, the latest first. */
        years: z.array(z.int()),
        opening: amount,
        closing: amount,
        months: z.array(z.object({ month: z.string(), ...sums })),
        total: z.object(sums),
      }),
    }),
  ),
  errors: [],
})

const downloadYearSummary = endpoint({
  summary: 'The same as PDF, in a language',
  guard: 'Booster',
  params: yearParams,
  query: z.strictObject({ language: localeCode.default('en') }),
  reply: pdf,
  errors: ['server_busy'],
  perMinute: 30,
})

export const receiptsContract = {
  downloadReceipt,
  downloadStatement,
  getYearSummary,
  downloadYearSummary,
}
