import { partOf, sumOf } from '#core/base/money.ts'
import { type Entry, paymentChargedBack, type ReturnedShare } from '#core/money/ledger.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { OrderColumns } from '#server/kernel/order-row-store.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { notify } from '#server/news/notifications/notify.ts'
import type { ChargebackEvent } from '#server/platform/outside/payment-provider.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { settleCashback } from '../cashback/settle-cashback.ts'
import { onBalance } from '../ledger/hold-charged-back.ts'
import { bookAlone, postEntry, receive } from '../ledger/post-entry.ts'
import { lockPayment, type PaymentRow, takeReturned } from '../payments/payment-store.ts'
import { quarantineEvent } from '../payments/provider-event-store.ts'
import { voidRefunds } from '../payments/refund-store.ts'
import { issueBankNote } from '../receipts/issue-receipt.ts'
import { findTip, reduceTip, type TipRow } from '../tips/tip-store.ts'
import { creditRest } from './apply-refund.ts'
import { freezeBought, lockBought, takeHeldTips, thawBought } from './bought-with.ts'
import {
  type ChargebackRow,
  closeChargeback,
  findByIntent,
  isHeldByBank,
  openChargeback,
  type Taken,
  takenFromHeld,
} from './chargeback-store.ts'
import { type ChargedBack, freeBalance, holdBalance, tellFreed } from './hold-balance.ts'
import { restorePayment } from './restore-payment.ts'
import { findPaidShares, isSettled, reduceShare } from './settlement-store.ts'

/**
 * Applies a provider's word about a chargeback, once, however often and in whatever order it arrives. While it is
 * open, the order is frozen: it can't end, and its shares wait. A bank can take its decision back, either way.
 */
export function applyChargeback(services: Services, provider: string, event: ChargebackEvent): Promise<void> {
  return transaction(services, async (work) => {
    const known = await findByIntent(work.tx, provider, event.intent)
    if (!known || (known.order_id === null && known.subject_kind !== 'top_up'))
      return quarantine(work, provider, event, 'unknown_payment')
    const order = known.order_id === null ? null : await lockOrder(work.tx, known.order_id)
    const customerId = order?.customer_id ?? known.subject_id
    await lockBought(work, { payment: known, customerId })
    const payment = await lockPayment(work.tx, known.id)
    // What a change reserved has just become another order's money; the provider repeats its word.
    if (payment.order_id !== known.order_id) throw new Error(`The payment ${payment.id} changes its order`)
    if (event.currency !== payment.currency) return quarantine(work, provider, event, 'other_currency')
    if (event.amount > payment.amount || event.amount <= 0)
      return quarantine(work, provider, event, 'other_amount')
    const chargeback = await openChargeback(work, {
      provider,
      provider_ref: event.ref,
      payment_id: payment.id,
      order_id: known.order_id,
      amount: event.amount,
      due_at: event.dueAt,
    })
    if (!isNews(chargeback, event)) return
    const chargedBack = { chargeback, payment, customerId }
    if (chargeback.status === 'lost') return restorePayment(work, order, chargedBack, event.at)
    const frozen = order && (await freeze(work, order))
    if (event.status === 'open') return hold(work, chargedBack)
    if (event.status === 'lost') await lose(work, frozen, chargedBack, event.at)
    else await win(work, frozen, chargedBack, event.at)
    // Another bank, or this one about another part, can still decide.
    await holdBalance(work, customerId)
  })
}

/** While the bank decides, what is left of the payment on the balance is held, and what was bought with the rest waits. */
async function hold(work: Work, chargedBack: ChargedBack): Promise<void> {
  await holdBalance(work, chargedBack.customerId)
  const { spent } = await onBalance(work, chargedBack, chargedBack.chargeback.amount)
  if (spent > 0) await freezeBought(work, chargedBack.chargeback.id, await lockBought(work, chargedBack))
}

/** Once a chargeback is decided, only a later decision for the other side changes anything. */
function isNews({ status, closed_at }: ChargebackRow, event: ChargebackEvent): boolean {
  if (closed_at === null) return true
  return event.status !== 'open' && event.status !== status && event.at >= closed_at
}

