import { payoutReturned } from '#core/ledger.ts'
import { type PayoutStatus, returnable } from '#core/payouts.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { notify } from '../notifications/notify.ts'
import type { Services } from '../services.ts'
import { transaction, type Work } from '../work.ts'
import { findPayout, movePayout, type PayoutRow, recordPayouts } from './payout-store.ts'

/** Staff return a payout, before it is sent or after the bank has refused it: the booster can request the money again. */
export async function returnPayout(
  services: Services,
  caller: Caller,
  id: string,
  reason: string,
): Promise<void> {
  await transaction(services, async (work) => {
    const { from, payout } = await end(work, id, reason)
    const { booster_id: boosterId, amount, number } = payout
    const sent = from === 'sent'
    await postEntry(work.tx, payoutReturned({ payoutId: id, boosterId, amount, sent }), work.now)
    await recordPayouts(work, [id], 'return', caller.id)
    await notify(work, { userId: boosterId, code: 'payout_returned', params: { payout: number, amount } })
    const detail = { from, amount, reason }
    const deed = { actorId: caller.id, operation: 'return payout', subject: `payout ${number}`, detail }
    await recordAudit(work.tx, deed, work.now)
  })
}

/** Ends a payout in whatever status it is; the guarded update refuses one that has moved since. */
async function end(
  work: Work,
  id: string,
  reason: string,
): Promise<{ from: PayoutStatus; payout: PayoutRow }> {
  const found = await findPayout(work.tx, id)
  if (!found) throw new AppError('payout_not_found')
  const from = returnable.find((status) => status === found.status)
  const payout = from && (await movePayout(work, id, { from, to: 'returned', reason }))
  if (!payout) throw new AppError('payout_state_changed')
  return { from, payout }
}
