import { sumOf } from '#core/base/money.ts'

/**
 * The journal: every movement of money is one entry whose lines sum to zero. Amounts are minor units. A positive line
 * is money added to the account (for a person: what the shop owes them), a negative one money removed. `(kind,
 * businessRef)` is unique in the books, so the same event can't be booked twice (trust M2).
 */

export const accountKinds = [
  'provider_clearing',
  'customer_balance',
  'customer_held',
  'customer_debt',
  'order_escrow',
  'booster_pending',
  'booster_payable',
  'payout_clearing',
  'revenue',
  'promotions',
  'corrections',
  'chargeback_loss',
] as const
export type AccountKind = (typeof accountKinds)[number]

/** `ownerId` is the customer, the booster or the order; null for the shop's own accounts. */
export type AccountRef = { kind: AccountKind; ownerId: string | null }

/** Entries about one order: its payments, refunds, settlements, what people get for it later, and what banks hold. */
export const orderEntryKinds = [
  'payment_received',
  'payment_returned',
  'paid_by_balance',
  'reserve_returned',
  'order_funded',
  'refund_credited',
  'order_reduced',
  'order_settled',
  'order_adjusted',
  'order_reversed',
  'share_released',
  'tip_paid',
  'tip_refunded',
  'cashback_given',
  'cashback_taken',
  'payment_charged_back',
  'payment_restored',
  'balance_held',
  'balance_freed',
] as const
export type OrderEntryKind = (typeof orderEntryKinds)[number]

export type EntryKind =
  | OrderEntryKind
  | 'balance_topped_up'
  | 'top_up_refunded'
  | 'balance_corrected'
  | 'gift_given'
  | 'prize_given'
  | 'balance_moved'
  | 'balance_given_up'
  | 'debt_paid'
  | 'debt_moved'
  | 'debt_written_off'
  | 'held_moved'
  | 'payout_held'
  | 'payout_sent'
  | 'payout_returned'

/**
 * `paymentId` says whose money moves into or out of a balance: the payment that brought it there, or the one from the
 * balance that spends it. Cashback, gifts and corrections have none.
 */
export type LedgerLine = { account: AccountRef; amount: number; paymentId?: string }

/** An entry that moves nothing has no lines and is not booked. */
export type Entry = { kind: EntryKind; businessRef: string; lines: LedgerLine[] }

/** Where a refund goes: the customer's balance, or back through the provider. */
export type RefundTo = { kind: 'balance'; customerId: string } | { kind: 'provider' }

/** A part of a refund. An order can be funded by several payments, and each part returns on its own way. */
export type Refund = { to: RefundTo; amount: number; paymentId: string }

/** A booster's part of an order's settlement. */
export type BoosterPay = { boosterId: string; amount: number }

const house = (kind: AccountKind): AccountRef => ({ kind, ownerId: null })
const customer = (ownerId: string): AccountRef => ({ kind: 'customer_balance', ownerId })
const debt = (ownerId: string): AccountRef => ({ kind: 'customer_debt', ownerId })
const escrow = (ownerId: string): AccountRef => ({ kind: 'order_escrow', ownerId })
const pending = (ownerId: string): AccountRef => ({ kind: 'booster_pending', ownerId })
const payable = (ownerId: string): AccountRef => ({ kind: 'booster_payable', ownerId })

/**
 * The payment provider collected the price of a subject (an order); it goes to the subject's escrow. @throws
 * RangeError unless the amount is positive.
 */
export function paymentReceived(p: { paymentId: string; subjectId: string; amount: number }): Entry {
  return move('payment_received', p.paymentId, house('provider_clearing'), escrow(p.subjectId), p)
}

/**
 * A payment that is no longer expected (a second one for the same subject) is returned. @throws RangeError as above.
 */
export function paymentReturned(p: { paymentId: string; subjectId: string; amount: number }): Entry {
  return move('payment_returned', p.paymentId, escrow(p.subjectId), house('provider_clearing'), p)
}

/** A payment from a customer's balance, or a part of the balance that is reserved for one. */
type BalancePart = {
  paymentId: string
  subjectId: string
  orderId: string | null
  customerId: string
  amount: number
}

