import { payoutSent } from '#core/money/ledger.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { updateBatch } from './batch-store.ts'
import { lockBatchFor } from './lock-batch-for.ts'
import { type PayoutRow, recordPayouts, sendPayouts } from './payout-store.ts'

/** The bank has taken a batch's file: each payout that nobody has returned is sent, once. */
export async function sendBatch(work: Work, caller: Caller, id: string): Promise<void> {
  const { number } = await lockBatchFor(work, caller, id, 'send')
  const payouts = await sendPayouts(work, id)
  if (payouts.length === 0) throw new AppError('payout_state_changed')
  await updateBatch(work, id, { sent_by: caller.id, sent_at: work.now })
  for (const payout of payouts) await send(work, payout)
  const ids = payouts.map((payout) => payout.id)
  await recordPayouts(work, ids, 'send', caller.id)
  const detail = { payouts: payouts.map((payout) => payout.number) }
  const deed = { operation: 'send payout batch' as const, subject: `payout batch ${number}`, detail }
  await recordAudit(work.tx, { actorId: caller.id, ...deed }, work.now)
}

async function send(work: Work, { id, number, booster_id, amount }: PayoutRow): Promise<void> {
  await postEntry(work.tx, payoutSent({ payoutId: id, boosterId: booster_id, amount }), work.now)
  await notify(work, { userId: booster_id, code: 'payout_sent', params: { payout: number, amount } })
}
