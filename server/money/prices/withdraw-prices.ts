import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findVersion, lockVersions, withdrawVersion } from './price-version-store.ts'

/** Withdraws a scheduled version before it takes effect; it stays in the history, and its number is not reused. */
export async function withdrawPrices(work: Work, caller: Caller, version: number) {
  await lockVersions(work.tx)
  const now = work.services.now()
  const withdrawn = await withdrawVersion(work.tx, version, now)
  if (!withdrawn) {
    const found = await findVersion(work.tx, version)
    throw new AppError(found ? 'price_version_not_scheduled' : 'price_version_not_found')
  }
  const detail = { effective_at: withdrawn.effective_at.toISOString() }
  await recordAudit(
    work.tx,
    { actorId: caller.id, operation: 'withdraw_prices', subject: `prices ${version}`, detail },
    now,
  )
  await raiseTag(work, 'prices')
  return withdrawn
}
