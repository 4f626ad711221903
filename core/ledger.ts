/**
 * The journal: every movement of money is one entry whose lines sum to zero. Amounts are minor units. A positive line
 * is money added to the account (for a person: what the shop owes them), a negative one money removed. `(kind,
 * businessRef)` is unique in the books, so the same event can't be booked twice (trust M2).
 */

export type AccountKind =
  | 'provider_clearing'
  | 'customer_balance'
  | 'order_escrow'
  | 'booster_pending'
  | 'booster_payable'
  | 'payout_clearing'
  | 'revenue'
  | 'promotions'
  | 'corrections'
  | 'chargeback_loss'

/** `ownerId` is the customer, the booster or the order; null for the shop's own accounts. */
export type AccountRef = { kind: AccountKind; ownerId: string | null }

/** The kinds that the database allows; those without a builder belong to features that are not built yet. */
export type EntryKind =
  | 'payment_received'
  | 'payment_returned'
  | 'paid_by_balance'
  | 'balance_topped_up'
  | 'order_settled'
  | 'order_adjusted'
  | 'share_released'
  | 'balance_corrected'
  | 'balance_moved'
  | 'tip_paid'
  | 'cashback_given'
  | 'payout_held'
  | 'payout_sent'
  | 'payout_returned'
  | 'payment_charged_back'

export type LedgerLine = { account: AccountRef; amount: number }

/** An entry that moves nothing has no lines and is not booked. */
export type Entry = { kind: EntryKind; businessRef: string; lines: LedgerLine[] }

/** Where a refund goes: the customer's balance, or back through the provider. */
export type RefundTo = { kind: 'balance'; customerId: string } | { kind: 'provider' }

/** A booster's part of an order's settlement. */
export type BoosterPay = { boosterId: string; amount: number }

const house = (kind: AccountKind): AccountRef => ({ kind, ownerId: null })
const customer = (ownerId: string): AccountRef => ({ kind: 'customer_balance', ownerId })
const escrow = (ownerId: string): AccountRef => ({ kind: 'order_escrow', ownerId })
const pending = (ownerId: string): AccountRef => ({ kind: 'booster_pending', ownerId })
const payable = (ownerId: string): AccountRef => ({ kind: 'booster_payable', ownerId })

/**
 * The payment provider collected the price of a subject (an order); it goes to the subject's escrow. @throws
 * RangeError unless the amount is positive.
 */
export function paymentReceived(p: { paymentId: string; subjectId: string; amount: number }): Entry {
  return move('payment_received', p.paymentId, house('provider_clearing'), escrow(p.subjectId), p.amount)
}

/**
 * A payment that is no longer expected (a second one for the same subject) is returned. @throws RangeError as above.
 */
export function paymentReturned(p: { paymentId: string; subjectId: string; amount: number }): Entry {
  return move('payment_returned', p.paymentId, escrow(p.subjectId), house('provider_clearing'), p.amount)
}

/** A customer pays for an order with their balance. @throws RangeError unless the amount is positive. */
export function paidByBalance(p: { orderId: string; customerId: string; amount: number }): Entry {
  return move('paid_by_balance', p.orderId, customer(p.customerId), escrow(p.orderId), p.amount)
}

/** A customer tops up their balance through the provider. @throws RangeError unless the amount is positive. */
export function topUp(p: { paymentId: string; customerId: string; amount: number }): Entry {
  return move('balance_topped_up', p.paymentId, house('provider_clearing'), customer(p.customerId), p.amount)
}

/**
 * A guest's balance moves to the account that their orders join, once. @throws RangeError unless the amount is positive.
 */
export function balanceMoved(p: { guestId: string; customerId: string; amount: number }): Entry {
  return move('balance_moved', p.guestId, customer(p.guestId), customer(p.customerId), p.amount)
}

/**
 * An order that ends before completion: the refund goes to the customer, the pay to its boosters, the rest is
 * revenue. Every end of an order has the one kind `order_settled`, so that payout and refund exclude each other
 * (trust M10). `discount` is the shop's discount on the earned part: revenue counts that part at its list price, and
 * `promotions` carries the difference, so the books show what coupons cost.
 * @throws RangeError when a part is negative or the parts exceed the total.
 */
export function splitByProgress(p: {
  orderId: string
  total: number
  discount?: number
  refund: number
  refundTo: RefundTo
  pay: readonly BoosterPay[]
}): Entry {
  const paid = p.pay.reduce((sum, { amount }) => sum + amount, 0)
  const discount = p.discount ?? 0
  const left = p.total - p.refund - paid
  if ([p.refund, discount, left, ...p.pay.map(({ amount }) => amount)].some((part) => part < 0))
    throw new RangeError(`The parts of order ${p.orderId} exceed its total or are negative`)
  const refundAccount =
    p.refundTo.kind === 'balance' ? customer(p.refundTo.customerId) : house('provider_clearing')
  return entry('order_settled', p.orderId, [
    { account: escrow(p.orderId), amount: 0 - p.total },
    { account: refundAccount, amount: p.refund },
    ...p.pay.map(({ boosterId, amount }) => ({ account: pending(boosterId), amount })),
    { account: house('promotions'), amount: 0 - discount },
    { account: house('revenue'), amount: left + discount },
  ])
}

/** How each part of a settlement changes, with its sign; minor units. */
export type Adjustment = { refund: number; refundTo: RefundTo; pay: readonly BoosterPay[]; discount: number }

/**
 * The correction after staff decide on contradicting records of a settled order: how much the customer's, the
 * boosters' and the coupon's parts change; revenue carries the rest. `number` is its place in the order's series of
 * settlements.
 */
export function orderAdjusted(p: Adjustment & { orderId: string; number: number }): Entry {
  const refundAccount =
    p.refundTo.kind === 'balance' ? customer(p.refundTo.customerId) : house('provider_clearing')
  const moved = p.pay.reduce((sum, { amount }) => sum + amount, p.refund - p.discount)
  return entry('order_adjusted', `${p.orderId}:${p.number}`, [
    { account: refundAccount, amount: p.refund },
    ...p.pay.map(({ boosterId, amount }) => ({ account: pending(boosterId), amount })),
    { account: house('promotions'), amount: 0 - p.discount },
    { account: house('revenue'), amount: 0 - moved },
  ])
}

/** After the hold (7 days) a booster's pending share can be paid out. @throws RangeError unless the amount is positive. */
export function shareReleased(p: { orderId: string; boosterId: string; amount: number }): Entry {
  const ref = `${p.orderId}:${p.boosterId}`
  return move('share_released', ref, pending(p.boosterId), payable(p.boosterId), p.amount)
}

function move(kind: EntryKind, ref: string, from: AccountRef, to: AccountRef, amount: number): Entry {
  if (amount <= 0) throw new RangeError(`${kind} ${ref} must move a positive amount`)
  return entry(kind, ref, [
    { account: from, amount: 0 - amount },
    { account: to, amount },
  ])
}

function entry(kind: EntryKind, businessRef: string, parts: LedgerLine[]): Entry {
  if (parts.some(({ amount }) => !Number.isSafeInteger(amount)))
    throw new RangeError(`${kind} ${businessRef} has an amount that is not a safe integer`)
  return { kind, businessRef, lines: parts.filter(({ amount }) => amount !== 0) }
}
