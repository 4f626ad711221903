import { changeableStatuses } from '../changeable-statuses.ts'
import type { ChargebackFacts, Frozen } from './chargebacks.ts'
import type { OrderFacts } from './order.ts'
import { never, type Rules, when, withReason } from './rule.ts'

export type ChangeFacts = {
  /** Whether a change of the order waits for its booster. */
  changeAsked: boolean
  /** Whether other boosters will play what a change adds, when the order is completed. */
  nextPlanned: boolean
  /** Whether what staff prepared waits for the customer. */
  changePrepared: boolean
  /** Whether its reader is staff and a party of it, such as a booster who handed it on. */
  ownAffair: boolean
}

/** In an ordinary order. */
export const noChange: ChangeFacts = {
  changeAsked: false,
  nextPlanned: false,
  changePrepared: false,
  ownAffair: false,
}

export const changeRefusals = ['change_open'] as const

export const changeRules: Rules<
  | 'change_asked'
  | 'changed'
  | 'change_declined'
  | 'change_withdrawn'
  | 'change_expired'
  | 'plan_next'
  | 'change_prepared'
  | 'prepared_discarded',
  ChangeFacts & ChargebackFacts & OrderFacts,
  (typeof changeRefusals)[number] | Frozen
> = {
  change_asked: (actor, { status, changeAsked, nextPlanned, frozen }) =>
    actor === 'customer' && changeableStatuses.includes(status)
      ? { refusal: frozen ? 'order_frozen' : changeAsked || nextPlanned ? 'change_open' : null }
      : null,
  changed: (actor, order) => when(actor === 'booster' && order.changeAsked),
  change_declined: (actor, order) => (actor === 'booster' && order.changeAsked ? withReason : null),
  change_withdrawn: (actor, order) => when(actor === 'customer' && order.changeAsked),
  change_expired: never,
  change_prepared: (actor, { status, changeAsked, nextPlanned, changePrepared, ownAffair, frozen }) =>
    actor === 'admin' && !ownAffair && changeableStatuses.includes(status)
      ? {
          refusal: frozen
            ? 'order_frozen'
            : changeAsked || nextPlanned || changePrepared
              ? 'change_open'
              : null,
        }
      : null,
  prepared_discarded: (actor, order) =>
    when(actor !== 'booster' && order.changePrepared && !(actor === 'admin' && order.ownAffair)),
  // Withdrawing cancels the order that other boosters would get.
  plan_next: (actor, order) => when(actor === 'customer' && order.nextPlanned),
}
