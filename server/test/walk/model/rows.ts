import type { Quote } from '#core/prices/pricing.ts'
import type { Bank, Payment } from './state.ts'

export type OrderRow = {
  id: string
  customer_id: string
  status: string
  total: number
  booster_share: number
  paid_at: string | null
  price_version: number
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
export type BankRow = { payment_id: string; status: Bank['status'] }
export type CashbackRow = { order_id: string; amount: number }
export type ShareRow = { order_id: string; booster_id: string; amount: number }
export type TipRow = {
  id: string
  order_id: string
  booster_id: string
  amount: number
  refunded: number
  given_at: string | null
  payment_id: string | null
}
export type PersonRow = { id: string; kind: string; erased_at: string | null }
export type SettlementRow = { order_id: string; kind: string }
export type PayoutRow = { id: string; booster_id: string; amount: number; status: string }
