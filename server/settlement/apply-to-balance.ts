import { balanceFreed, balanceHeld, topUpChargedBack } from '#core/ledger.ts'
import { announceIncrease } from '../ledger/announce-increase.ts'
import { lockBalance } from '../ledger/ledger-store.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { notify } from '../notifications/notify.ts'
import type { DisputeEvent } from '../outside/payment-provider.ts'
import { takeReturned } from '../payments/payment-store.ts'
import { voidRefunds } from '../payments/refund-store.ts'
import type { Work } from '../work.ts'
import { type ChargebackRow, closeChargeback, holdForChargeback } from './chargeback-store.ts'
import type { Decided } from './restore-payment.ts'

/**
 * Applies a provider's word about the chargeback of a top-up. While the bank decides, what is left of it in the balance
 * is held, so that it can't be spent. A lost one takes that; what was spent of it is the shop's loss.
 */
export async function applyToBalance(
  work: Work,
  { status, at }: DisputeEvent,
  { chargeback, payment }: Omit<Decided, 'at'>,
): Promise<void> {
  const customerId = payment.subject_id
  if (status === 'open') return hold(work, customerId, chargeback)
  await free(work, customerId, chargeback)
  if (status === 'won') {
    await closeChargeback(work.tx, chargeback.id, { status, closed_at: at })
    if (chargeback.held > 0) await tell(work, customerId, 'top_up_freed', chargeback.held)
    return
  }
  await lose(work, customerId, { chargeback, payment, at })
}

/** Once: a repeated event finds it held. */
async function hold(work: Work, customerId: string, { id, amount, held }: ChargebackRow): Promise<void> {
  if (held > 0) return
  const part = Math.min(amount, await lockBalance(work.tx, 'customer_balance', customerId))
  if (part === 0) return
  await holdForChargeback(work.tx, id, part)
  await postEntry(work.tx, balanceHeld({ chargebackId: id, customerId, amount: part }), work.now)
  await tell(work, customerId, 'top_up_held', part)
}

/** Once: a bank can decide against the shop after all. */
async function free(work: Work, customerId: string, { id, held, status }: ChargebackRow): Promise<void> {
  if (held === 0 || status !== 'open') return
  await postEntry(work.tx, balanceFreed({ chargebackId: id, customerId, amount: held }), work.now)
}

async function lose(work: Work, customerId: string, { chargeback, payment, at }: Decided): Promise<void> {
  const { id, amount, round } = chargeback
  const fromRefunds = await voidRefunds(work, payment.id, amount)
  const due = amount - fromRefunds
  const fromBalance = Math.min(due, await lockBalance(work.tx, 'customer_balance', customerId))
  await closeChargeback(work.tx, id, {
    ...{ status: 'lost', closed_at: at, from_balance: fromBalance, from_shop: due - fromBalance },
    from_refunds: fromRefunds,
  })
  await takeReturned(work.tx, payment.id, Math.min(due, payment.amount - payment.refunded))
  const entry = topUpChargedBack({ chargebackId: id, round, customerId, amount: due, fromBalance })
  await postEntry(work.tx, entry, work.now)
  if (fromBalance > 0) await tell(work, customerId, 'top_up_charged_back', fromBalance)
}

type News = 'top_up_held' | 'top_up_freed' | 'top_up_charged_back'

/** Notifies the customer, and shows the new balance where it is shown. */
async function tell(work: Work, userId: string, code: News, amount: number): Promise<void> {
  await notify(work, { userId, code, params: { amount } })
  if (code !== 'top_up_freed') return
  await announceIncrease(work, userId, amount)
}
