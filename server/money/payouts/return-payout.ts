import { z } from 'zod'
import { dayIn } from '#core/base/zones.ts'
import { payoutReturned } from '#core/money/ledger.ts'
import { type PayoutStatus, returnable } from '#core/money/payouts.ts'
import { bankDaysBetween, payoutReturnDays } from '#core/money/staff-limits.ts'
import type { ProposalType } from '#server/accounts/proposals/proposal-type.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { findPayout, movePayout, type PayoutRow, recordPayouts } from './payout-store.ts'

/** Staff return a payout, before it is sent or after the bank has refused it: the booster can request the money again. */
export async function returnPayout(work: Work, caller: Caller, id: string, reason: string): Promise<void> {
  const { from, payout } = await end(work, id, reason)
  const { booster_id: boosterId, amount, number } = payout
  const sent = from === 'sent'
  await postEntry(work.tx, payoutReturned({ payoutId: id, boosterId, amount, sent }), work.now)
  await recordPayouts(work, [id], 'return', caller.id)
  await notify(work, { userId: boosterId, code: 'payout_returned', params: { payout: number, amount } })
  const detail = { from, to: 'returned', amount, reason }
  const deed = {
    actorId: caller.id,
    operation: 'return payout' as const,
    subject: `payout ${number}`,
    detail,
  }
  await recordAudit(work.tx, deed, work.now)
}

const wished = z.strictObject({ payout_id: z.string() })

/**
 * One that was sent is paid a second time if the bank didn't return it: a colleague confirms it, and only for as many days
 * as a bank takes.
 */
export const payoutReturn: ProposalType = {
  async weigh({ tx, now, services }, wish) {
    const payout = await findPayout(tx, wished.parse(wish).payout_id)
    if (!payout) throw new AppError('payout_not_found')
    if (!returnable.some((status) => status === payout.status)) throw new AppError('payout_state_changed')
    const { booster_id: personId, amount, number, sent_at } = payout
    const dayOf = (at: Date) => dayIn(services.config.timeZone, at.getTime())
    if (sent_at && bankDaysBetween(dayOf(sent_at), dayOf(now)) > payoutReturnDays.days)
      throw new AppError('payout_too_old')
    const subject = `payout ${number}`
    return { personId, parties: [personId], orderId: null, subject, amount, needsSecond: sent_at !== null }
  },

  carryOut: (work, caller, { wish, reason }) =>
    returnPayout(work, caller, wished.parse(wish).payout_id, reason),
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
