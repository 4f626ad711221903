import { type OrderStatus, orderStatuses } from '#core/orders/lifecycle.ts'
import { pathIn } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'

/** The path of the list that a view is of; a status that there isn't any more leads to the results to verify. */
export function ordersPath({ state }: Record<string, string>, locale: Locale): string {
  const known: OrderStatus = orderStatuses.find((status) => status === state) ?? 'verification_required'
  return pathIn('/dashboard/admin/orders/:state', locale, { state: known })
}
