import { isCount, refuse } from '../../choices/config-refusal.ts'
import { type CoachingConfig, mostHours } from '../../choices/order-config.ts'
import { noDistance, type PricedKind } from './priced-kind.ts'

/** Hours with a coach, at the coach's hourly rate. */
export function coaching({ hours }: CoachingConfig): PricedKind {
  return {
    refusal: () => (isCount(hours, mostHours) ? null : refuse('bad_params', 'hours')),
    workLines: (_table, hourly) => {
      if (hourly === undefined) throw new RangeError('Coaching is priced by its coach')
      return [{ kind: 'hours', count: hours, unit: hourly, amount: hourly * hours }]
    },
    extraLines: () => [],
    distance: () => noDistance,
    // All hours in one lesson, or one an evening.
    pace: () => ({ work: hours, isPlayed: false, perDay: { fast: hours, slow: 1 } }),
  }
}
