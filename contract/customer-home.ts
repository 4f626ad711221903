import { z } from 'zod'
import { mostClimbs } from '#core/orders/my-orders.ts'
import { endpoint } from './endpoint.ts'
import { loggedWork, orderRow } from './order-view.ts'
import { instant, localeCode, person, success, text } from './values.ts'
import { waitingOrder } from './waiting.ts'

/** A running order with what its drawing shows. */
const climb = orderRow.extend({
  booster: person.nullable(),
  logged: loggedWork,
  /** After each recorded game, or completed hours: when, and which part of the work (0 to 1) was done then. */
  steps: z.array(z.object({ at: instant, done: z.number() })),
  /** When it is expected to end; null while it is paused or disputed, before its start is known, and after the work. */
  arrives: z.object({ from: instant, to: instant }).nullable(),
})

export const getCustomerHome = endpoint({
  summary: `A customer's home in one reply: what needs them, the most urgent first, their running orders with how far each is (up to ${mostClimbs}), and their tickets of open raffles`,
  guard: 'authentication',
  opensBefore: true,
  query: z.strictObject({ language: localeCode.default('en') }),
  reply: success(
    z.object({
      /** When it was read. */
      now: instant,
      needs: z.array(waitingOrder),
      climbs: z.array(climb),
      /** How many orders run in all, and how many orders there are, up to 1,000. */
      running: z.int(),
      orders: z.int(),
      raffles: z.array(z.object({ slug: text(120), title: z.string(), number: z.int(), closes_at: instant })),
    }),
  ),
  errors: [],
})

export const customerHomeContract = { getCustomerHome }
