import type { Vat } from '#core/money/receipts.ts'
import type { Quote } from '#core/prices/quote.ts'
import type { Bank, Payment } from './state.ts'

export type OrderRow = {
  id: string
  customer_id: string
  booster_id: string | null
  status: string
  total: number
  booster_share: number
  paid_at: string | null
  closed_at: string | null
  frozen_at: string | null
  price_version: number
  searching_at: string | null
  quote: Quote
}
export type PaymentRow = {
  id: string
  subject_kind: Payment['kind']
  subject_id: string
  order_id: string | null
  funds_order: boolean
  provider: string
  provider_intent: string | null
  amount: number
  status: string
  captured_at: string | null
}
export type RefundRow = {
  id: string
  payment_id: string
  amount: number
  target: 'provider' | 'balance'
  created_at: string
  sent_at: string | null
  failed_at: string | null
  credited_at: string | null
}
export type BankRow = { id: string; payment_id: string; status: Bank['status'] }
export type CashbackRow = { order_id: string; amount: number }
export type ShareRow = { order_id: string; booster_id: string; amount: number; released_at: string | null }
export type TipRow = {
  id: string
  order_id: string
  booster_id: string
  amount: number
  refunded: number
  given_at: string | null
  released_at: string | null
  payment_id: string | null
}
export type PersonRow = { id: string; kind: string; erased_at: string | null }
export type SettlementRow = { order_id: string; kind: string }
export type PayoutRow = { id: string; booster_id: string; amount: number; status: string }
export type ProposalRow = {
  id: string
  kind: string
  person_id: string | null
  order_id: string | null
  amount: number | null
  subject: string
  wish: {
    amount?: number
    payout_id?: string
    form?: CouponForm
    raffle_id?: string
    percent?: number
    run_id?: string
  }
  state: 'waiting' | 'done' | 'declined'
  asked_by: string
  asked_at: string
  decided_by: string | null
  decided_at: string | null
}
export type BulkOrderRow = {
  run_id: string
  order_id: string
  ended_at: string | null
  refusal: string | null
}
export type ReceiptRow = {
  series: 'R' | 'C'
  order_id: string | null
  content: { subject: string; vat: Vat }
}
export type CouponRow = {
  id: string
  code: string
  uses: number
  enabled: boolean
  percent: number | null
  amount: number | null
  cap: number | null
  minimum_order: number
  use_limit: number | null
  /** Whom it was made for, if it was. */
  customer_id: string | null
}
export type CouponUseRow = { order_id: string; coupon_id: string }
/** What staff typed about a coupon. */
export type CouponForm = Pick<CouponRow, 'code' | 'enabled' | 'cap' | 'minimum_order' | 'use_limit'> & {
  gives: { percent: number } | { amount: number }
}

export type RaffleRow = {
  id: string
  slug: string
  state: 'draft' | 'scheduled' | 'open' | 'closed' | 'drawn' | 'cancelled'
  prize_kind: 'balance' | 'coupon' | 'sent'
  prize_value: number
  winners: number
  seed: string | null
  randomness: string | null
}
export type TicketRow = {
  raffle_id: string
  number: number
  user_id: string | null
  withdrawn_at: string | null
}
export type WinnerRow = {
  raffle_id: string
  position: number
  place: number
  number: number
  user_id: string | null
  claim_until: string
  claimed_at: string | null
  lapsed_at: string | null
  lapse: 'silent' | 'excluded' | null
  coupon_id: string | null
}
