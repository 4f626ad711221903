import { payoutReturned } from '#core/money/ledger.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { findPayout, movePayout, type PayoutRow, recordPayouts } from './payout-store.ts'

/** The booster takes back a request that is in no batch; the amount is available again. */
export async function withdrawPayout(work: Work, caller: Caller, id: string): Promise<PayoutRow> {
  const boosterId = caller.id
  const payout = await movePayout(work, id, { from: 'requested', to: 'withdrawn', boosterId })
  if (!payout) {
    const found = await findPayout(work.tx, id)
    throw new AppError(found?.booster_id === boosterId ? 'payout_state_changed' : 'payout_not_found')
  }
  const { amount } = payout
  await postEntry(work.tx, payoutReturned({ payoutId: id, boosterId, amount, sent: false }), work.now)
  await recordPayouts(work, [id], 'withdraw', boosterId)
  return payout
}
