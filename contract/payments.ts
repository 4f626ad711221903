import { z } from 'zod'
import { balanceKinds } from '#core/money/balance-kinds.ts'
import { consentVersions } from '#core/money/consents.ts'
import { paymentMethods } from '#core/money/payment-methods.ts'
import { paymentStatuses } from '#core/money/payments.ts'
import { topUpBounds } from '#core/money/top-ups.ts'
import { orderStatuses } from '#core/orders/lifecycle.ts'
import { everyReadyReason } from '#core/orders/ready-reasons.ts'
import { levelIds } from '#core/prices/cashback.ts'
import { couponRefusals } from './coupons.ts'
import { endpoint } from './endpoint.ts'
import { orderConfig } from './order-config.ts'
import { billing, receiptRow } from './receipts.ts'
import {
  amount,
  currency,
  id,
  inGameName,
  instant,
  orderParams,
  pageOf,
  pageQuery,
  sizedPageQuery,
  success,
} from './values.ts'

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)

const payment = z.object({
  payment_id: id,
  /** Null for a top-up of the balance. */
  order_id: id.nullable(),
  provider: z.string(),
  status: z.enum(paymentStatuses),
  amount,
  currency,
  order_status: z.enum(orderStatuses).nullable(),
})

export const payOrder = endpoint({
  summary:
    'Pay an order from the balance right away, or open a payment at the provider, with or without a part from the balance, and get the address of its page',
  guard: 'authentication',
  external: 'The payment provider is asked before the transaction; the subject identifies the attempt',
  params: orderParams,
  body: z.strictObject({
    method: z.enum(['balance', 'card', 'balance_and_card']),
    /** For `balance_and_card`: the part from the balance, which is reserved until the card's part is paid or ends. */
    from_balance: amount.min(1).optional(),
    /** The customer read the plain statement about the publisher's terms; recorded with the order. */
    accept_risk: z.literal(true),
    /** They asked to start before the withdrawal period ends: the version of the sentence that they ticked. */
    start_now: z.enum(consentVersions.start, 'start_not_requested'),
    /** They know that the right of withdrawal ends once the order is completed: the version that they ticked. */
    withdrawal_ends: z.enum(consentVersions.withdrawal, 'withdrawal_not_confirmed'),
    /** A guest whose age isn't confirmed yet says that they are 18 or older; recorded with the time. */
    adult: z.literal(true).optional(),
    /** Orders in which the customer plays along require it for payment. */
    in_game_name: inGameName.optional(),
    /** Whom the receipts name; null means the username. Without it, the order keeps what it has. */
    billing: billing.nullable().optional(),
    /** The total that the customer saw; no other amount is charged. */
    total: amount.optional(),
  }),
  reply: success(
    z.object({ payment_id: id.nullable(), redirect: z.string().nullable(), status: z.enum(orderStatuses) }),
  ),
  errors: [
    'start_not_requested',
    'withdrawal_not_confirmed',
    'age_not_confirmed',
    'order_not_found',
    'order_state_changed',
    'payment_has_already_been_processed',
    'balance_too_low',
    'order_total_changed',
    'named_booster_unavailable',
    'nobody_plays_this',
    'slot_taken',
    ...couponRefusals,
    'payment_failed',
  ],
  perMinute: 30,
  example: { body: { method: 'card', accept_risk: true, start_now: '1.0', withdrawal_ends: '1.0' } },
})

export const listPaymentMethods = endpoint({
  summary: 'List what the payment provider’s page can offer beside a card, depending on country and device',
  guard: 'authentication',
  reply: success(z.object({ methods: z.array(z.enum(paymentMethods)) })),
  errors: [],
  example: { reply: { data: { methods: ['apple_pay', 'google_pay', 'paypal'] } } },
})

export const getPayment = endpoint({
  summary:
    'Get one payment of the signed-in customer; while it is open, the provider is asked for its status',
  guard: 'authentication',
  opensBefore: true,
  params: z.strictObject({ payment_id: id }),
  reply: success(z.object({ payment })),
  errors: ['payment_not_found'],
})

export const receivePaymentWebhook = endpoint({
  summary: "Receive a provider's signed webhook about a payment; a repeated delivery changes nothing",
  guard: 'public',
  opensBefore: true,
  unkept: 'The provider repeats an event under its own id, which is stored with its effect',
  params: z.strictObject({ provider: z.string().max(20) }),
  reply: success(z.object({})),
  errors: ['invalid_signature', 'not_found'],
  perMinute: 6000,
})

