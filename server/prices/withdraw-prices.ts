import { recordAudit } from '../audit/record-audit.ts'
import { raiseTag } from '../db/page-tags.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import type { Services } from '../services.ts'
import { transaction } from '../work.ts'
import { findVersion, lockVersions, withdrawVersion } from './price-version-store.ts'

/** Withdraws a scheduled version before it takes effect; it stays in the history, and its number is not reused. */
export async function withdrawPrices(services: Services, caller: Caller, version: number) {
  return transaction(services, async (work) => {
    await lockVersions(work.tx)
    const now = services.now()
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
  })
}