/** A customer pays for a subject with their balance. @throws RangeError unless the amount is positive. */
export function paidByBalance(p: BalancePart): Entry {
  return move('paid_by_balance', partRef(p), customer(p.customerId), escrow(p.subjectId), p)
}

/** A reserved part of the balance pays for nothing and returns. @throws RangeError as above. */
export function reserveReturned(p: BalancePart): Entry {
  return move('reserve_returned', partRef(p), escrow(p.subjectId), customer(p.customerId), p)
}

/** The order comes first, so that a customer's statement can link it. */
const partRef = (p: BalancePart) => `${p.orderId ?? p.subjectId}:${p.paymentId}`

/**
 * A payment for something else than the order itself (a change of it) becomes part of the order's money. @throws
 * RangeError as above.
 */
export function orderFunded(p: {
  paymentId: string
  subjectId: string
  orderId: string
  amount: number
}): Entry {
  return move('order_funded', p.paymentId, escrow(p.subjectId), escrow(p.orderId), p)
}

/** A change made an order cheaper than what was paid for it. @throws RangeError when a part is not positive. */
export function orderReduced(p: { changeId: string; orderId: string; refunds: readonly Refund[] }): Entry {
  if (p.refunds.length === 0 || p.refunds.some(({ amount }) => amount <= 0))
    throw new RangeError(`The change ${p.changeId} must return a positive amount`)
  return entry('order_reduced', `${p.orderId}:${p.changeId}`, [
    { account: escrow(p.orderId), amount: 0 - sumOf(p.refunds) },
    ...refundLines(p.refunds),
  ])
}

/**
 * A customer tops up their balance. What the provider collected is in the escrow of the subject; without a subject, it
 * comes from the provider directly (demo data). @throws RangeError unless the amount is positive.
 */
export function topUp(p: {
  paymentId: string
  customerId: string
  amount: number
  subjectId?: string
}): Entry {
  const from = p.subjectId ? escrow(p.subjectId) : house('provider_clearing')
  return move('balance_topped_up', p.paymentId, from, customer(p.customerId), p)
}

/**
 * A customer gets back what they haven't spent of a top-up. A top-up has at most one such entry. @throws RangeError
 * unless the amount is positive.
 */
export function topUpRefunded(p: { paymentId: string; customerId: string; amount: number }): Entry {
  return move('top_up_refunded', p.paymentId, customer(p.customerId), house('provider_clearing'), p)
}

type Hold = { chargebackId: string; customerId: string; amount: number; paymentId: string }
const heldOf = (ownerId: string): AccountRef => ({ kind: 'customer_held', ownerId })

/**
 * A bank decides about a payment: what of it lies on the balance is held until then, and what comes back to it meanwhile.
 * `number` counts. @throws RangeError as above.
 */
export function balanceHeld(p: Hold & { number: number }): Entry {
  return move(
    'balance_held',
    inSeries(p.chargebackId, p.number),
    customer(p.customerId),
    heldOf(p.customerId),
    p,
  )
}

/** The bank has decided, once: what was held is in the balance again. @throws RangeError as above. */
export function balanceFreed(p: Hold): Entry {
  return move('balance_freed', p.chargebackId, heldOf(p.customerId), customer(p.customerId), p)
}

/**
 * What a person receives pays what they owe the shop first. `from` is where they received it, and `ref` the entry that
 * brought it. @throws RangeError as above.
 */
export function debtPaid(p: {
  ref: string
  personId: string
  from: 'customer_balance' | 'booster_payable'
  amount: number
}): Entry {
  const from = { kind: p.from, ownerId: p.personId }
  return move('debt_paid', `${p.personId}:${p.from}:${p.ref}`, from, debt(p.personId), p)
}

/**
 * Staff credit a balance: a correction is the person's own money, a gift is promotional. @throws RangeError as above.
 */
export function balanceCredited(p: {
  proposalId: string
  personId: string
  as: 'correction' | 'gift'
  amount: number
}): Entry {
  const [kind, from] =
    p.as === 'gift'
      ? (['gift_given', 'promotions'] as const)
      : (['balance_corrected', 'corrections'] as const)
  return move(kind, p.proposalId, house(from), customer(p.personId), { amount: p.amount })
}

