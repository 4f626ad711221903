import type { OrderView } from './order-facts.ts'

export type OfferedAction = OrderView['actions'][number]

/** An action that the server offers the reader; undefined for any other. */
export function offered(order: OrderView, action: OfferedAction['action']): OfferedAction | undefined {
  return order.actions.find((each) => each.action === action)
}
