import { isBoost, type OrderConfig } from '#core/choices/order-config.ts'

const boost = {
  heading: 'checkout.heading',
  risk: 'checkout.riskText',
  again: 'checkout.newOrder',
} as const

const coaching = {
  heading: 'checkout.headingCoaching',
  risk: 'checkout.riskTextCoaching',
  again: 'checkout.newCoaching',
} as const

/** The keys of texts at the checkout that differ between kinds. */
export function checkoutWords({ config }: { config: OrderConfig }) {
  return isBoost(config) ? boost : coaching
}