/** Staff take from a balance what isn't its person's: gifts and cashback first, as in spending. @throws RangeError as above. */
export function balanceDebited(p: { proposalId: string; personId: string; amount: number }): Entry {
  return move('balance_corrected', p.proposalId, customer(p.personId), house('corrections'), p)
}

/** A raffle's prize comes to its winner's balance, once for each ticket. @throws RangeError as above. */
export function prizeGiven(p: { raffleId: string; number: number; personId: string; amount: number }): Entry {
  return move('prize_given', `${p.raffleId}:${p.number}`, house('promotions'), customer(p.personId), p)
}

/**
 * Two people write off what a person owes: for a payment that its bank returned, and as a booster. It is the shop's loss.
 * @throws RangeError unless both parts are positive or zero.
 */
export function debtWrittenOff(p: {
  proposalId: string
  personId: string
  ofCustomer: number
  ofBooster: number
}): Entry {
  if (p.ofCustomer < 0 || p.ofBooster < 0) throw new RangeError(`A part of ${p.proposalId} is negative`)
  return entry('debt_written_off', p.proposalId, [
    { account: debt(p.personId), amount: p.ofCustomer },
    { account: payable(p.personId), amount: p.ofBooster },
    { account: house('chargeback_loss'), amount: 0 - p.ofCustomer },
    { account: house('corrections'), amount: 0 - p.ofBooster },
  ])
}

/** What a bank holds of a guest's balance moves likewise. @throws RangeError as above. */
export function heldMoved(p: { guestId: string; customerId: string; amount: number }): Entry {
  return move('held_moved', p.guestId, heldOf(p.guestId), heldOf(p.customerId), p)
}

/** A guest's debt moves to the account that their orders join, once. @throws RangeError as above. */
export function debtMoved(p: { guestId: string; customerId: string; amount: number }): Entry {
  return move('debt_moved', p.guestId, debt(p.customerId), debt(p.guestId), p)
}

/**
 * A person who erases their account gives up their cashback and gifts, which can't be paid out. @throws RangeError as above.
 */
export function balanceGivenUp(p: { personId: string; amount: number }): Entry {
  return move('balance_given_up', p.personId, customer(p.personId), house('promotions'), p)
}

/**
 * A guest's balance moves to the account that their orders join, once. @throws RangeError unless the amount is positive.
 */
export function balanceMoved(p: { guestId: string; customerId: string; amount: number }): Entry {
  return move('balance_moved', p.guestId, customer(p.guestId), customer(p.customerId), p)
}

/**
 * An order that ends before completion: the refund goes to the customer, the pay to its boosters, the rest is
 * revenue. Every end of an order has the one kind `order_settled`, so that payout and refund exclude each other
 * (trust M10). `discount` is the shop's discount on the earned part: revenue counts that part at its list price, and
 * `promotions` carries the difference, so the books show what coupons cost.
 * `chargedBack` is what a bank took out of escrow before; of that, `unrefunded` would have been refunded anyway, and
 * the shop loses the rest.
 * @throws RangeError when a part is negative or the parts exceed the total.
 */
export function splitByProgress(p: {
  orderId: string
  /** Its place in the order's series of settlements. */
  number?: number
  total: number
  discount?: number
  refunds: readonly Refund[]
  pay: readonly BoosterPay[]
  chargedBack?: number
  unrefunded?: number
  /** What the shop adds, since an appeal takes no refund back. */
  loss?: number
}): Entry {
  const { chargedBack = 0, unrefunded = 0, loss = 0 } = p
  const discount = p.discount ?? 0
  const parts = [...p.refunds, ...p.pay].map(({ amount }) => amount)
  const left = p.total + loss - unrefunded - sumOf([...p.refunds, ...p.pay])
  if ([discount, left, loss, chargedBack - unrefunded, ...parts].some((part) => part < 0))
    throw new RangeError(`The parts of order ${p.orderId} exceed its total or are negative`)
  return entry('order_settled', inSeries(p.orderId, p.number), [
    { account: escrow(p.orderId), amount: chargedBack - p.total },
    ...refundLines(p.refunds),
    ...p.pay.map(({ boosterId, amount }) => ({ account: pending(boosterId), amount })),
    { account: house('promotions'), amount: 0 - discount },
    { account: house('revenue'), amount: left + discount },
    { account: house('corrections'), amount: 0 - loss },
    { account: house('chargeback_loss'), amount: unrefunded - chargedBack },
  ])
}

