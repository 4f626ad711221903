import { isBoost, type OrderConfig } from '../choices/order-config.ts'
import { changeableStatuses } from './changeable-statuses.ts'
import { type OrderDeed, orderDeeds } from './deeds.ts'
import { type DisputeOpener, isForbiddenInDispute } from './disputes.ts'
import { kindOf, needsAccount } from './kinds.ts'
import {
  type Actor,
  type FlagAction,
  flagActionFor,
  type OrderAction,
  type OrderStatus,
  transitionFor,
} from './lifecycle.ts'
import { canSetHours } from './play-hours.ts'
import type { CodeState } from './vault.ts'

/** Who reads an order's page. */
export type Reader = Extract<Actor, 'customer' | 'booster' | 'admin'>

/** What determines which actions a person can take on an order. */
export type ActionFacts = {
  config: OrderConfig
  status: OrderStatus
  paused: boolean
  /** Whether the vault has the account's login. */
  loginStored: boolean
  /** How far the hand-over of a login code is; null for none. */
  code: CodeState | null
  /** Coaching: the completed hours, and whose proposed time awaits an answer. */
  hoursHeld: number
  proposedBy: 'customer' | 'booster' | null
  /** How many games count. */
  games: number
  /** Who opened the dispute that is open; null for none. */
  disputedBy: DisputeOpener | null
  /** Whether a dispute can be opened now, and whether a completed order can run again. */
  canDispute: boolean
  canReopen: boolean
  /** Whether a second look at a decision can be asked for now, and whether the open dispute is one. */
  canAppeal: boolean
  appealed: boolean
  /** Whether a chargeback freezes it: the bank is deciding, or has returned the payment. */
  frozen: 'disputed' | 'returned' | null
  /** Whether a change of the order waits for its booster. */
  changeAsked: boolean
  /** Whether other boosters will play what a change adds, when the order is completed. */
  nextPlanned: boolean
  /** Whether the shares of the closed order wait for staff. */
  sharesHeld: boolean
  /** What the customer can do about a silent booster; null while nothing is expected of one. */
  silence: { canPoke: boolean; canReplace: boolean; held: boolean } | null
  /** Whether the customer's request for another booster waits for staff. */
  otherAsked: boolean
  /** Whether the customer can tip the booster now. */
  canTip: boolean
  /** Whether its tip is held, so that staff can refund it. */
  tipHeld: boolean
}

/** Why an action that belongs to the actor is unavailable at the moment. */
export const actionRefusals = [
  'order_paused',
  'session_not_held',
  'order_credentials_not_found',
  'order_disputed',
  'order_frozen',
  'change_open',
  'poke_too_early',
  'other_booster_asked',
] as const
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
  kindOf(config).log.of === 'lessons' && status === 'boosting'
