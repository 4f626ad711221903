import type { OrderConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { canCoach } from '#core/orders/coaching.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { boosterFacts } from '#server/boosters/facts/booster-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { findHourly } from './coach-store.ts'

/** The current hourly rate of an order's coach, in minor units; undefined if no coach was chosen. */
export async function coachPrice({ db }: Services, config: OrderConfig): Promise<number | undefined> {
  const { coachId } = kindOf(config)
  if (coachId === null) return undefined
  const coach = await findHourly(db, coachId, config.game)
  if (!coach) throw refused('coach_not_found')
  const may = canCoach(await boosterFacts(db, coachId, []), games[config.game])
  if (!may || coach.hourly === null) throw refused('coach_not_eligible')
  return coach.hourly
}

function refused(code: 'coach_not_found' | 'coach_not_eligible'): AppError {
  return new AppError(code, [{ field: 'config.coachId', code }])
}
