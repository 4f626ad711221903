import { sumOf } from '#core/base/money.ts'
import { inSeries, paymentRestored, type ReturnedShare } from '#core/money/ledger.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { saveOutcome } from '#server/kernel/order-row-store.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { notify } from '#server/news/notifications/notify.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { settleCashback } from '../cashback/settle-cashback.ts'
import { announceIncrease } from '../ledger/announce-increase.ts'
import { lockBalance } from '../ledger/ledger-store.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { type PaymentRow, recountReturned } from '../payments/payment-store.ts'
import { creditVoided, insertRefund } from '../payments/refund-store.ts'
import { issueBankReceipt, issueCreditNote } from '../receipts/issue-receipt.ts'
import { returnToTip } from '../tips/tip-store.ts'
import { thawBought } from './bought-with.ts'
import { hasStruckSince, isHeldByBank, reviveChargeback, takenShares } from './chargeback-store.ts'
import type { ChargedBack } from './hold-balance.ts'
import { isSettled, returnToShare } from './settlement-store.ts'

/**
 * A bank takes back what it had returned to its customer. An order that still waits goes on. Otherwise boosters get
 * back the shares that they returned, unless staff have decided about the games since; the customer owes nothing any
 * more and gets what they would have been refunded, still had in their balance, or have paid of their debt; the rest
 * makes up for the shop's loss. A settlement stays final.
 */
export async function restorePayment(
  work: Work,
  order: OrderRow | null,
  chargedBack: ChargedBack,
  at: Date,
): Promise<void> {
  const { chargeback, payment, customerId } = chargedBack
  const { id: chargebackId, round, amount, from_escrow: fromEscrow } = chargeback
  const settled = order !== null && (await isSettled(work.tx, order.id))
  const shares = order ? await returnShares(work, order, chargedBack) : []
  await reviveChargeback(work.tx, chargebackId, at)
  await issueBankReceipt(work, chargeback)
  // What they have paid of it comes back; what was written off makes up for the shop's loss.
  const owed = chargeback.from_debt - chargeback.forgiven
  const debt = Math.min(owed, 0 - (await lockBalance(work.tx, 'customer_debt', customerId)))
  const credit = await creditCustomer(work, settled ? order : null, chargedBack, sumOf(shares))
  const toCustomer = { customerId, amount: credit, debt, repaid: owed - debt }
  const toEscrow = payment.funds_order && !settled ? fromEscrow : 0
  const orderId = order?.id ?? null
  const parts = { amount, toEscrow, toCustomer, shares }
  const entry = paymentRestored({ chargebackId, round, paymentId: payment.id, orderId, ...parts })
  await postEntry(work.tx, entry, work.now)
  await tellCustomer(work, toCustomer)
  await thawBought(work, chargebackId)
  if (!order) return
  await settleCashback(work, order)
  await unfreeze(work, order, settled)
  const code = payment.subject_kind === 'tip' ? 'tip_restored' : 'share_restored'
  for (const { boosterId, amount } of shares) {
    const params = { order_id: order.id, number: order.number, amount }
    await notify(work, { userId: boosterId, code, params })
  }
}

/** Each booster's part, held again if its hold isn't over. */
async function returnShares(
  work: Work,
  { id: orderId }: OrderRow,
  { chargeback, payment }: ChargedBack,
): Promise<ReturnedShare[]> {
  const ref = inSeries(chargeback.id, chargeback.round)
  const isTip = payment.subject_kind === 'tip'
  if (!isTip && (await hasStruckSince(work.tx, orderId, ref))) return []
  const shares: ReturnedShare[] = []
  for (const share of await takenShares(work.tx, ref)) {
    const isHeld = () =>
      isTip ? returnToTip(work.tx, payment.subject_id, share.amount) : returnToShare(work, orderId, share)
    shares.push({ ...share, released: share.released || !(await isHeld()) })
  }
  return shares
}

/**
 * What the customer gets into their balance, in minor units: what was taken from there, refunds that had become void,
 * the reserve of a change that has lapsed, and of a settled order what its end couldn't refund.
 */
async function creditCustomer(
  work: Work,
  settled: OrderRow | null,
  { chargeback, payment }: ChargedBack,
  toBoosters: number,
): Promise<number> {
  const { amount, from_balance: rest, from_refunds: voided, from_escrow: fromEscrow } = chargeback
  const left = await recountReturned(work.tx, payment.id)
  await creditVoided(work, payment.id, voided)
  if (payment.funds_order) {
    const most = Math.min(left, amount - voided - rest - chargeback.from_debt - toBoosters)
    return voided + rest + (settled ? await refundRest(work, settled, payment, most) : 0)
  }
  const reserve = payment.subject_kind === 'change' ? fromEscrow : 0
  if (reserve > 0) await insertRefund(work, payment, { amount: reserve, target: 'balance' })
  return rest + voided + reserve
}

/** Refunds what the order's end couldn't, no more than `most`; the amount, in minor units. */
async function refundRest(work: Work, order: OrderRow, payment: PaymentRow, most: number): Promise<number> {
  const amount = Math.min(order.unrefunded, most)
  if (amount <= 0) return 0
  const refundId = await insertRefund(work, payment, { amount, target: 'balance' })
  await issueCreditNote(work, { paymentId: payment.id, refundId, money: { by: 'balance', amount } })
  const refunded = (order.refunded ?? 0) + amount
  const refund_to = order.refund_to ?? 'balance'
  await saveOutcome(work, order.id, { refunded, unrefunded: order.unrefunded - amount, refund_to })
  return amount
}

/** The order goes on, unless a bank has other money of it. What was settled stays as it is. */
async function unfreeze(work: Work, order: OrderRow, settled: boolean): Promise<void> {
  const set = (await isHeldByBank(work.tx, order))
    ? {}
    : { frozen_at: null, ...(!settled && { charged_back_at: null }) }
  await recordDeed(work, order, { action: 'charge_back_won', actor: 'provider', actorId: null, set })
}

type Credit = { customerId: string; amount: number; debt: number; repaid: number }

async function tellCustomer(work: Work, { customerId: userId, debt, ...credit }: Credit): Promise<void> {
  if (debt > 0) await notify(work, { userId, code: 'debt_lifted', params: { amount: debt } })
  const amount = credit.amount + credit.repaid
  if (amount === 0) return
  await notify(work, { userId, code: 'payment_restored', params: { amount } })
  await announceIncrease(work, userId, amount)
}
