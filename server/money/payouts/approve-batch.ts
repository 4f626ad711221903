import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { updateBatch } from './batch-store.ts'
import { lockBatchFor } from './lock-batch-for.ts'
import { findOfBatch } from './payout-store.ts'

/** A second person approves a batch; nobody approves their own, nor one that pays them. */
export async function approveBatch(work: Work, caller: Caller, id: string): Promise<void> {
  const { number, total } = await lockBatchFor(work, caller, id, 'approve')
  const paysCaller = (await findOfBatch(work.tx, id)).some(({ booster_id }) => booster_id === caller.id)
  if (paysCaller) throw new AppError('second_person_needed')
  await updateBatch(work, id, { approved_by: caller.id, approved_at: work.now })
  const subject = `payout batch ${number}`
  const deed = { actorId: caller.id, operation: 'approve payout batch' as const, subject, detail: { total } }
  await recordAudit(work.tx, deed, work.now)
}
