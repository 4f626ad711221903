import { loggedWork, progressOf } from '#core/orders/kinds.ts'
import { fromJson } from '#server/platform/db/instants.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { isActiveOf, listActive } from './booster-orders-store.ts'
import { countOrders } from './count-orders.ts'
import { dueOf, dueView } from './due-store.ts'
import { rowView } from './order-view.ts'

/** A booster's orders in progress or awaiting verification, each with its progress and the time of its last record. */
export async function listActiveOrders({ db, now }: Services, caller: Caller, page: number) {
  const [rows, total] = await Promise.all([
    listActive(db, caller.id, { page, now: now() }),
    countOrders(db, `active ${caller.id}`, isActiveOf(caller.id)),
  ])
  const items = rows.map((row) => {
    const last = [...row.played, ...row.held].map(({ at }) => fromJson(at)).sort()
    return {
      ...rowView(row),
      logged: loggedWork(row.config, progressOf(row.config, row.played, row.held)),
      due: dueView(dueOf(row)),
      last_game_at: last.at(-1) ?? null,
    }
  })
  return pageOf(items, page, total)
}
