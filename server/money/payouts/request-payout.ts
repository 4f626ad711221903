import { randomUUID } from 'node:crypto'
import { payoutHeld } from '#core/money/ledger.ts'
import { payoutRefusal, readyAt } from '#core/money/payouts.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { lockBalance } from '../ledger/ledger-store.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { findDetails } from './details-store.ts'
import { hasOpenPayout, insertPayout, type PayoutRow, recordPayouts } from './payout-store.ts'

/**
 * Holds an amount for a payout. The booster's account is locked first, so that of parallel requests one finds the money,
 * and a claw-back comes before or after it.
 */
export async function requestPayout(work: Work, caller: Caller, amount: number): Promise<PayoutRow> {
  const { tx, now } = work
  const available = await lockBalance(tx, 'booster_payable', caller.id)
  const details = await findDetails(tx, caller.id)
  const isOpen = await hasOpenPayout(tx, caller.id)
  const refusal = payoutRefusal({ amount, available, hasDetails: details !== undefined, isOpen })
  if (refusal || !details) throw new AppError(refusal ?? 'payout_details_missing')
  const payout = await insertPayout(work, {
    id: randomUUID(),
    booster_id: caller.id,
    details_id: details.id,
    iban_start: details.iban_start,
    iban_end: details.iban_end,
    amount,
    requested_at: now,
    ready_at: readyAt(details.saved_at, now),
  })
  await postEntry(tx, payoutHeld({ payoutId: payout.id, boosterId: caller.id, amount }), now)
  await recordPayouts(work, [payout.id], 'request', caller.id)
  return payout
}
