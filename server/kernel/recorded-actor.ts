import type { Actor } from '#core/orders/lifecycle.ts'

/** The timeline has one kind of booster: after a claim, the claimer is the order's booster. */
export type RecordedActor = Exclude<Actor, 'other_booster'>

export function recordedActor(actor: Actor): RecordedActor {
  return actor === 'other_booster' ? 'booster' : actor
}
