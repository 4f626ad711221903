import { z } from 'zod'
import { daysBetween, mostBookingDays } from '#core/money/bookkeeping.ts'
import { endpoint } from './endpoint.ts'
import { reason } from './order-view.ts'
import { amount, id, instant, success } from './values.ts'

const order = z.object({ order_id: id, number: z.int() })

const troubles = z.object({
  /** The newest check of the books; null before the first. */
  ledger: z.object({ at: instant, faults: z.int() }).nullable(),
  /** Events that nothing was booked for, because they don't match our records; unsettled ones first. */
  events: z.array(
    z.object({
      event_id: z.int(),
      provider: z.string(),
      reason: z.string(),
      /** What the provider reported. */
      reported: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      /** What our own payment says, if the event names one. */
      expected: z.object({ amount, currency: z.string(), ref: z.string().nullable() }).nullable(),
      at: instant,
      settled: z.object({ at: instant, reason: z.string() }).nullable(),
    }),
  ),
  /** What balances got of refunds that weren't delivered, and what banks had returned of them (`by_bank`). */
  refunds: z.array(
    z.object({
      order: order.nullable(),
      amount,
      by_bank: amount,
      /** Whether its customer has erased their account: the money stays theirs on the books. */
      erased: z.boolean(),
      failed_at: instant,
      credited_at: instant.nullable(),
    }),
  ),
  /** Open ones first, by when evidence is due; `loss` is what a lost one cost the shop. */
  chargebacks: z.array(
    z.object({
      chargeback_id: id,
      order: order.nullable(),
      amount,
      status: z.enum(['open', 'won', 'lost']),
      due_at: instant.nullable(),
      opened_at: instant,
      closed_at: instant.nullable(),
      loss: amount,
    }),
  ),
})

const listPaymentTroubles = endpoint({
  summary:
    'Payments that need a look: events set aside, failed refunds, chargebacks, and the last check of the books; at most 100 of each',
  guard: 'FullAccess',
  reply: success(troubles),
  errors: [],
})

const settlePaymentEvent = endpoint({
  summary: 'Mark an event that was set aside as settled, with the reason; it books nothing',
  guard: 'FullAccess',
  params: z.strictObject({ event_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  body: z.strictObject({ reason }),
  reply: success(troubles),
  errors: ['not_found'],
  fresh: true,
  example: { body: { reason: 'A test payment from the dashboard' } },
})

/** A day in the shop's time zone. */
const day = z.iso.date()

const exportBookings = endpoint({
  summary: `Export the ledger's entries of some days in the shop's time zone, at most ${mostBookingDays}, as CSV for bookkeeping`,
  guard: 'FullAccess',
  query: z
    .strictObject({ from: day, to: day })
    .refine(({ from, to }) => daysBetween(from, to) > 0 && daysBetween(from, to) <= mostBookingDays),
  reply: success(z.object({ name: z.string(), content: z.string() })),
  errors: [],
  perMinute: 10,
})

export const paymentTroublesContract = { listPaymentTroubles, settlePaymentEvent, exportBookings }