async function quarantine(
  work: Work,
  provider: string,
  event: ChargebackEvent,
  reason: string,
): Promise<void> {
  const { id: event_id, ...body } = event
  await quarantineEvent(work, { provider, event_id, reason, body })
}

async function freeze(work: Work, order: OrderRow): Promise<OrderRow> {
  if (order.frozen_at) return order
  return deed(work, order, 'charge_back', { frozen_at: work.now })
}

/** The order goes on, unless a bank holds other money of it, and so does what was bought with the payment. */
async function win(work: Work, order: OrderRow | null, chargedBack: ChargedBack, at: Date): Promise<void> {
  const { chargeback, customerId } = chargedBack
  await tellFreed(work, customerId, await freeBalance(work, chargedBack))
  await closeChargeback(work.tx, chargeback.id, { status: 'won', closed_at: at })
  await thawBought(work, chargeback.id)
  if (!order) return
  const stays = await isHeldByBank(work.tx, order)
  await deed(work, order, 'charge_back_won', stays ? {} : { frozen_at: null })
}

/**
 * The bank returned the money. What of it lies on the customer's balance is taken from there, with what comes back to it
 * from held tips, and what they spent of it they owe. The rest is their order's. A refund that wasn't sent is void as far
 * as the bank paid it, and what is left of it goes to the balance: no provider refunds what a bank has decided about.
 */
async function lose(work: Work, order: OrderRow | null, chargedBack: ChargedBack, at: Date): Promise<void> {
  const { chargeback, payment, customerId } = chargedBack
  const { id, round } = chargeback
  const { covered: fromRefunds, split } = await voidRefunds(work, payment.id, chargeback.amount)
  const amount = chargeback.amount - fromRefunds
  const { spent } = await onBalance(work, chargedBack, amount)
  const bought = spent > 0 ? await lockBought(work, chargedBack) : []
  // The bank takes what comes to the balance here: it must not pay what the customer owes for something else.
  const came: Entry[] = []
  const forBank: typeof postEntry = (tx, entry, now) => {
    came.push(entry)
    return bookAlone(tx, entry, now)
  }
  await takeHeldTips(work, chargedBack, { orders: bought, most: spent }, forBank)
  await freeBalance(work, chargedBack, forBank)
  const { left: fromBalance, spent: debt } = await onBalance(work, chargedBack, amount)
  const rest = amount - fromBalance - debt
  const { fromEscrow, shares } = order ? await takeFromOrder(work, order, payment, rest) : nothing
  const fromShares = sumOf(shares)
  const taken: Taken = {
    from_escrow: fromEscrow,
    from_shares: fromShares,
    from_balance: fromBalance,
    from_debt: debt,
    from_refunds: fromRefunds,
    from_shop: rest - fromEscrow - fromShares,
  }
  await closeChargeback(work.tx, id, { status: 'lost', closed_at: at, ...taken })
  const ofPayment = payment.subject_kind === 'top_up' ? amount : rest
  const returned = Math.min(ofPayment, payment.amount - payment.refunded)
  await takeReturned(work.tx, payment.id, returned)
  // What was refunded before has its credit note.
  await issueBankNote(work, chargeback, { paymentId: payment.id, amount: returned })
  const subjectId = payment.funds_order && order ? order.id : payment.subject_id
  const from = { subjectId, customerId, fromEscrow, fromBalance, debt, shares }
  const entry = paymentChargedBack({ chargebackId: id, round, paymentId: payment.id, amount, ...from })
  await postEntry(work.tx, entry, work.now)
  for (const left of came) await receive(work.tx, left, work.now)
  await tellTaken(work, customerId, { taken: fromBalance, debt })
  if (split) await creditRest(work, split)
  await freezeBought(work, id, bought)
  await thawBought(work, id)
  if (order) await endOrder(work, order, payment, { rest, shares })
}

type FromOrder = { fromEscrow: number; shares: readonly ReturnedShare[] }
const nothing: FromOrder = { fromEscrow: 0, shares: [] }

/**
 * What of a returned payment comes from its order: before the settlement its escrow, later its boosters' shares in the
 * same proportion, even when they were paid out. What was reserved for a change comes out of its own escrow.
 */
