import { z } from 'zod'
import { couponRefusals } from './coupons.ts'
import { endpoint } from './endpoint.ts'
import { exampleConfig, orderConfig } from './order-config.ts'
import { createOrder } from './orders.ts'
import { seal } from './quotes.ts'
import { amount, currency, email, id, localeCode, success, text } from './values.ts'

/** Staff order for a customer, who pays by the link that they get, and consents there to what every customer consents to. */
export const createOrderFor = endpoint({
  summary:
    'Make an order for a person or an address, at its sealed or current price, and mail them the link to pay. The same order twice is one',
  guard: 'EditOrders',
  external: 'The price is computed before the transaction, so that the locks of orders are short',
  body: z.strictObject({
    for: z.union([z.strictObject({ user_id: id }), z.strictObject({ email })]),
    config: orderConfig,
    seal: seal.optional(),
    /** The total that staff saw, before a coupon; if the price differs, no order is made. */
    total: amount.optional(),
    /** The language of the customer: of the link, the letter and the order. */
    locale: localeCode.default('en'),
    coupon: text(64).min(1).optional(),
  }),
  reply: success(
    z.object({
      order_id: id,
      number: z.int(),
      total: amount,
      currency,
      /** Opens the checkout for its customer, and for nobody else. */
      link: z.string(),
    }),
  ),
  errors: [
    ...createOrder.errors.filter((code) => code !== 'named_booster_unavailable' && code !== 'slot_taken'),
    'user_not_found',
    'own_affair',
    'customer_banned',
    ...couponRefusals,
    'too_many_coupon_tries',
  ],
  perMinute: 30,
  example: { body: { for: { email: 'mira@example.com' }, config: exampleConfig, locale: 'en' } },
})

export const ordersByStaffContract = { createOrderFor }
