import { z } from 'zod'
import { orderConfig } from '../order-config.ts'
import { amount, id, instant } from '../values.ts'

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

/** What an order's page says of its changes. */
export const changeSection = {
  /** Null while no change waits. */
  change: change.nullable(),
  /** For customer and staff; null unless other boosters play what a change adds. */
  next: next.nullable(),
}
