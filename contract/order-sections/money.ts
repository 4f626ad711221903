import { z } from 'zod'
import { countedUnits } from '#core/choices/counted-units.ts'
import { paymentStatuses } from '#core/money/payments.ts'
import { place } from '../order-config.ts'
import { amount, id, instant } from '../values.ts'

export const refundTarget = z.enum(['payment_method', 'balance'])

/** One line of what was earned; `percent` is to one decimal. */
const stopLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('camps'), amount, from: place, to: place }),
  z.object({ kind: z.literal('division'), amount, at: place, points: z.int(), of: z.int() }),
  z.object({ kind: z.enum(countedUnits), amount, count: z.int(), of: z.int() }),
  z.object({ kind: z.literal('addons'), amount, percent: z.number() }),
  z.object({ kind: z.literal('discounts'), amount, percent: z.number() }),
  z.object({ kind: z.literal('changed'), amount, percent: z.number() }),
])

/** What cancelling now would mean. */
const stop = z.object({
  /** What was paid; 0 for an unpaid order. `earned` and `refund` sum to it. */
  paid: amount,
  /** What the recorded progress has earned: the sum of the lines. */
  earned: amount,
  /** What is refunded. */
  refund: amount,
  lines: z.array(stopLine),
  /** Where it can go, the default first: the values that `refund_to` of the call accepts for this customer. */
  refund_to: z.array(refundTarget),
})

/** A part of an order's money that went back to its customer: an order can be funded by several payments. */
const refund = z.object({
  amount,
  to: refundTarget,
  at: instant,
  /** When the provider was asked to send it; null while that is pending. The balance has it at once. */
  sent_at: instant.nullable(),
})

/**
 * A payment that bought nothing (the order was paid or closed before it arrived) and is refunded the way it was paid.
 */
const returned = z.object({ amount, at: instant, sent_at: instant.nullable() })

/** What an order's page says of its money. */
export const moneySection = {
  payment: z
    .object({
      payment_id: id,
      provider: z.string(),
      status: z.enum(paymentStatuses),
      amount,
      refunded: amount,
      captured_at: instant.nullable(),
      /** For staff: the provider's reference. */
      provider_ref: z.string().nullable(),
    })
    .nullable(),
  /** For its customer: the part of their balance that an open payment by balance and card reserves. */
  reserved: amount,
  /** For customer and staff, while one of them can cancel the order. */
  stop: stop.nullable(),
  /** For customer and staff, oldest first and by card first. */
  refunds: z.array(refund),
  /**
   * For customer and staff, once it is paid. What banks returned (`charged_back`) of money that had gone to the balance was
   * taken from there or is owed (`taken_back`). `left` is below zero if the customer has more than they paid.
   */
  money: z
    .object({ paid: amount, refunded: amount, charged_back: amount, taken_back: amount, left: amount })
    .nullable(),
  /** For customer and staff, oldest first. */
  returned: z.array(returned),
}
