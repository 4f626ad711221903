import { games } from '#core/games/games.ts'
import { canCoach } from '#core/orders/coaching.ts'
import { isCoaching, type OrderConfig } from '#core/orders/order-config.ts'
import { AppError } from '../errors.ts'
import { boosterFacts } from '../orders/booster-facts.ts'
import type { Services } from '../services.ts'

/** What an order's coach asks for an hour now, in minor units; undefined where nobody is taught. */
export async function coachPrice({ db }: Services, config: OrderConfig): Promise<number | undefined> {
  if (!isCoaching(config)) return undefined
  const coach = await db
    .selectFrom('boosters')
    .leftJoin('coach_offers', (join) =>
      join
        .onRef('coach_offers.booster_id', '=', 'boosters.user_id')
        .on('coach_offers.game', '=', config.game)
        .on('coach_offers.active', '=', true),
    )
    .select('coach_offers.hourly')
    .where('boosters.user_id', '=', config.coachId)
    .executeTakeFirst()
  if (!coach) throw refused('coach_not_found')
  const may = canCoach(await boosterFacts(db, config.coachId, []), games[config.game])
  if (!may || coach.hourly === null) throw refused('coach_not_eligible')
  return coach.hourly
}

function refused(code: 'coach_not_found' | 'coach_not_eligible'): AppError {
  return new AppError(code, [{ field: 'config.coachId', code }])
}
