import { z } from 'zod'
import { orderStatuses } from '#core/orders/lifecycle.ts'
import { peopleRoles } from '#core/people/people.ts'
import { couponStates } from '#core/prices/coupons.ts'
import { foundBy, mostFound, searchLength } from '#core/site/search.ts'
import { endpoint } from './endpoint.ts'
import { orderConfig } from './order-config.ts'
import { id, instant, success, text } from './values.ts'

/** By what something was found, so that the reader sees why it is there. */
const found_by = z.enum(foundBy)

export const search = endpoint({
  summary: `Search orders, people and coupons by how they begin, the closest first, at most ${mostFound} of each. Everyone finds their own orders by number and in-game name, and boosters those that they play; EditOrders finds all, also by customer, booster and payment. EditUsers finds people, EditStore coupons`,
  guard: 'authentication',
  opensBefore: true,
  query: z.strictObject({ q: text(searchLength).min(1) }),
  perMinute: 240,
  reply: success(
    z.object({
      orders: z.array(
        z.object({
          order_id: id,
          number: z.int(),
          config: orderConfig,
          /** The chosen coach's name; null unless the order is for coaching. */
          coach: z.string().nullable(),
          status: z.enum(orderStatuses),
          created_at: instant,
          /** For staff; null otherwise. */
          customer: z.string().nullable(),
          booster: z.string().nullable(),
          /** For its customer and staff; null otherwise. */
          in_game_name: z.string().nullable(),
          found_by,
        }),
      ),
      people: z.array(
        z.object({
          user_id: id,
          username: z.string(),
          email: z.string(),
          role: z.enum(peopleRoles),
          banned: z.boolean(),
          found_by,
        }),
      ),
      coupons: z.array(z.object({ code: z.string(), state: z.enum(couponStates) })),
    }),
  ),
  errors: [],
})

export const searchContract = { search }
