import type { z } from 'zod'
import type { finishedClimb } from '#contract/boosters.ts'
import type { Place } from '#core/games/ladder.ts'
import { daysLate, daysTaken } from '#core/people/profiles.ts'
import type { ClimbRow } from './climb-store.ts'

/** A completed climb as the contract describes it. */
export function climbView(row: ClimbRow): z.input<typeof finishedClimb> {
  const { started_at, finished_at, days_from, days_to, start, target, ...climb } = row
  const days = daysTaken(started_at.getTime(), finished_at.getTime())
  return {
    ...climb,
    start: placeOf(start),
    target: placeOf(target),
    started_at: started_at.toISOString(),
    finished_at: finished_at.toISOString(),
    days,
    promised: { from: days_from, to: days_to },
    late_days: daysLate(days, days_to),
  }
}

function placeOf({ tier, division }: Place): Place {
  return { tier, division }
}
