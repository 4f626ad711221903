import { isBoost, type OrderConfig } from '#core/choices/order-config.ts'

/** The address where a similar order can be placed. */
export function orderingPage({ config }: { config: OrderConfig }) {
  return isBoost(config) ? (`/${config.game}/${config.service}` as const) : '/coaching'
}
