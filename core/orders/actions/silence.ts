import { kindOf } from '../kinds.ts'
import { canSetHours } from '../play-hours.ts'
import type { OrderFacts } from './order.ts'
import { never, type Rules, when, withReason } from './rule.ts'

export type SilenceFacts = {
  /** What the customer can do about a silent booster; null while nothing is expected of one. */
  silence: { canPoke: boolean; canReplace: boolean; held: boolean } | null
  /** Whether the customer's request for another booster waits for staff. */
  otherAsked: boolean
}

/** In an ordinary order. */
export const noSilence: SilenceFacts = { silence: null, otherAsked: false }

export const silenceRefusals = ['poke_too_early', 'other_booster_asked'] as const

export const silenceRules: Rules<
  'poke' | 'hold' | 'keep_booster' | 'ask_other_booster' | 'decline_other_booster' | 'set_hours',
  SilenceFacts & OrderFacts,
  (typeof silenceRefusals)[number]
> = {
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
  decline_other_booster: (actor, { otherAsked }) => (actor === 'admin' && otherAsked ? withReason : null),
  set_hours: (actor, order) => when(actor === 'customer' && canSetHours(order)),
}