/** What goes back to providers in one line; on the balance each payment's part stays apart. */
function refundLines(refunds: readonly Refund[]): LedgerLine[] {
  const toBalance = refunds.flatMap(({ to, amount, paymentId }) =>
    to.kind === 'balance' ? [{ account: customer(to.customerId), amount, paymentId }] : [],
  )
  const toProviders = sumOf(refunds) - sumOf(toBalance)
  return [{ account: house('provider_clearing'), amount: toProviders }, ...toBalance]
}

/** How each part of a settlement changes, with its sign; minor units. */
export type Adjustment = { refunds: readonly Refund[]; pay: readonly BoosterPay[]; discount: number }

/**
 * The correction after staff decide on contradicting records of a settled order: how much the customer's, the
 * boosters' and the coupon's parts change; revenue carries the rest. `number` is its place in the order's series of
 * settlements.
 */
export function orderAdjusted(p: Adjustment & { orderId: string; number: number }): Entry {
  const moved = sumOf([...p.refunds, ...p.pay]) - p.discount
  return entry('order_adjusted', `${p.orderId}:${p.number}`, [
    ...refundLines(p.refunds),
    ...p.pay.map(({ boosterId, amount }) => ({ account: pending(boosterId), amount })),
    { account: house('promotions'), amount: 0 - p.discount },
    { account: house('revenue'), amount: 0 - moved },
  ])
}

/** A share of a settlement; `released` if it was payable already. */
export type HeldPay = BoosterPay & { released: boolean }

/**
 * A settlement is reversed, because staff decide again or the order runs again: what was not refunded returns to the
 * order's escrow. A share that was payable already is taken from its booster's payable amount, which can become a debt;
 * the shop never covers it silently.
 */
export function orderReversed(p: {
  orderId: string
  number: number
  /** What the order's escrow holds again: the price less what was refunded. */
  left: number
  discount: number
  pay: readonly HeldPay[]
}): Entry {
  const paid = sumOf(p.pay)
  const loss = Math.max(0, paid - p.left)
  return entry('order_reversed', inSeries(p.orderId, p.number), [
    { account: escrow(p.orderId), amount: p.left },
    ...p.pay.map(({ boosterId, amount, released }) => ({
      account: released ? payable(boosterId) : pending(boosterId),
      amount: 0 - amount,
    })),
    { account: house('promotions'), amount: p.discount },
    { account: house('revenue'), amount: paid - p.left - p.discount - loss },
    { account: house('corrections'), amount: loss },
  ])
}

/** The first entry of a series carries its id, each later one its number too. */
export const inSeries = (orderId: string, number = 1) => (number === 1 ? orderId : `${orderId}:${number}`)
/** A booster's part of a charged-back payment; a released share is taken back even from what was paid out. */
export type ReturnedShare = BoosterPay & { released: boolean }

/**
 * A bank returned a payment to its customer: out of the escrow that still holds it (the order's until it is settled, a
 * change's while it is open), out of what of it lies on the customer's balance, later out of its boosters' shares. What
 * the customer had spent of it from their balance they owe the shop, and the rest is the shop's loss. @throws
 * RangeError when the parts exceed the amount.
 */
