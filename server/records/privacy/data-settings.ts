import { erasureRefusal } from '#core/people/erasure.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { accountStanding } from './account-standing.ts'
import { findExport } from './export-store.ts'
import { exportView } from './request-export.ts'

/** What the settings show about a person’s data: their archive, and whether they can delete the account. */
export async function dataSettings({ db, now }: Pick<Services, 'db' | 'now'>, caller: Caller) {
  const [row, standing] = await Promise.all([findExport(db, caller.id, now()), accountStanding(db, caller)])
  const { openOrders, owed, debt, given } = standing
  return {
    export: row ? exportView(row) : null,
    erasure: { refusal: erasureRefusal(standing), open_orders: [...openOrders], owed, debt, given },
  }
}
