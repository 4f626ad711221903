import type { ShopCheck } from '#core/site/shop-checks.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { markOpened, readOpenedAt } from '#server/platform/http/shop-opening-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { checkShop } from '../doctor/check-shop.ts'
import { blockingChecks } from './blocking-checks.ts'

/**
 * Opens the shop for everyone, once and for good; opening it again changes nothing. What blocks it is checked anew, and
 * whatever else is not ready must be in `accepted`, so nobody opens a shop with a gap that they haven't seen.
 */
export async function openShop(
  services: Services,
  caller: Caller,
  accepted: readonly ShopCheck[],
): Promise<Date> {
  const before = await readOpenedAt(services.db)
  if (before) return before
  const checks = await checkShop(services)
  if (blockingChecks(services.config, checks).length > 0) throw new AppError('shop_not_ready')
  const gaps = checks.filter(({ state }) => state !== 'good').map(({ check }) => check)
  if (gaps.some((check) => !accepted.includes(check))) throw new AppError('checks_changed')
  await transaction(services, async (work) => {
    const { tx, now } = work
    const deleted = await markOpened(tx, caller.id, now)
    if (deleted === null) return
    const detail = { accepted: gaps, test_orders: deleted }
    await recordAudit(tx, { actorId: caller.id, operation: 'open shop', subject: 'shop', detail }, now)
    await raiseTag(work, 'shop')
    await raiseTag(work, 'boosters')
  })
  return (await readOpenedAt(services.db)) ?? services.now()
}
