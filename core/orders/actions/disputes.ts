import type { DisputeOpener } from '../disputes.ts'
import { isParty, never, type Rules, when, withReason } from './rule.ts'

export type DisputeFacts = {
  /** Who opened the dispute that is open; null for none. */
  disputedBy: DisputeOpener | null
  /** Whether a dispute can be opened now, and whether a completed order can run again. */
  canDispute: boolean
  canReopen: boolean
  /** Whether a second look at a decision can be asked for now, and whether the open dispute is one. */
  canAppeal: boolean
  appealed: boolean
}

/** In an ordinary order. */
export const noDispute: DisputeFacts = {
  disputedBy: null,
  canDispute: false,
  canReopen: false,
  canAppeal: false,
  appealed: false,
}

export const disputeRefusals = ['order_disputed'] as const

export const disputeRules: Rules<
  | 'dispute'
  | 'answer_dispute'
  | 'withdraw_dispute'
  | 'appeal'
  | 'decide_amounts'
  | 'uphold_decision'
  | 'decide_complete'
  | 'decide_cancel'
  | 'decide_return'
  | 'reopen',
  DisputeFacts
> = {
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
}
