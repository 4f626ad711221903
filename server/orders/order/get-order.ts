import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import type { OrderView } from './order-page.ts'

/** An order's page for a person who can see it. */
export async function getOrder(
  services: Pick<Services, 'db' | 'now' | 'tags' | 'orderPage'>,
  caller: Caller,
  orderId: string,
): Promise<OrderView> {
  const view = await services.orderPage(services, caller, orderId)
  if (!view) throw new AppError('order_not_found')
  return view
}
