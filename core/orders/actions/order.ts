import type { OrderConfig } from '../../choices/order-config.ts'
import { needsAccount } from '../kinds.ts'
import {
  type FlagAction,
  flagActionFor,
  type OrderAction,
  type OrderStatus,
  transitionFor,
} from '../lifecycle.ts'
import { type Rule, when } from './rule.ts'

/** What the order itself says. */
export type OrderFacts = { config: OrderConfig; status: OrderStatus; paused: boolean }

export const isOpen = ({ status }: OrderFacts) => status !== 'completed' && status !== 'cancelled'
export const isPaidAndOpen = (order: OrderFacts) => order.status !== 'not_paid' && isOpen(order)

/** A step of the lifecycle, if a person takes it on the order's page. */
export const step =
  (action: OrderAction): Rule<OrderFacts> =>
  (actor, { status, config }) => {
    const found = transitionFor(status, action, actor, needsAccount(config))
    return found && { needsReason: found.needsReason ?? false }
  }

export const flag =
  (action: FlagAction): Rule<OrderFacts> =>
  (actor, { status, paused }) =>
    when(flagActionFor(status, paused, actor) === action)
