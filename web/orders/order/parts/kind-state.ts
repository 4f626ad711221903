import { isBoost, type OrderConfig } from '#core/choices/order-config.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import type { MessageKey } from '#i18n/translate.ts'

type Ordered = { config: OrderConfig; status: OrderStatus }

/** Statuses that have a name of their own where there is a coach. */
const coaching: Partial<Record<OrderStatus, MessageKey>> = {
  waiting_for_booster: 'order.state.coachAsked',
  boosting: 'order.state.coaching',
}

/** The name of an order's status, as its kind calls it. */
export function stateName({ config, status }: Ordered): MessageKey {
  return (isBoost(config) ? null : coaching[status]) ?? `games.status.${status}`
}
