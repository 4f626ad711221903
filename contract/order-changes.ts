import { z } from 'zod'
import { changeAsks } from '#core/orders/follow-up.ts'
import { discountSources } from '#core/prices/quote.ts'
import { endpoint } from './endpoint.ts'
import { lasting } from './lasting.ts'
import { exampleConfig, orderConfig } from './order-config.ts'
import { refundTarget } from './order-sections/money.ts'
import { oneOrder, reasonForOthers, stateErrors } from './order-view.ts'
import { priceTable } from './prices.ts'
import { amount, forOthers, id, inGameName, orderParams, paragraphs, success } from './values.ts'

/** Changes of a paid order: target, server, add-ons, counts, playing along. */

const percent = z.number()
/** With the cap on all discounts, and the lowest list price on which this one is given. */
const limits = { source: z.enum(discountSources), cap: percent.optional(), minimum: amount.optional() }
const discount = z.union([z.object({ ...limits, percent }), z.object({ ...limits, amount })])

export const getChangeTerms = endpoint({
  summary:
    'Get everything from which a change of an order is priced, for its customer, and for staff who prepare one',
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  reply: success(
    z.object({
      /** The prices in effect now, and those at which the order was bought or last changed. */
      table: priceTable,
      own: priceTable,
      /** As they were when the order was bought, like the boosters' share in percent. */
      discounts: z.array(discount),
      boosterShare: percent,
      hourly: amount.nullable(),
      /** The customer's balance; null for staff, who can't pay from it. */
      balance: amount.nullable(),
      /** The highest camp that the order's booster plays to; null while it has none. */
      ceiling: z.int().nullable(),
      /** The highest camps of the other boosters who could take an order like this now, one for each. */
      others: z.array(z.int()),
    }),
  ),
  errors: [...stateErrors, 'change_open', 'prices_not_set', 'own_affair'],
})

export const askChange = endpoint({
  summary: `Ask to change a paid order. Without a booster it takes effect at once; otherwise the booster answers within ${lasting('changeAnswer')}, and what it costs is reserved until then`,
  guard: 'authentication',
  external: 'The payment provider is asked before the transaction; the subject identifies the attempt',
  params: orderParams,
  body: z.strictObject({
    /** The order's whole configuration as it should be. */
    config: orderConfig,
    /** What the customer saw: more to pay, or, below zero, what is refunded. No other amount is charged. */
    difference: amount,
    /** How it is paid; a change that costs nothing takes `balance`. */
    method: z.enum(['balance', 'card']),
    /** To the booster; it also appears in the order's chat. */
    note: forOthers(paragraphs(300)).default(''),
    /** Where the money goes if the change makes the order cheaper. */
    refund_to: refundTarget.default('payment_method'),
    /**
     * Who is asked: the booster alone, other boosters if the booster can't, or only others. Others play what the
     * change adds as an order of its own, which is placed when the present one is completed.
     */
    ask: z.enum(changeAsks).default('booster'),
    /** The price of that order, as the customer saw it. What is reserved is the larger of both prices. */
    next_total: amount.optional(),
    /** Required from a customer who will play along. */
    in_game_name: inGameName.optional(),
  }),
  /** The address of the provider's page, for a change by card. */
  reply: success(z.object({ redirect: z.string().nullable() })),
  errors: [
    ...stateErrors,
    'change_open',
    'change_not_offered',
    'change_already_played',
    'order_total_changed',
    'nobody_plays_this',
    'invalid_server',
    'custom_champions_option_is_not_available',
    'duo_boost_is_not_available_for_this_service',
    'wish_missing',
    'booster_not_available',
    'not_eligible_to_claim_this_league_orders',
    'account_banned',
    'balance_too_low',
    'password_in_chat',
    'payment_failed',
    'prices_not_set',
  ],
  perMinute: 30,
  example: { body: { config: exampleConfig, difference: 4400, method: 'balance', note: 'Can you go on?' } },
})

const body = z.strictObject({ change_id: id })
const errors = [...stateErrors, 'change_not_found'] as const
const exampleId = '5b5c4e0e-9f0a-4f2c-9a43-0f8a6e1b2c3d'

export const acceptChange = endpoint({
  summary:
    'Accept a change as the order’s booster; games recorded since it was asked for count at the former price',
  guard: 'Booster',
  params: orderParams,
  body,
  reply: oneOrder,
  errors: [...errors, 'change_already_played', 'change_not_offered', 'prices_not_set'],
  example: { body: { change_id: exampleId } },
})

export const declineChange = endpoint({
  summary: 'Decline a change as the order’s booster; what was reserved for it goes back to the customer',
  guard: 'Booster',
  params: orderParams,
  body: body.extend({ reason: reasonForOthers }),
  reply: oneOrder,
  errors,
  example: { body: { change_id: exampleId, reason: 'I have no time after Tuesday' } },
})

export const withdrawChange = endpoint({
  summary:
    'Withdraw a change before the booster answers, or before other boosters’ order is placed; what was reserved for it goes back',
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  body,
  reply: oneOrder,
  errors,
  example: { body: { change_id: exampleId } },
})

/** What only whoever pays can be refused for. */
const ofPaying: readonly string[] = [
  'account_banned',
  'balance_too_low',
  'password_in_chat',
  'payment_failed',
]

export const prepareChange = endpoint({
  summary: `Prepare a change for the customer of a running order, at the price that the caller saw. Nothing is paid or changed: the customer is told, and asks for it themselves within ${lasting('changeAnswer')} or leaves it`,
  guard: 'EditOrders',
  params: orderParams,
  body: askChange.body
    .pick({ config: true, difference: true, ask: true, next_total: true, in_game_name: true })
    .extend({ reason: reasonForOthers }),
  reply: oneOrder,
  errors: [
    ...stateErrors,
    'own_affair',
    'user_not_found',
    'customer_banned',
    ...askChange.errors.filter((code) => !ofPaying.includes(code)),
  ],
  perMinute: 30,
  example: {
    body: { config: exampleConfig, difference: 4400, reason: 'You asked us for Platinum instead of Gold' },
  },
})

export const discardPreparedChange = endpoint({
  summary:
    'Leave a change that staff prepared, as the customer, or take it back as staff: the order stays as it is',
  guard: 'authentication',
  params: orderParams,
  body: z.strictObject({ prepared_id: id }),
  reply: oneOrder,
  errors: [...errors, 'own_affair'],
  example: { body: { prepared_id: exampleId } },
})

export const orderChangesContract = {
  getChangeTerms,
  prepareChange,
  discardPreparedChange,
  askChange,
  acceptChange,
  declineChange,
  withdrawChange,
}
