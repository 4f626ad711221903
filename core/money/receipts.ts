import { partOf } from '#core/base/money.ts'
import type { OrderConfig } from '#core/choices/order-config.ts'
import type { OrderConsents } from '#core/money/consents.ts'
import type { Quote } from '#core/prices/quote.ts'

/** `R` for receipts, `C` for credit notes; each is counted for itself, from 1 in each year. */
export const receiptSeries = ['R', 'C'] as const
export type ReceiptSeries = (typeof receiptSeries)[number]

/** What a receipt is for. `prepaid` is money on the customer's balance, which buys nothing yet. */
export type ReceiptSubject = 'order' | 'change' | 'tip' | 'prepaid'

/**
 * How the shop charges value added tax: a rate that prices include, in hundredths of a percent, or the law's sentence
 * that says why it charges none; null if the operator configured neither.
 */
export type Vat = { rate: number } | { exemption: string } | null

/** Who issued it, as configured then. */
export type Issuer = {
  name: string
  address: readonly string[]
  email: string
  register: string
  vatId: string
}

/** What is frozen when a receipt or a credit note is issued. */
export type ReceiptContent = {
  subject: ReceiptSubject
  site: string
  issuer: Issuer
  /** A demo issues receipts of a company that doesn't exist. */
  demo: boolean
  vat: Vat
  currency: string
  order: { number: number; config: OrderConfig; coach: string | null } | null
  /** The quote of a new order, whose lines are itemized. */
  quote: Quote | null
  /** What the customer consented to at the checkout; on the receipt of a sale only. */
  consents?: OrderConsents | null
  /** Where the money came from or, for a credit note, where it goes or who has returned it; minor units. */
  money: { by: 'card' | 'balance' | 'bank'; amount: number }[]
}

/** 'R-2026-000001' */
export function receiptCode(series: ReceiptSeries, year: number, number: number): string {
  return `${series}-${year}-${String(number).padStart(6, '0')}`
}

/** The tax within a gross amount, in minor units; `rate` in hundredths of a percent. */
export function vatWithin(gross: number, rate: number): number {
  return partOf(gross, rate, 10_000 + rate)
}

/**
 * The tax within a part of a gross amount, after the parts before it. Rounded each for itself, parts would not sum to the
 * tax within the whole; this way the last one takes the rest.
 */
export function vatWithinPart(before: number, part: number, rate: number): number {
  return vatWithin(before + part, rate) - vatWithin(before, rate)
}

/** A balance is taxed when it is spent, and a tip isn't the shop's. */
export function isTaxed(subject: ReceiptSubject): boolean {
  return subject === 'order' || subject === 'change'
}
