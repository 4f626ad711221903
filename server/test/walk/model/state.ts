import type { Offer } from './coupons.ts'
import type { Purse } from './purse.ts'
import type { OrderRow } from './rows.ts'

export type Payment = {
  id: string
  byCard: boolean
  subject: string
  kind: 'order' | 'change' | 'tip' | 'top_up'
  order: string | null
  joined: boolean
  amount: number
  state: 'open' | 'paid' | 'ended'
  paidAt: string
  refunds: Map<string, Refund>
  bank: Bank | null
  /** What was spent from a balance for it. */
  bought: ReturnType<Purse['spend']>
  /** What of it is on the balance again before its refund is told. */
  cameBack: number
}

export type Refund = {
  amount: number
  to: 'card' | 'balance'
  sent: boolean
  state: 'given' | 'void' | 'credited'
  at: string
}

/** A bank's question about a payment, and what its return took from whom. */
export type Bank = {
  id: string
  /** The order that the payment was about when the bank asked. */
  order: string | null
  /** What the payment's money bought. */
  froze: Set<string>
  amount: number
  status: 'open' | 'won' | 'lost'
  at: number
  voids: number
  taken: number
  debt: number
  /** What of the debt was written off. */
  forgiven: number
  /** What neither void refunds nor the customer bore. */
  rest: number
  shares: Map<string, number>
  losses: number
}

export type Order = {
  id: string
  customer: string
  booster: string | null
  status: string
  paid: boolean
  total: number
  share: number
  closed: boolean
  frozen: boolean
  /** The losses of banks after which its customer has paid what they owed, so that it goes on. */
  repaid: Set<Bank>
  coupon: Offer | null
  /** Whether its price has a line for a coupon. */
  hasCoupon: boolean
  couponOver: boolean
  percent: number
  /** The version of the prices at which it was sold. */
  version: number
  settled: boolean
  hasEnded: boolean
  /** Its row as the last transaction left it, and to how many percent staff have raised its share. */
  row: OrderRow | null
  raisedTo: number
  /** What each booster has of it, and what they were given at its end. */
  shares: Map<string, number>
  given: Map<string, number>
  cashback: number
  /** Whether each booster's share is released. */
  released: Map<string, boolean>
}

export type Tip = {
  id: string
  order: string
  booster: string
  amount: number
  payment: string | null
  left: number
  refunded: number
  released: boolean
}

/** What was paid for an order, and what of that was refunded. */
export type Money = { paid: number; refunded: number }

/** A word of a bank as a step said it. */
export type Word = { intent: string; status: 'open' | 'won' | 'lost'; amount: number; at: Date }

/** A version of the prices as the walk published it: when, the booster's percentage, and that of cashback by turnover. */
export type Published = { at: number; share: number; levels: Levels }
export type Levels = readonly { from: number; percent: number }[]

export const unseen = (): Omit<Order, 'id' | 'customer'> => ({
  booster: null,
  closed: false,
  frozen: false,
  repaid: new Set(),
  version: 0,
  released: new Map(),
  status: '',
  paid: false,
  total: 0,
  share: 0,
  coupon: null,
  hasCoupon: false,
  couponOver: false,
  percent: 0,
  settled: false,
  hasEnded: false,
  row: null,
  raisedTo: 0,
  shares: new Map(),
  given: new Map(),
  cashback: 0,
})

export const nothingTaken = () => ({
  voids: 0,
  taken: 0,
  debt: 0,
  forgiven: 0,
  rest: 0,
  shares: new Map<string, number>(),
})

export const sum = (parts: readonly { amount: number }[]) =>
  parts.reduce((all, { amount }) => all + amount, 0)
