import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { exampleConfig, orderConfig } from './order-config.ts'
import { orderStaffContract } from './order-staff.ts'
import { oneOrder, orderRow, reason, stateErrors } from './order-view.ts'
import { orderWorkContract } from './order-work.ts'
import { amount, currency, id, listOf, localeCode, orderParams, pageQuery, success } from './values.ts'
import { vaultContract } from './vault.ts'

export const createOrder = endpoint({
  summary: 'Order a configuration at its locked or present price',
  guard: 'authentication',
  body: z.strictObject({
    config: orderConfig,
    /** A quote that still holds keeps its price; without one the present price is taken. */
    quote_id: id.optional(),
    locale: localeCode.default('en'),
  }),
  reply: success(z.object({ order_id: id, total: amount, currency })),
  errors: [
    'quote_not_found',
    'invalid_server',
    'custom_champions_option_is_not_available',
    'wish_missing',
    'duo_boost_is_not_available_for_this_service',
    'coach_not_found',
    'coach_not_eligible',
    'idempotency_key_reused',
    'request_in_progress',
  ],
  idempotent: true,
  perMinute: 30,
  example: { body: { config: exampleConfig, locale: 'en' } },
})

export const listMyOrders = endpoint({
  summary: 'The orders of the signed-in customer, newest first',
  guard: 'authentication',
  query: pageQuery,
  reply: listOf(orderRow),
  errors: [],
})

export const getOrder = endpoint({
  summary: 'One order, as its customer, its booster or staff may see it',
  guard: 'authentication',
  params: orderParams,
  reply: oneOrder,
  errors: ['order_not_found'],
})

export const cancelOrder = endpoint({
  summary: 'Cancel an order; what was paid comes back as the life of an order says',
  guard: 'authentication',
  params: orderParams,
  body: z.strictObject({
    refund_to: z.enum(['balance', 'payment_method']).default('balance'),
    reason: reason.optional(),
  }),
  reply: oneOrder,
  errors: stateErrors,
  example: { body: { refund_to: 'balance' } },
})

export const pauseOrder = endpoint({
  summary: 'Pause a climb',
  guard: 'authentication',
  params: orderParams,
  reply: oneOrder,
  errors: stateErrors,
})

export const resumeOrder = endpoint({ ...pauseOrder, summary: 'Go on with a paused climb' })

export const completeOrder = endpoint({
  summary: 'Accept the result: the booster is credited, the vault is purged',
  guard: 'authentication',
  params: orderParams,
  reply: oneOrder,
  errors: stateErrors,
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
  ...orderWorkContract,
  ...orderStaffContract,
  ...vaultContract,
}
