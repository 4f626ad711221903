import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { type BatchRow, lockBatch } from './batch-store.ts'

/** What staff can do with a batch. */
export type BatchStep = 'approve' | 'open' | 'send'

/** Why a colleague can't take a step with a batch, or null. */
export function batchRefusal(batch: BatchRow, caller: Caller, step: BatchStep) {
  const waits = batch.needs_second && !batch.approved_at
  if (step === 'approve') {
    if (!waits || batch.sent_at) return 'payout_state_changed'
    return batch.made_by === caller.id ? 'second_person_needed' : null
  }
  if (waits) return 'second_person_needed'
  // The details of a payout that was sent can be deleted, and nobody needs its file again.
  if (batch.sent_at || (step === 'send' && !batch.first_file_at)) return 'payout_state_changed'
  return null
}

/** A batch, locked for a step of this colleague. */
export async function lockBatchFor(
  work: Work,
  caller: Caller,
  id: string,
  step: BatchStep,
): Promise<BatchRow> {
  const batch = await lockBatch(work, id)
  if (!batch) throw new AppError('payout_not_found')
  const refusal = batchRefusal(batch, caller, step)
  if (refusal) throw new AppError(refusal)
  return batch
}