export function paymentChargedBack(p: {
  chargebackId: string
  /** How often the bank has decided for its customer, this time included. */
  round?: number
  paymentId: string
  /** The order or the change whose escrow it is. */
  subjectId: string
  customerId: string
  amount: number
  fromEscrow: number
  fromBalance: number
  debt: number
  shares: readonly ReturnedShare[]
}): Entry {
  const lost = p.amount - p.fromEscrow - p.fromBalance - p.debt - sumOf(p.shares)
  const parts = [p.amount, p.fromEscrow, p.fromBalance, p.debt, lost, ...p.shares.map(({ amount }) => amount)]
  if (parts.some((part) => part < 0))
    throw new RangeError(`The parts of chargeback ${p.chargebackId} exceed it or are negative`)
  return entry('payment_charged_back', inSeries(p.chargebackId, p.round), [
    { account: house('provider_clearing'), amount: p.amount },
    { account: escrow(p.subjectId), amount: 0 - p.fromEscrow },
    { account: customer(p.customerId), amount: 0 - p.fromBalance, paymentId: p.paymentId },
    { account: debt(p.customerId), amount: 0 - p.debt },
    ...p.shares.map(({ boosterId, amount, released }) => ({
      account: released ? payable(boosterId) : pending(boosterId),
      amount: 0 - amount,
    })),
    { account: house('chargeback_loss'), amount: 0 - lost },
  ])
}

/**
 * A bank takes back from its customer what it had returned, and the shop has the payment again: the order's escrow if
 * the order still waits, the customer for what they owed, would have been refunded or had in their balance, boosters for
 * their shares, and the rest makes up for the shop's loss. @throws RangeError when the parts exceed the amount.
 */
export function paymentRestored(p: {
  chargebackId: string
  round: number
  paymentId: string
  /** Null for a top-up. */
  orderId: string | null
  amount: number
  toEscrow: number
  /** `debt` is what they still owe, `repaid` what they have paid of it. */
  toCustomer: { customerId: string; amount: number; debt: number; repaid: number }
  shares: readonly ReturnedShare[]
}): Entry {
  const { orderId, chargebackId, toCustomer } = p
  const ofCustomer = [toCustomer.amount, toCustomer.debt, toCustomer.repaid]
  const toPeople = [...ofCustomer, ...p.shares.map(({ amount }) => amount)]
  const recovered = toPeople.reduce((rest, part) => rest - part, p.amount - p.toEscrow)
  if ([p.toEscrow, recovered, ...toPeople].some((part) => part < 0) || (orderId === null && p.toEscrow > 0))
    throw new RangeError(`The parts of the restored chargeback ${chargebackId} exceed it or are negative`)
  const ref = orderId === null ? chargebackId : `${orderId}:${chargebackId}`
  return entry('payment_restored', inSeries(ref, p.round), [
    { account: house('provider_clearing'), amount: 0 - p.amount },
    { account: escrow(orderId ?? chargebackId), amount: p.toEscrow },
    { account: customer(toCustomer.customerId), amount: toCustomer.amount, paymentId: p.paymentId },
    { account: debt(toCustomer.customerId), amount: toCustomer.debt },
    { account: customer(toCustomer.customerId), amount: toCustomer.repaid },
    ...p.shares.map(({ boosterId, amount, released }) => ({
      account: released ? payable(boosterId) : pending(boosterId),
      amount,
    })),
    { account: house('chargeback_loss'), amount: recovered },
  ])
}

/**
 * A refund that the provider could not deliver goes to the customer's balance, except for what their bank had returned to
 * them meanwhile: that makes up for the shop's loss. @throws RangeError when that exceeds the amount or is negative.
 */
export function refundCredited(p: {
  refundId: string
  paymentId: string
  customerId: string
  amount: number
  recovered: number
}): Entry {
  const credited = p.amount - p.recovered
  if (p.recovered < 0 || credited < 0) throw new RangeError(`The parts of refund ${p.refundId} exceed it`)
  return entry('refund_credited', p.refundId, [
    { account: house('provider_clearing'), amount: 0 - p.amount },
    { account: customer(p.customerId), amount: credited, paymentId: p.paymentId },
    { account: house('chargeback_loss'), amount: p.recovered },
  ])
}

/** After the hold (7 days) a booster's pending share can be paid out. @throws RangeError unless the amount is positive. */
export function shareReleased(p: {
  orderId: string
  boosterId: string
  amount: number
  settlement?: number
}): Entry {
  const ref = inSeries(`${p.orderId}:${p.boosterId}`, p.settlement)
  return move('share_released', ref, pending(p.boosterId), payable(p.boosterId), p)
}

