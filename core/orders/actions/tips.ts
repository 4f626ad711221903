import { type ChargebackFacts, type Frozen, unlessFrozen } from './chargebacks.ts'
import { type Rules, when, withReason } from './rule.ts'

export type TipFacts = {
  /** Whether the customer can tip the booster now. */
  canTip: boolean
  /** Whether its tip is held, so that staff can refund it. */
  tipHeld: boolean
}

/** In an ordinary order. */
export const noTip: TipFacts = { canTip: false, tipHeld: false }

export const tipRules: Rules<'tip' | 'refund_tip', TipFacts & ChargebackFacts, Frozen> = {
  tip: (actor, { canTip }) => when(actor === 'customer' && canTip),
  refund_tip: unlessFrozen(
    (actor, { tipHeld }) => (actor === 'admin' && tipHeld ? withReason : null),
    ['disputed', 'returned'],
  ),
}
