import { sumOf } from '#core/base/money.ts'
import { balanceFreed } from '#core/money/ledger.ts'
import { spentOf } from '#core/money/lots.ts'
import { notify } from '#server/news/notifications/notify.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { announceIncrease } from '../ledger/announce-increase.ts'
import { holdChargedBack } from '../ledger/hold-charged-back.ts'
import { findLots, heldOf } from '../ledger/lot-store.ts'
import { postEntry } from '../ledger/post-entry.ts'
import type { PaymentRow } from '../payments/payment-store.ts'
import type { ChargebackRow } from './chargeback-store.ts'

/** What a bank decides about, and whose payment it is. */
export type ChargedBack = { chargeback: ChargebackRow; payment: PaymentRow; customerId: string }

/**
 * While banks decide, what of these payments lies on their customer's balance is held, so that it can't be spent. A
 * repeated event finds it held.
 */
export async function holdBalance(work: Work, customerId: string): Promise<void> {
  const entries = await holdChargedBack(work.tx, customerId)
  if (entries.length === 0) return
  for (const entry of entries) await postEntry(work.tx, entry, work.now)
  const amount = sumOf(entries.map(({ lines }) => ({ amount: Math.abs(lines[0]?.amount ?? 0) })))
  await notify(work, { userId: customerId, code: 'balance_held', params: { amount } })
}

/** The bank has decided: what was held is on the balance again. The amount; minor units. */
export async function freeBalance(work: Work, chargedBack: ChargedBack, post = postEntry): Promise<number> {
  const { chargeback, payment, customerId } = chargedBack
  const { held } = await heldOf(work.tx, payment.id)
  // A bank can decide against the shop after all, when nothing is held any more.
  if (held === 0 || chargeback.status !== 'open') return 0
  const freed = { chargebackId: chargeback.id, customerId, amount: held, paymentId: payment.id }
  await post(work.tx, balanceFreed(freed), work.now)
  return held
}

/** Tells the customer that what was held is theirs again. */
export async function tellFreed(work: Work, customerId: string, amount: number): Promise<void> {
  if (amount === 0) return
  await notify(work, { userId: customerId, code: 'balance_freed', params: { amount } })
  await announceIncrease(work, customerId, amount)
}

/** What of a payment's money each payment from the customer's balance has spent; minor units. */
export async function findSpendings(
  { tx }: Work,
  { payment, customerId }: Pick<ChargedBack, 'payment' | 'customerId'>,
): Promise<Map<string, number>> {
  return spentOf(await findLots(tx, customerId, payment.id), payment.id)
}