const hoursLeft = ({ config, hoursHeld }: ActionFacts) => {
  const { log } = kindOf(config)
  return log.of === 'lessons' ? log.hours - hoursHeld : 0
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

/** A frozen order can't end while the bank decides; one whose payment was returned can only be cancelled. */
const unlessFrozen =
  (rule: Rule, by: readonly ActionFacts['frozen'][]): Rule =>
  (actor, order) => {
    const offer = rule(actor, order)
    return offer && order.frozen && by.includes(order.frozen) ? { ...offer, refusal: 'order_frozen' } : offer
  }

/** Taken elsewhere: before there is a page, or on the board, whose rows carry their own refusal. */
const never: Rule = () => null

const rules: Record<OrderDeed, Rule> = {
  create: never,
  pay: step('pay'),
  open_payment: never,
  open_wave: never,
  name_booster: (actor, { status, config }) =>
    when(actor === 'customer' && status === 'not_paid' && isBoost(config)),
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
    when(
      actor === 'booster' && order.loginStored && order.status === 'boosting' && order.disputedBy === null,
    ),
  ask_code: (actor, order) =>
    when(actor === 'booster' && order.loginStored && order.status === 'boosting' && order.code !== 'given'),
  give_code: (actor, { code }) => when(actor === 'customer' && code === 'asked'),
  view_code: (actor, { code }) => when(actor === 'booster' && code === 'given'),
  drop_code: never,
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
  dispute: (actor, order) => (actor !== 'booster' && order.canDispute ? withReason : null),
  answer_dispute: (_, { disputedBy }) => when(disputedBy !== null),
  // An appeal is answered by a decision: withdrawn, it would have used up the other side's.
  withdraw_dispute: (actor, { disputedBy, appealed }) => when(actor === disputedBy && !appealed),
  appeal: (actor, { canAppeal }) => (isParty(actor) && canAppeal ? withReason : null),
  // Staff decide on the dispute's page, which shows what each outcome means.
  decide_amounts: never,
  uphold_decision: never,
  decide_complete: never,
  decide_cancel: never,
  decide_return: never,
  reopen: (actor, order) => (actor === 'admin' && order.canReopen ? withReason : null),
  session_proposed: (actor, order) => when(isParty(actor) && isTaught(order)),
  session_agreed: (actor, order) =>
    when(isParty(actor) && isTaught(order) && order.proposedBy !== null && order.proposedBy !== actor),
  session_held: (actor, order) => when(actor === 'booster' && isTaught(order) && hoursLeft(order) > 0),
  change_asked: (actor, { status, changeAsked, nextPlanned, frozen }) =>
    actor === 'customer' && changeableStatuses.includes(status)
      ? { refusal: frozen ? 'order_frozen' : changeAsked || nextPlanned ? 'change_open' : null }
      : null,
  changed: (actor, order) => when(actor === 'booster' && order.changeAsked),
  change_declined: (actor, order) => (actor === 'booster' && order.changeAsked ? withReason : null),
  change_withdrawn: (actor, order) => when(actor === 'customer' && order.changeAsked),
  change_expired: never,
  // Withdrawing cancels the order that other boosters would get.
  plan_next: (actor, order) => when(actor === 'customer' && order.nextPlanned),
  poke: (actor, { silence }) =>
    actor === 'customer' && silence ? { refusal: silence.canPoke ? null : 'poke_too_early' } : null,
  // Only time holds an order.
  hold: never,
  keep_booster: (actor, { silence, otherAsked }) =>
    when(actor === 'customer' && (otherAsked || silence?.held === true)),
  ask_other_booster: (actor, { config, status, silence, otherAsked }) =>
    actor === 'customer' && status === 'boosting' && kindOf(config).log.of === 'games'
      ? { refusal: otherAsked && !silence?.canReplace ? 'other_booster_asked' : null, needsReason: true }
      : null,
  set_hours: (actor, order) => when(actor === 'customer' && canSetHours(order)),
  // Only time ends an offer, or misses a start.
  named_expired: never,
  start_missed: never,
  decline_other_booster: (actor, { otherAsked }) => (actor === 'admin' && otherAsked ? withReason : null),
  tip: (actor, { canTip }) => when(actor === 'customer' && canTip),
  refund_tip: unlessFrozen(
    (actor, { tipHeld }) => (actor === 'admin' && tipHeld ? withReason : null),
    ['disputed', 'returned'],
  ),
  play_along: never,
  finish: (actor, order) => {
    const offer = step('finish')(actor, order)
    return offer && { ...offer, refusal: hoursLeft(order) > 0 ? 'session_not_held' : null }
  },
  complete: unlessFrozen(step('complete'), ['disputed', 'returned']),
  reject: step('reject'),
  // A customer asks for another booster, which drops the order if the booster was silent.
  drop: (actor, order) => (actor === 'customer' ? null : step('drop')(actor, order)),
  cancel: unlessFrozen(step('cancel'), ['disputed']),
  charge_back: never,
  charge_back_won: never,
  charge_back_lost: never,
  hold_lifted: never,
}

/**
 * Every action that a reader has on an order now, each with the reason why it is unavailable, if any; pages only
 * render it.
 */
export function offeredActions(actor: Reader, order: ActionFacts): OfferedAction[] {
  return orderDeeds.flatMap((action) => {
    const offer = rules[action](actor, order)
    if (!offer) return []
    const refusal = isForbiddenInDispute(action, actor, order.disputedBy)
      ? 'order_disputed'
      : (offer.refusal ?? null)
    return [{ action, refusal, needsReason: offer.needsReason ?? false }]
  })
}
