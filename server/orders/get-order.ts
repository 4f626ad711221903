import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import type { Services } from '../services.ts'
import { findOrderPage } from './order-store.ts'
import { orderView } from './order-view.ts'

/** An order's page for a person who can see it. */
export async function getOrder({ db, now }: Pick<Services, 'db' | 'now'>, caller: Caller, orderId: string) {
  const found = await findOrderPage(db, caller, orderId)
  if (!found) throw new AppError('order_not_found')
  return orderView(caller, found, now())
}