async function takeFromOrder(
  work: Work,
  order: OrderRow,
  payment: PaymentRow,
  amount: number,
): Promise<FromOrder> {
  const settled = await isSettled(work.tx, order.id)
  const fromEscrow = isHeld(payment, settled) ? Math.min(amount, payment.amount - payment.refunded) : 0
  const tip = payment.subject_kind === 'tip' ? await findTip(work.tx, payment.subject_id) : undefined
  return { fromEscrow, shares: await returnedShares(work, order, { settled, payment, amount, tip }) }
}

/**
 * An order that wasn't settled and whose money the bank took (`rest`) stays frozen until staff cancel it. A settlement is
 * final: a dispute that was open ends. Without the change that the payment was for, the order goes on.
 */
async function endOrder(
  work: Work,
  order: OrderRow,
  payment: PaymentRow,
  { rest, shares }: { rest: number; shares: readonly ReturnedShare[] },
): Promise<void> {
  await settleCashback(work, order)
  const settled = await isSettled(work.tx, order.id)
  const stays = await isHeldByBank(work.tx, order)
  await deed(work, order, 'charge_back_lost', {
    ...(!stays && { frozen_at: null }),
    ...(payment.funds_order && (settled || rest > 0) && { charged_back_at: work.now }),
    // The bank has decided about a settled order: nothing is left for staff to decide.
    ...(settled && payment.funds_order && { disputed_by: null }),
  })
  const code = payment.subject_kind === 'tip' ? 'tip_taken_back' : 'share_taken_back'
  for (const { boosterId, amount } of shares) {
    const params = { order_id: order.id, number: order.number, amount }
    await notify(work, { userId: boosterId, code, params })
  }
}

/** Tells the customer what the bank's return took from their balance, and what they owe of it. */
async function tellTaken(work: Work, userId: string, { taken, debt }: { taken: number; debt: number }) {
  if (taken > 0) await notify(work, { userId, code: 'balance_taken', params: { amount: taken } })
  if (debt > 0) await notify(work, { userId, code: 'debt_made', params: { amount: debt } })
}

/** Whether the money, as far as it wasn't refunded, still waits in an escrow: its order's or that of its change. */
function isHeld({ funds_order, subject_kind }: PaymentRow, settled: boolean): boolean {
  return funds_order ? !settled : subject_kind === 'change'
}

type Charged = { settled: boolean; payment: PaymentRow; amount: number; tip: TipRow | undefined }

/** What boosters return of a charged-back payment: a tip in full, shares once the order is settled. */
async function returnedShares(
  work: Work,
  order: OrderRow,
  { settled, payment, amount, tip }: Charged,
): Promise<ReturnedShare[]> {
  const kept = Math.min(amount, payment.amount - payment.refunded)
  if (!tip) return settled && payment.funds_order ? clawBack(work, order, kept) : []
  // Another payment gave the tip, and this one was refunded.
  if (tip.payment_id !== payment.id) return []
  const released = tip.released_at !== null
  const part = Math.min(amount, tip.amount - tip.taken_back)
  if (!released) await reduceTip(work.tx, tip.id, part)
  return [{ boosterId: tip.booster_id, amount: part, released }].filter((share) => share.amount > 0)
}

/**
 * Each booster's part of what a bank takes of an order's money that wasn't refunded, in proportion to all of that: of the
 * share before banks reduced it.
 */
async function clawBack({ tx }: Work, { id, total, refunded }: OrderRow, amount: number) {
  const kept = total - (refunded ?? 0)
  if (kept <= 0) return []
  const shares = await findPaidShares(tx, id)
  const reduced = await takenFromHeld(tx, id)
  const parts = shares
    .map(({ booster_id: boosterId, amount: left, released }) => {
      const whole = left + (reduced.get(boosterId) ?? 0)
      return { boosterId, amount: Math.min(left, partOf(whole, Math.min(amount, kept), kept)), released }
    })
    .filter((part) => part.amount > 0)
  for (const part of parts) if (!part.released) await reduceShare(tx, id, part.boosterId, part.amount)
  return parts
}

type ChargebackDeed = 'charge_back' | 'charge_back_won' | 'charge_back_lost'

function deed(work: Work, order: OrderRow, action: ChargebackDeed, set: OrderColumns) {
  return recordDeed(work, order, { action, actor: 'provider', actorId: null, set })
}
