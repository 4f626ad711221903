import { randomUUID } from 'node:crypto'
import { needsSecondPerson, payoutSpans } from '#core/money/payouts.ts'
import { returnedSince } from '#server/accounts/proposals/proposal-store.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { lockAccount } from '#server/platform/users/user-store.ts'
import { insertBatch, madeAloneSince } from './batch-store.ts'
import { batchPayouts, lockRequested, recordPayouts } from './payout-store.ts'
import { someUnderReview } from './staff-store.ts'

/**
 * Takes requested payouts into a batch: all of them, or none if one has changed, can't be paid to yet, or its booster has
 * shares under review, unless the call says that those are meant too.
 */
export async function makeBatch(
  work: Work,
  caller: Caller,
  payoutIds: readonly string[],
  alsoUnderReview = false,
): Promise<string> {
  const ids = [...new Set(payoutIds)]
  // The colleague's batches follow one another, so that two at once can't each stay below the limit.
  await lockAccount(work.tx, caller.id)
  const requested = await lockRequested(work, ids)
  if (requested.length < ids.length) throw new AppError('payout_state_changed')
  if (requested.some(({ ready_at }) => ready_at > work.now)) throw new AppError('payout_not_ready')
  if (!alsoUnderReview && (await someUnderReview(work.tx, ids))) throw new AppError('payout_under_review')
  const total = requested.reduce((sum, { amount }) => sum + amount, 0)
  const since = new Date(work.now.getTime() - payoutSpans.alone.ms)
  // What they made available again would otherwise be paid twice by one person.
  const madeToday =
    (await madeAloneSince(work.tx, caller.id, since)) + (await returnedSince(work.tx, caller.id, since))
  const paysMaker = requested.some(({ booster_id }) => booster_id === caller.id)
  const needsSecond = needsSecondPerson({ total, madeToday, paysMaker })
  const id = randomUUID()
  const { number } = await insertBatch(work, { id, madeBy: caller.id, total, needsSecond })
  await batchPayouts(work, id, ids)
  await recordPayouts(work, ids, 'batch', caller.id)
  const detail = { payouts: requested.map((each) => each.number), total, needs_second: needsSecond }
  const deed = {
    actorId: caller.id,
    operation: 'make payout batch' as const,
    subject: `payout batch ${number}`,
    detail,
  }
  await recordAudit(work.tx, deed, work.now)
  return id
}
