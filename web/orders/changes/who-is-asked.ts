import { orderLevel } from '#core/orders/claiming.ts'
import { type FollowUp, followUpOf } from '#core/orders/follow-up.ts'
import type { OrderView } from '../order/parts/order-facts.ts'
import type { Fallback } from './change-fallback.tsx'
import type { Terms } from './price-of-change.ts'
import type { ChangeState } from './use-change.ts'

/** Who is asked for a change, what that reserves, and the order that others would play. */
export type Asked = {
  ask: 'booster' | 'booster_then_others' | 'others'
  /** Null where others can't be asked. */
  next: FollowUp | null
  /** How many other boosters could take it now. */
  matching: number
  /** Minor units to reserve now; the larger sum while it is open who plays. */
  due: number
}

export function whoIsAsked(order: OrderView, terms: Terms, state: ChangeState, fallback: Fallback): Asked {
  const { config, change, tooHigh } = state
  const next = order.booster ? followUpOf(order.config, config, terms.table) : null
  const ask =
    !next || (fallback === 'keep' && !tooHigh) ? 'booster' : tooHigh ? 'others' : 'booster_then_others'
  const difference = Math.max(0, change?.difference ?? 0)
  const others = next?.quote.total ?? 0
  const due = { booster: difference, others, booster_then_others: Math.max(difference, others) }[ask]
  const level = orderLevel(config)
  return { ask, next, matching: terms.others.filter((ceiling) => ceiling >= level).length, due }
}
