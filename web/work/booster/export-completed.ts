import { type CsvCell, type CsvForm, euros } from '#core/base/csv.ts'
import { orderNumber } from '#core/base/order-number.ts'
import type { CallApi } from '#web/frame/session/call.ts'
import { csvOf, everyPage } from '#web/parts/lists/csv.ts'
import type { CompletedOrder } from './completed-orders-page.tsx'

const columns = {
  order: ({ number }) => orderNumber(number),
  game: ({ config }) => config.game,
  service: ({ config }) => config.service,
  claimed_at: ({ claimed_at }) => claimed_at ?? '',
  closed_at: ({ closed_at }) => closed_at ?? '',
  share_eur: ({ pay }) => euros(pay),
  share_state: ({ share }) => share,
  available_at: ({ pay_due_at }) => pay_due_at ?? '',
} satisfies Record<string, (order: CompletedOrder) => CsvCell>

/** Exports every order that a booster completed, or those of one month. */
export async function completedAsCsv(call: CallApi, month: string, form: CsvForm): Promise<string> {
  const orders = await everyPage(async (page) => {
    const { data } = await call('listCompletedOrders', {
      query: { ...(month && { month }), page, size: 500 },
    })
    return data
  })
  return csvOf(columns, orders, form)
}
