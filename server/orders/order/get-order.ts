import { readCashback } from '#server/money/cashback/read-cashback.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findOrderPage } from './order-store.ts'
import { orderView } from './order-view.ts'

/** An order's page for a person who can see it. */
export async function getOrder(
  services: Pick<Services, 'db' | 'now' | 'tags'>,
  caller: Caller,
  orderId: string,
) {
  const found = await findOrderPage(services.db, caller, orderId)
  if (!found) throw new AppError('order_not_found')
  const view = orderView(caller, found, services.now())
  return { ...view, cashback: view.viewer === 'booster' ? null : await readCashback(services, found) }
}
