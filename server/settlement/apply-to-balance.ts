import { topUpChargedBack } from '#core/ledger.ts'
import { lockBalance } from '../ledger/ledger-store.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { notify } from '../notifications/notify.ts'
import type { DisputeEvent } from '../outside/payment-provider.ts'
import { type PaymentRow, takeReturned } from '../payments/payment-store.ts'
import type { Work } from '../work.ts'
import { type ChargebackRow, closeChargeback } from './chargeback-store.ts'

type ToppedUp = { chargeback: ChargebackRow; payment: PaymentRow }

/**
 * Applies a provider's word about the chargeback of a top-up. A lost one takes what is left of the balance; what was
 * spent of it is the shop's loss.
 */
export async function applyToBalance(
  work: Work,
  status: DisputeEvent['status'],
  { chargeback, payment }: ToppedUp,
): Promise<void> {
  const { id, amount } = chargeback
  if (status === 'won') await closeChargeback(work, id, { status })
  if (status !== 'lost') return
  const customerId = payment.subject_id
  const fromBalance = Math.min(amount, await lockBalance(work.tx, 'customer_balance', customerId))
  await closeChargeback(work, id, { status, from_balance: fromBalance, from_shop: amount - fromBalance })
  await takeReturned(work.tx, payment.id, Math.min(amount, payment.amount - payment.refunded))
  await postEntry(work.tx, topUpChargedBack({ chargebackId: id, customerId, amount, fromBalance }), work.now)
  if (fromBalance === 0) return
  await notify(work, { userId: customerId, code: 'top_up_charged_back', params: { amount: fromBalance } })
}
