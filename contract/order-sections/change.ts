import { z } from 'zod'
import { changeAsks } from '#core/orders/follow-up.ts'
import { orderConfig } from '../order-config.ts'
import { amount, id, instant, person } from '../values.ts'

/** A change of the order that waits for its booster's answer. */
const change = z.object({
  change_id: id,
  config: orderConfig,
  /** What the order would cost in all, and how much more (below zero: less) than now. */
  total: amount,
  difference: amount,
  /** By how much the booster's share would change. */
  share: amount,
  days: z.object({ from: z.int(), to: z.int() }),
  note: z.string(),
  asked_at: instant,
  answer_by: instant,
})

/** What a change adds, as an order for other boosters. */
const next = z.object({
  change_id: id,
  config: orderConfig,
  /** Its price. */
  total: amount,
  /** The order, once it is placed: when the present one is completed. */
  order: z.object({ order_id: id, number: z.int() }).nullable(),
})

/** What staff prepared for the customer, who asks for it as for any change, at the price of that moment. */
const prepared = z.object({
  prepared_id: id,
  config: orderConfig,
  /** What staff saw: more to pay, or, below zero, what goes back. */
  difference: amount,
  ask: z.enum(changeAsks),
  /** What the order for other boosters costs, where they are asked. */
  next_total: amount.nullable(),
  in_game_name: z.string().nullable(),
  /** From staff to the customer. */
  reason: z.string(),
  /** For staff: who prepared it. */
  by: person.nullable(),
  prepared_at: instant,
  /** Until when the customer can ask for it. */
  answer_by: instant,
})

/** What an order's page says of its changes. */
export const changeSection = {
  /** For customer and staff; null unless it waits for the customer. */
  prepared: prepared.nullable(),
  /** Null while no change waits. */
  change: change.nullable(),
  /** For customer and staff; null unless other boosters play what a change adds. */
  next: next.nullable(),
}
