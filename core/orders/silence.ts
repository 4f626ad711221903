import type { OrderConfig } from '../choices/order-config.ts'
import { deadlines } from './deadlines.ts'
import { kindOf } from './kinds.ts'
import type { Actor, OrderStatus } from './lifecycle.ts'
import { afterPlayTime, type PlayHours } from './play-hours.ts'

/** Why a customer asks for another booster. */
export const replacementCauses = ['silent', 'slow', 'wishes_ignored', 'unfriendly', 'other'] as const
export type ReplacementCause = (typeof replacementCauses)[number]

/** Why staff should look at an order: its booster, or that it has none by the promised start. */
export const boosterNeeds = ['other_booster', 'silent', 'late_start'] as const
export type BoosterNeed = (typeof boosterNeeds)[number]

/** What decides whether an order expects something of its booster. */
export type Expecting = {
  config: OrderConfig
  status: OrderStatus
  paused: boolean
  disputed: boolean
  /** A chargeback freezes it. */
  frozen: boolean
}

/**
 * Whether a booster can be silent on an order: it is being played. A pause, a dispute and a chargeback stop the clock;
 * coaching has agreed times instead.
 */
export function expectsBooster({ config, status, paused, disputed, frozen }: Expecting): boolean {
  return status === 'boosting' && !paused && !disputed && !frozen && kindOf(config).log.of === 'games'
}

/**
 * What an action means for the clock of a booster's silence. Everything that the booster does counts as activity: a
 * game, a message, a look at the login, an answer. The clock starts again once the order expects the booster again.
 */
export function silenceAfter(
  before: Expecting,
  after: Expecting,
  actor: Actor,
): 'begins' | 'goes on' | 'ends' {
  if (!expectsBooster(after)) return 'ends'
  const isBooster = actor === 'booster' || actor === 'other_booster'
  return isBooster || !expectsBooster(before) ? 'begins' : 'goes on'
}

export type Silence = {
  /** When the booster was last active. */
  activeAt: Date
  /** When the customer last poked them. */
  pokedAt: Date | null
  /** When they can play; only that time counts. */
  hours: PlayHours | null
}

/** When a span of a booster's silence is over: only time in which they could play counts. */
export function silenceEnd(
  span: 'poke' | 'silenceReminder' | 'silence',
  since: Date,
  hours: PlayHours | null,
): Date {
  return afterPlayTime(hours, since, deadlines[span].ms)
}

/** From when on the customer can poke the booster. */
export function pokeAt({ activeAt, pokedAt, hours }: Silence): Date {
  return silenceEnd('poke', pokedAt && pokedAt > activeAt ? pokedAt : activeAt, hours)
}

/** From when on the customer can take the order from the booster without asking the team. */
export function replaceAt({ activeAt, hours }: Pick<Silence, 'activeAt' | 'hours'>): Date {
  return silenceEnd('silence', activeAt, hours)
}
