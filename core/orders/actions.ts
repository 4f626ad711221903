import { isBoost } from '../choices/order-config.ts'
import { type ChangeFacts, changeRefusals, changeRules, noChange } from './actions/changes.ts'
import {
  type ChargebackFacts,
  chargebackRefusals,
  chargebackRules,
  noChargeback,
  unlessFrozen,
} from './actions/chargebacks.ts'
import { type DisputeFacts, disputeRefusals, disputeRules, noDispute } from './actions/disputes.ts'
import { hoursLeft, type LessonFacts, lessonRefusals, lessonRules, noLesson } from './actions/lessons.ts'
import { flag, isOpen, type OrderFacts, step } from './actions/order.ts'
import { never, type Reader, type Rules, when, withReason } from './actions/rule.ts'
import { noSilence, type SilenceFacts, silenceRefusals, silenceRules } from './actions/silence.ts'
import { noTip, type TipFacts, tipRules } from './actions/tips.ts'
import { emptyVault, type VaultFacts, vaultRefusals, vaultRules } from './actions/vault.ts'
import { type OrderDeed, orderDeeds } from './deeds.ts'
import { isForbiddenInDispute } from './disputes.ts'
import { kindOf, needsAccount } from './kinds.ts'

export type { Reader } from './actions/rule.ts'

/** Why an action that belongs to the reader is unavailable at the moment; its call is refused for the same reason. */
export const callRefusals = [
  ...lessonRefusals,
  ...vaultRefusals,
  ...disputeRefusals,
  ...chargebackRefusals,
  ...changeRefusals,
  ...silenceRefusals,
] as const
/** A paused order is the exception: its calls are refused as on an order that has moved on. */
export const actionRefusals = ['order_paused', ...callRefusals] as const
export type ActionRefusal = (typeof actionRefusals)[number]

export type OfferedAction = { action: OrderDeed; refusal: ActionRefusal | null; needsReason: boolean }

type WorkFacts = {
  /** How many games count. */
  games: number
  /** Whether the shares of the closed order wait for staff. */
  sharesHeld: boolean
}

/** What determines which actions a person can take on an order; each feature knows its own. */
export type ActionFacts = OrderFacts &
  WorkFacts &
  LessonFacts &
  VaultFacts &
  DisputeFacts &
  ChargebackFacts &
  ChangeFacts &
  SilenceFacts &
  TipFacts

/** The facts of an order on which nothing has happened, for tests and made-up orders. */
export const quietFacts = {
  games: 0,
  sharesHeld: false,
  ...noLesson,
  ...emptyVault,
  ...noDispute,
  ...noChargeback,
  ...noChange,
  ...noSilence,
  ...noTip,
} satisfies Omit<ActionFacts, keyof OrderFacts>

/** Those of the order itself; a feature's actions have their rules in `actions/`. */
const rules: Rules<OrderDeed, ActionFacts, ActionRefusal> = {
  ...lessonRules,
  ...vaultRules,
  ...disputeRules,
  ...chargebackRules,
  ...changeRules,
  ...silenceRules,
  ...tipRules,
  create: never,
  pay: step('pay'),
  open_payment: never,
  open_wave: never,
  // Its bounds are in the section of the search.
  raise_share: never,
  name_booster: (actor, { status, config }) =>
    when(actor === 'customer' && status === 'not_paid' && isBoost(config)),
  change_coupon: (actor, { status }) => when(actor === 'customer' && status === 'not_paid'),
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
  prove_game: never,
  strike_game: (actor, order) =>
    actor === 'admin' && order.games > 0 && (isOpen(order) || order.sharesHeld) ? withReason : null,
  release_shares: (actor, { sharesHeld }) => (actor === 'admin' && sharesHeld ? withReason : null),
  // Only time ends an offer, misses a start, or finds that nobody plays an order any more.
  named_expired: never,
  start_missed: never,
  nobody_plays: never,
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
