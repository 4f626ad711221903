import { z } from 'zod'
import { orderParts } from '#core/orders/my-orders.ts'
import { readyReasons } from '#core/orders/ready-reasons.ts'
import { disputesContract } from './disputes.ts'
import { endpoint } from './endpoint.ts'
import { exampleConfig, orderConfig } from './order-config.ts'
import { refundTarget } from './order-sections/money.ts'
import { orderStaffContract } from './order-staff.ts'
import { oneOrder, orderRow, reasonForOthers, stateErrors } from './order-view.ts'
import { orderWorkContract } from './order-work.ts'
import { seal, sealRefusals } from './quotes.ts'
import {
  amount,
  currency,
  id,
  instant,
  listOf,
  localeCode,
  orderParams,
  pageQuery,
  paragraphs,
  person,
  success,
  text,
} from './values.ts'
import { vaultContract } from './vault.ts'

export const createOrder = endpoint({
  summary: 'Order a configuration at its sealed or current price',
  guard: 'authentication',
  external: 'The price is computed before the transaction, so that the locks of orders are short',
  body: z.strictObject({
    config: orderConfig,
    /** A valid seal locks its price; without one the current price applies. */
    seal: seal.optional(),
    /** The total that the customer saw; if the price differs, no order is created. */
    total: amount.optional(),
    locale: localeCode.default('en'),
    /** The booster who is asked first; null asks for nobody after all. Without it, an order found again keeps its wish. */
    booster: text(60).min(1).nullable().optional(),
    /** The free start of a session with a coach; null for none after all. Without it, an order found again keeps its own. */
    starts_at: instant.nullable().optional(),
  }),
  reply: success(z.object({ order_id: id, total: amount, currency })),
  errors: [
    ...sealRefusals,
    'order_total_changed',
    'nobody_plays_this',
    'prices_not_set',
    'invalid_server',
    'custom_champions_option_is_not_available',
    'wish_missing',
    'too_many_unpaid_orders',
    'duo_boost_is_not_available_for_this_service',
    'coach_not_found',
    'coach_not_eligible',
    'slot_taken',
    'named_booster_unavailable',
  ],
  perMinute: 30,
  example: { body: { config: exampleConfig, locale: 'en' } },
})

export const listMyOrders = endpoint({
  summary:
    'List the orders of the signed-in customer, newest first: all, or those that need them, that are running or that have ended',
  guard: 'authentication',
  opensBefore: true,
  query: pageQuery.extend({ part: z.enum(orderParts).optional() }),
  reply: listOf(
    orderRow.extend({
      booster: person.nullable(),
      /** What came back of its price; null if nothing did. */
      refunded: amount.nullable(),
    }),
  ),
  errors: [],
})

export const getOrder = endpoint({
  summary: 'Get an order as its customer, its booster or staff can see it',
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  reply: oneOrder,
  errors: ['order_not_found'],
})

export const cancelOrder = endpoint({
  summary:
    'Cancel an order and refund what was paid, minus what recorded progress has earned (see `stop` of the order for the amount before the call)',
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  body: z.strictObject({
    /** Refunded the way it was paid, unless the balance is chosen; a guest has no balance to choose. */
    refund_to: refundTarget.default('payment_method'),
    reason: reasonForOthers.optional(),
    /** For staff. */
    ready: z.enum(readyReasons.cancel).optional(),
    /** For staff: added to the order's internal notes, which only colleagues read. */
    note: paragraphs(500).optional(),
  }),
  reply: oneOrder,
  errors: [...stateErrors, 'own_affair'],
  example: { body: { refund_to: 'payment_method' } },
})

export const pauseOrder = endpoint({
  summary: 'Pause an order in progress',
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  reply: oneOrder,
  errors: stateErrors,
})

export const resumeOrder = endpoint({
  ...pauseOrder,
  summary: 'Resume a paused order; if it is played on the customer’s account, its login must be stored first',
  errors: [...stateErrors, 'order_credentials_not_found'],
})

export const completeOrder = endpoint({
  summary:
    'Accept the result: the booster is credited and the login is deleted. A customer whose own report is open withdraws it by this',
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  query: z.strictObject({
    /** Whether the caller saw an open report. If it differs from what is true now, nothing is accepted. */
    reported: z.enum(['true', 'false']).optional(),
  }),
  reply: oneOrder,
  errors: [...stateErrors, 'order_already_decided'],
})

/** Every call on orders: a customer's, and those of boosters, staff and the vault. */
export const ordersContract = {
  createOrder,
  listMyOrders,
  getOrder,
  cancelOrder,
  pauseOrder,
  resumeOrder,
  completeOrder,
  ...disputesContract,
  ...orderWorkContract,
  ...orderStaffContract,
  ...vaultContract,
}
