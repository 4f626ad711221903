import { readCashback } from '../cashback/read-cashback.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import type { Services } from '../services.ts'
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
