import { balanceFreed, balanceHeld } from '#core/ledger.ts'
import { placedOf, spentOf } from '#core/lots.ts'
import { announceIncrease } from '../ledger/announce-increase.ts'
import { lockBalance } from '../ledger/ledger-store.ts'
import { findLots } from '../ledger/lot-store.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { notify } from '../notifications/notify.ts'
import type { PaymentRow } from '../payments/payment-store.ts'
import type { Work } from '../work.ts'
import { type ChargebackRow, holdForChargeback } from './chargeback-store.ts'

/** What a bank decides about, and whose payment it is. */
export type Disputed = { chargeback: ChargebackRow; payment: PaymentRow; customerId: string }

/**
 * While a bank decides, what of the payment lies on its customer's balance is held, so that it can't be spent. Once: a
 * repeated event finds it held. What of the disputed amount they have spent, in minor units.
 */
export async function holdBalance(work: Work, disputed: Disputed): Promise<number> {
  const { chargeback, customerId } = disputed
  if (chargeback.held > 0 || chargeback.status !== 'open') return 0
  const { left: amount, spent } = await onBalance(work, disputed, chargeback.amount)
  if (amount === 0) return spent
  await holdForChargeback(work.tx, chargeback.id, amount)
  await postEntry(work.tx, balanceHeld(heldOf(disputed, amount)), work.now)
  await notify(work, { userId: customerId, code: 'balance_held', params: { amount } })
  return spent
}

/** The bank has decided: what was held is on the balance again. The amount; minor units. */
export async function freeBalance(work: Work, disputed: Disputed): Promise<number> {
  const { held, status } = disputed.chargeback
  // A bank can decide against the shop after all, when nothing is held any more.
  if (held === 0 || status !== 'open') return 0
  await postEntry(work.tx, balanceFreed(heldOf(disputed, held)), work.now)
  return held
}

/** Tells the customer that what was held is theirs again. */
export async function tellFreed(work: Work, customerId: string, amount: number): Promise<void> {
  if (amount === 0) return
  await notify(work, { userId: customerId, code: 'balance_freed', params: { amount } })
  await announceIncrease(work, customerId, amount)
}

function heldOf({ chargeback: { id, round }, payment, customerId }: Disputed, amount: number) {
  return { chargebackId: id, round, customerId, amount, paymentId: payment.id }
}

/**
 * How much of a charged-back amount came back to the customer's balance and is not with the shop: what is left of it
 * there, and what they have spent of it since; minor units. The balance is locked.
 */
export async function onBalance(
  { tx }: Work,
  { payment, customerId }: Disputed,
  amount: number,
): Promise<{ left: number; spent: number }> {
  const kept = payment.subject_kind === 'top_up' ? 0 : payment.amount - payment.refunded
  const beyond = Math.max(0, amount - kept)
  await lockBalance(tx, 'customer_balance', customerId)
  const placed = placedOf(await findLots(tx, customerId, payment.id), customerId, payment.id)
  const left = Math.min(beyond, placed.left)
  return { left, spent: Math.min(beyond - left, placed.spent) }
}

/** What of a payment's money each payment from the customer's balance has spent; minor units. */
export async function findSpendings(
  { tx }: Work,
  { payment, customerId }: Pick<Disputed, 'payment' | 'customerId'>,
): Promise<Map<string, number>> {
  return spentOf(await findLots(tx, customerId, payment.id), payment.id)
}