type Cashback = { orderId: string; customerId: string; amount: number; number: number }

/** `number` is its place in the order's series. The order comes first, so that statements can name it. */
const cashbackRef = ({ orderId, number }: Cashback) => `${orderId}:cashback:${number}`

/** A part of a completed order comes back to its customer. @throws RangeError unless the amount is positive. */
export function cashbackGiven(part: Cashback): Entry {
  return move('cashback_given', cashbackRef(part), house('promotions'), customer(part.customerId), part)
}

/** Cashback of an order that is refunded or runs again is taken back. @throws RangeError as above. */
export function cashbackTaken(part: Cashback): Entry {
  return move('cashback_taken', cashbackRef(part), customer(part.customerId), house('promotions'), part)
}

type Tip = { orderId: string; tipId: string; boosterId: string; amount: number }

/** The order comes first, so that statements can name it. */
const tipRef = ({ orderId, tipId }: Tip) => `${orderId}:${tipId}`

/**
 * What was paid for a tip goes to its booster in full, held as a share is. @throws RangeError unless the amount is
 * positive.
 */
export function tipPaid(tip: Tip): Entry {
  return move('tip_paid', tipRef(tip), escrow(tip.tipId), pending(tip.boosterId), tip)
}

/**
 * Staff refund a held tip or a part of it, out of its booster's held money. @throws RangeError unless the amount is
 * positive.
 */
export function tipRefunded(p: {
  orderId: string
  refundId: string
  boosterId: string
  refund: Refund
}): Entry {
  const { to } = p.refund
  const account = to.kind === 'balance' ? customer(to.customerId) : house('provider_clearing')
  return move('tip_refunded', `${p.orderId}:${p.refundId}`, pending(p.boosterId), account, p.refund)
}

/** After its hold a tip can be paid out. @throws RangeError as above. */
export function tipReleased(tip: Tip): Entry {
  return move('share_released', tipRef(tip), pending(tip.boosterId), payable(tip.boosterId), tip)
}

const clearing = (ownerId: string): AccountRef => ({ kind: 'payout_clearing', ownerId })

type Payout = { payoutId: string; boosterId: string; amount: number }

/** A booster requests a payout: the amount is held for it. @throws RangeError unless the amount is positive. */
export function payoutHeld({ payoutId, boosterId, amount }: Payout): Entry {
  return move('payout_held', payoutId, payable(boosterId), clearing(boosterId), { amount })
}

/** The shop's bank paid a held payout. @throws RangeError as above. */
export function payoutSent({ payoutId, boosterId, amount }: Payout): Entry {
  return move('payout_sent', payoutId, clearing(boosterId), house('provider_clearing'), { amount })
}

/**
 * A payout ends without being paid, or the bank returned it: the booster can request the money again. A payout has at
 * most one such entry. @throws RangeError as above.
 */
export function payoutReturned({ payoutId, boosterId, amount, sent }: Payout & { sent: boolean }): Entry {
  const from = sent ? house('provider_clearing') : clearing(boosterId)
  return move('payout_returned', payoutId, from, payable(boosterId), { amount })
}

/** Moves an amount between two accounts; on a balance, with the payment whose money it is. */
function move(
  kind: EntryKind,
  ref: string,
  from: AccountRef,
  to: AccountRef,
  { amount, paymentId }: { amount: number; paymentId?: string },
): Entry {
  if (amount <= 0) throw new RangeError(`${kind} ${ref} must move a positive amount`)
  const line = (account: AccountRef, amount: number): LedgerLine =>
    paymentId !== undefined && isBalance(account) ? { account, amount, paymentId } : { account, amount }
  return entry(kind, ref, [line(from, 0 - amount), line(to, amount)])
}

const isBalance = ({ kind }: AccountRef) => kind === 'customer_balance' || kind === 'customer_held'

function entry(kind: EntryKind, businessRef: string, parts: LedgerLine[]): Entry {
  if (parts.some(({ amount }) => !Number.isSafeInteger(amount)))
    throw new RangeError(`${kind} ${businessRef} has an amount that is not a safe integer`)
  return { kind, businessRef, lines: parts.filter(({ amount }) => amount !== 0) }
}
