import { recordAudit } from '../audit/record-audit.ts'
import { transaction } from '../db.ts'
import { AppError } from '../errors.ts'
import { forgetPrices } from '../quotes/price-table-store.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { findVersion, lockVersions, withdrawVersion } from './price-version-store.ts'

/** Withdraws a scheduled version before it holds; it stays in the history, and its number is not given again. */
export async function withdrawPrices(services: Services, caller: Caller, version: number) {
  return transaction(services.db, async (tx, afterCommit) => {
    await lockVersions(tx)
    const now = services.now()
    const withdrawn = await withdrawVersion(tx, version, now)
    if (!withdrawn) {
      const found = await findVersion(tx, version)
      throw new AppError(found ? 'price_version_not_scheduled' : 'price_version_not_found')
    }
    const detail = { effective_at: withdrawn.effective_at.toISOString() }
    await recordAudit(
      tx,
      { actorId: caller.id, operation: 'withdraw_prices', subject: `prices ${version}`, detail },
      now,
    )
    afterCommit(() => forgetPrices(services))
    return withdrawn
  })
}