export const getBalance = endpoint({
  summary: 'Get the balance and all its entries, newest first',
  guard: 'authentication',
  opensBefore: true,
  query: pageQuery,
  reply: success(
    pageOf(
      z.object({
        entry_id: z.int(),
        kind: z.string(),
        amount,
        order_id: id.nullable(),
        at: instant,
      }),
    ).extend({
      balance: z.object({ customer: amount, pending: amount, payable: amount, currency }),
    }),
  ),
  errors: [],
})

const balanceEntry = z.object({
  entry_id: z.int(),
  kind: z.enum(balanceKinds),
  /** Signed: money that went out is negative. */
  amount,
  /** The balance after this entry. */
  balance: amount,
  order: z
    .object({ order_id: id, number: z.int(), config: orderConfig, coach: z.string().nullable() })
    .nullable(),
  /** The receipts of what was paid, or the credit notes of what was refunded. */
  receipts: z.array(receiptRow),
  /** For cashback: the percentage of the order that it is. */
  percent: z.number().nullable(),
  /** For a top-up: what wasn't spent of it and can be refunded to its card. */
  top_up: z.object({ payment_id: id, refundable: amount }).nullable(),
  /** Why staff changed the balance: one of the shop's reasons, own words, or both. */
  because: z.object({ ready: z.enum(everyReadyReason).nullable(), reason: z.string() }).nullable(),
  at: instant,
})

const level = z.object({ id: z.enum(levelIds), from: amount, percent: z.number() })

export const getBalanceHistory = endpoint({
  summary:
    "Get the entries of your balance with the balance after each, newest first, and the sums of each month in the shop's time zone",
  guard: 'authentication',
  opensBefore: true,
  query: sizedPageQuery.extend({ kind: z.enum(balanceKinds).optional(), month: month.optional() }),
  reply: success(
    pageOf(balanceEntry).extend({
      balance: amount,
      /** What they owe the shop, which whatever they receive pays first. */
      debt: amount,
      /** The top-up that isn't paid yet; its page at the provider is null until that has answered. */
      open_top_up: z
        .object({ payment_id: id, amount, at: instant, redirect: z.string().nullable() })
        .nullable(),
      /** The months of the entries that match, the newest first. */
      months: z.array(z.object({ month, entries: z.int(), money_in: amount, money_out: amount })),
      /** What occurs in the whole history. */
      kinds: z.array(z.enum(balanceKinds)),
      all_months: z.array(month),
      /** What was paid for completed orders and kept, and the levels of cashback; null for guests, and without levels. */
      level: z.object({ turnover: amount, reached: level.nullable(), next: level.nullable() }).nullable(),
      /** The latest entries of any kind, oldest first. */
      points: z.array(balanceEntry),
    }),
  ),
  errors: [],
})

export const topUpBalance = endpoint({
  summary: 'Open a payment that tops up your balance, and get the address of its page at the provider',
  guard: 'authentication',
  external: 'The payment provider is asked before the transaction; the subject identifies the attempt',
  body: z.strictObject({ amount: amount.min(topUpBounds.least).max(topUpBounds.most) }),
  reply: success(z.object({ payment_id: id, redirect: z.string() })),
  errors: ['account_needed', 'payment_failed', 'payment_under_way'],
  perMinute: 10,
  example: { body: { amount: 5_000 } },
})

const paymentParams = z.strictObject({ payment_id: id })

export const cancelTopUp = endpoint({
  summary:
    'Cancel your open top-up: its page at the provider accepts no more money. If it was paid a moment before, that counts, and the status says so',
  guard: 'authentication',
  opensBefore: true,
  external: 'The payment provider is asked before the transaction; the subject identifies the attempt',
  params: paymentParams,
  reply: success(z.object({ status: z.enum(paymentStatuses) })),
  errors: ['payment_not_found', 'payment_under_way'],
  perMinute: 10,
})

export const refundTopUp = endpoint({
  summary:
    'Get back what you haven’t spent of a top-up, to the card that paid it; once for each top-up, and not while its bank decides about it',
  guard: 'authentication',
  opensBefore: true,
  params: paymentParams,
  /** What the history says is refundable; another amount is refused. */
  body: z.strictObject({ amount: amount.min(1) }),
  reply: success(z.object({ balance: amount })),
  errors: ['payment_not_found', 'top_up_spent'],
  perMinute: 10,
  example: { body: { amount: 2_000 } },
})

export const paymentsContract = {
  payOrder,
  listPaymentMethods,
  getPayment,
  receivePaymentWebhook,
  getBalance,
  getBalanceHistory,
  topUpBalance,
  cancelTopUp,
  refundTopUp,
}
