import type { Contract } from '#contract/contract.ts'
import { type CsvCell, type CsvForm, euros } from '#core/base/csv.ts'
import { orderNumber } from '#core/base/order-number.ts'
import { isBoost } from '#core/choices/order-config.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import type { CallApi } from '#web/frame/session/call.ts'
import { csvOf, everyPage } from '#web/parts/lists/csv.ts'
import type { StaffRow } from './staff-columns.tsx'

const columns = {
  order: ({ number }) => orderNumber(number),
  state: ({ status }) => status,
  game: ({ config }) => config.game,
  service: ({ config }) => config.service,
  server: ({ config }) => (isBoost(config) ? config.server : ''),
  customer: ({ customer }) => customer.username,
  booster: ({ booster, coach }) => booster?.username ?? coach ?? '',
  price_eur: ({ total }) => euros(total),
  ordered_at: ({ created_at }) => created_at,
  paid_at: ({ paid_at }) => paid_at ?? '',
  claimed_at: ({ claimed_at }) => claimed_at ?? '',
  closed_at: ({ closed_at }) => closed_at ?? '',
  handled_by: ({ assignee }) => assignee?.username ?? '',
  tags: ({ tags }) => String(tags),
} satisfies Record<string, (order: StaffRow) => CsvCell>

/** What the list shows, without its page. */
type Shown = Omit<Contract['listOrdersByState']['query'], 'page' | 'size'>

/** Exports every order with a status, filtered and sorted like the list. */
export async function ordersAsCsv(
  call: CallApi,
  state: OrderStatus,
  shown: Shown,
  form: CsvForm,
): Promise<string> {
  const orders = await everyPage(async (page) => {
    const { data } = await call('listOrdersByState', {
      params: { state },
      query: { ...shown, page, size: 500 },
    })
    return data
  })
  return rowsAsCsv(orders, form)
}

/** The same of some orders, such as the selected ones. */
export function rowsAsCsv(orders: readonly StaffRow[], form: CsvForm): string {
  return csvOf(columns, orders, form)
}
