import { topUpRefunded } from '#core/money/ledger.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { lockAccount } from '#server/platform/users/user-store.ts'
import { customerBalance, lockBalance } from '../ledger/ledger-store.ts'
import { findUnspent } from '../ledger/lot-store.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { lockPayment } from '../payments/payment-store.ts'
import { insertRefund } from '../payments/refund-store.ts'
import { issueCreditNote } from '../receipts/issue-receipt.ts'
import { findTopUp } from './find-top-up.ts'

/**
 * A customer gets back what they haven't spent of a top-up (minor units), to the card that paid it, once. `amount` is
 * what their page showed: `top_up_spent` if it is another one now. The new balance.
 */
export async function refundTopUp(
  work: Work,
  { id: customerId }: Caller,
  paymentId: string,
  amount: number,
): Promise<{ balance: number }> {
  const { tx, now } = work
  await lockAccount(tx, customerId)
  await findTopUp(tx, customerId, paymentId)
  const payment = await lockPayment(tx, paymentId)
  // The balance can't be spent while the unspent part is computed.
  await lockBalance(tx, 'customer_balance', customerId)
  const unspent = await findUnspent(tx, customerId, payment)
  if (unspent === 0 || unspent !== amount) throw new AppError('top_up_spent')
  const refundId = await insertRefund(work, payment, { amount, target: 'provider' })
  await issueCreditNote(work, { paymentId, refundId, money: { by: 'card', amount } })
  if (!(await postEntry(tx, topUpRefunded({ paymentId, customerId, amount }), now)))
    throw new AppError('top_up_spent')
  return { balance: await customerBalance(tx, customerId) }
}
