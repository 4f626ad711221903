import { never, type Rule, type Rules } from './rule.ts'

export type ChargebackFacts = {
  /** Whether a chargeback freezes it: the bank is deciding, or has returned the payment. */
  frozen: 'disputed' | 'returned' | null
}

/** In an ordinary order. */
export const noChargeback: ChargebackFacts = { frozen: null }

export const chargebackRefusals = ['order_frozen'] as const
export type Frozen = (typeof chargebackRefusals)[number]

/** A frozen order can't end while the bank decides; one whose payment was returned can only be cancelled. */
export const unlessFrozen =
  <Facts, Refusal extends string>(
    rule: Rule<Facts, Refusal>,
    by: readonly ChargebackFacts['frozen'][],
  ): Rule<Facts & ChargebackFacts, Refusal | Frozen> =>
  (actor, order) => {
    const offer = rule(actor, order)
    return offer && order.frozen && by.includes(order.frozen) ? { ...offer, refusal: 'order_frozen' } : offer
  }

export const chargebackRules: Rules<
  'charge_back' | 'charge_back_won' | 'charge_back_lost' | 'hold_lifted',
  ChargebackFacts
> = { charge_back: never, charge_back_won: never, charge_back_lost: never, hold_lifted: never }
