import { z } from 'zod'
import { dueKinds } from '#core/orders/due-work.ts'
import { endpoint } from './endpoint.ts'
import { orderRow } from './order-view.ts'
import { amount, instant, success } from './values.ts'

/** What is next on a booster's order: a deadline, or the hour of a session. */
export const due = z.object({
  kind: z.enum(dueKinds),
  at: instant.nullable(),
  /** Whether it waits for the booster. */
  mine: z.boolean(),
})

/** What names an order in a row. */
const brief = orderRow.pick({ order_id: true, number: true, config: true, coach: true })
const offer = brief.extend({ version: z.int(), booster_share: amount })

export const getBoosterDay = endpoint({
  summary:
    "A booster's day in one reply: what is due on their orders, offers by name, the first orders of the board that fit, answers to reviews, unread messages, and their money with its dates",
  guard: 'Booster',
  reply: success(
    z.object({
      /** What waits for the booster first, then by its time. */
      due: z.array(orderRow.extend({ due })),
      /** Offers that name this booster, and hours that were booked with them; `until` is their answer's deadline. */
      named: z.array(offer.extend({ until: instant })),
      /** The first of the board, and how many there are. */
      fits: z.object({ items: z.array(offer.extend({ start_due_at: instant.nullable() })), total: z.int() }),
      /** Reviews that can still be answered, and until when the first of them. */
      answers: z.object({ due: z.int(), until: instant.nullable() }),
      unread: z.array(brief.extend({ count: z.int() })),
      money: z.object({
        available: amount,
        /** On hold, and when the next part of it is free; null while all of it waits for staff. */
        held: amount,
        next: z.object({ amount, at: instant }).nullable(),
        /** What the results that are being checked bring. */
        pending: amount,
        /** The payout that was requested last and isn't sent yet. */
        payout: z.object({ amount, requested_at: instant }).nullable(),
      }),
      /** Whether they have ever had an order, and whether they offer any service. */
      has_worked: z.boolean(),
      offers: z.boolean(),
      away: z.boolean(),
    }),
  ),
  errors: ['prices_not_set'],
})

export const boosterDayContract = { getBoosterDay }
