import type { OrderConfig } from '../choices/order-config.ts'
import { type OrderDeed, orderDeeds } from './deeds.ts'
import { kindOf, needsAccount } from './kinds.ts'
import {
  type Actor,
  type FlagAction,
  flagActionFor,
  type OrderAction,
  type OrderStatus,
  transitionFor,
} from './lifecycle.ts'

/** Who reads an order's page. */
export type Reader = Extract<Actor, 'customer' | 'booster' | 'admin'>

/** What determines which actions a person can take on an order. */
export type ActionFacts = {
  config: OrderConfig
  status: OrderStatus
  paused: boolean
  /** Whether the vault has the account's login. */
  loginStored: boolean
  /** Coaching: the completed hours, and whose proposed time awaits an answer. */
  hoursHeld: number
  proposedBy: 'customer' | 'booster' | null
  /** How many games count. */
  games: number
  /** Whether its result is disputed. */
  disputed: boolean
  /** Whether the shares of the closed order wait for staff. */
  sharesHeld: boolean
}

/** Why an action that belongs to the actor is unavailable at the moment. */
export const actionRefusals = ['order_paused', 'session_not_held', 'order_credentials_not_found'] as const
export type ActionRefusal = (typeof actionRefusals)[number]

export type OfferedAction = { action: OrderDeed; refusal: ActionRefusal | null; needsReason: boolean }

type Offer = { refusal?: ActionRefusal | null; needsReason?: boolean } | null
type Rule = (actor: Reader, order: ActionFacts) => Offer

const open: Offer = {}
const when = (offered: boolean): Offer => (offered ? open : null)
const isParty = (actor: Reader) => actor === 'customer' || actor === 'booster'
const withReason: Offer = { needsReason: true }
const isOpen = ({ status }: ActionFacts) => status !== 'completed' && status !== 'cancelled'
const isPaidAndOpen = (order: ActionFacts) => order.status !== 'not_paid' && isOpen(order)
const isTaught = ({ config, status }: ActionFacts) =>
  kindOf(config).log.of === 'sessions' && status === 'boosting'
const hoursLeft = ({ config, hoursHeld }: ActionFacts) => {
  const { log } = kindOf(config)
  return log.of === 'sessions' ? log.hours - hoursHeld : 0
}

/** A step of the lifecycle, if a person takes it on the order's page. */
const step =
  (action: OrderAction): Rule =>
  (actor, { status, config }) => {
    const found = transitionFor(status, action, actor, needsAccount(config))
    return found && { needsReason: found.needsReason ?? false }
  }

const flag =
  (action: FlagAction): Rule =>
  (actor, { status, paused }) =>
    when(flagActionFor(status, paused, actor) === action)

/** Taken elsewhere: before there is a page, or on the board, whose rows carry their own refusal. */
const never: Rule = () => null

const rules: Record<OrderDeed, Rule> = {
  create: never,
  pay: step('pay'),
  open_payment: never,
  change_coupon: (actor, { status }) => when(actor === 'customer' && status === 'not_paid'),
  store_credentials: step('store_credentials'),
  replace_credentials: (actor, order) =>
    when(
      actor === 'customer' &&
        needsAccount(order.config) &&
        isPaidAndOpen(order) &&
        order.status !== 'waiting_for_account',
    ),
  revoke_credentials: (actor, order) =>
    when(actor === 'customer' && order.loginStored && isPaidAndOpen(order)),
  view_credentials: (actor, order) =>
    when(actor === 'booster' && order.loginStored && order.status === 'boosting'),
  claim: never,
  decline: never,
  assign: step('assign'),
  pause: flag('pause'),
  resume: (actor, order) => {
    const offer = flag('resume')(actor, order)
    const isEmpty = needsAccount(order.config) && !order.loginStored
    return offer && { ...offer, refusal: isEmpty ? 'order_credentials_not_found' : null }
  },
  record_game: (actor, order) =>
    actor === 'booster' && order.status === 'boosting' && kindOf(order.config).log.of === 'games'
      ? { refusal: order.paused ? 'order_paused' : null }
      : null,
  // Each game has its own deadline for undoing and correcting it.
  undo_game: never,
  correct_game: never,
  strike_game: (actor, order) =>
    actor === 'admin' && order.games > 0 && (isOpen(order) || order.sharesHeld) ? withReason : null,
  release_shares: (actor, { sharesHeld }) => (actor === 'admin' && sharesHeld ? withReason : null),
  dispute: (actor, { status, disputed }) =>
    actor === 'customer' && status === 'verification_required' && !disputed ? withReason : null,
  session_proposed: (actor, order) => when(isParty(actor) && isTaught(order)),
  session_agreed: (actor, order) =>
    when(isParty(actor) && isTaught(order) && order.proposedBy !== null && order.proposedBy !== actor),
  session_held: (actor, order) => when(actor === 'booster' && isTaught(order) && hoursLeft(order) > 0),
  finish: (actor, order) => {
    const offer = step('finish')(actor, order)
    return offer && { ...offer, refusal: hoursLeft(order) > 0 ? 'session_not_held' : null }
  },
  complete: step('complete'),
  reject: step('reject'),
  drop: step('drop'),
  cancel: step('cancel'),
}

/**
 * Every action that a reader has on an order now, each with the reason why it is unavailable, if any; pages only
 * render it.
 */
export function offeredActions(actor: Reader, order: ActionFacts): OfferedAction[] {
  return orderDeeds.flatMap((action) => {
    const offer = rules[action](actor, order)
    return offer ? [{ action, refusal: offer.refusal ?? null, needsReason: offer.needsReason ?? false }] : []
  })
}
