import { type Expression, type SqlBool, sql } from 'kysely'
import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { coachLevel } from '#core/orders/coaching.ts'
import type { Db } from '../db.ts'
import { pageSize } from '../orders/pages.ts'

export type CoachFilter = { game?: GameId | undefined; language?: string | undefined }

export type CoachRow = Awaited<ReturnType<typeof findCoaches>>[number]

/** A page of the offers that are listed: who taught most comes first, then who asks least. */
export function findCoaches(db: Db, filter: CoachFilter, page: number) {
  return listed(db, filter)
    .innerJoin('booster_ceilings as rank', (join) =>
      join.onRef('rank.user_id', '=', 'offer.booster_id').onRef('rank.game', '=', 'offer.game'),
    )
    .selectAll('offer')
    .select(['coach.username', 'coach.demo', 'rank.ceiling'])
    .select((eb) =>
      eb
        .selectFrom('orders')
        .select((part) => part.fn.countAll<number>().as('count'))
        .whereRef('orders.coach_id', '=', 'offer.booster_id')
        .whereRef('orders.game', '=', 'offer.game')
        .where('orders.status', '=', 'completed')
        .as('completed'),
    )
    .orderBy('completed', 'desc')
    .orderBy('offer.hourly')
    .orderBy('coach.username')
    .orderBy('offer.game')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
}

/** How many offers are listed, and when the last of them was saved: a page shows others when either differs. */
export function countCoaches(db: Db, filter: CoachFilter = {}) {
  return listed(db, filter)
    .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.max('offer.updated_at').as('saved_at')])
    .executeTakeFirstOrThrow()
}

/** Core's `canCoach` as a condition: offers that are open, of boosters who may teach the game now. */
function listed(db: Db, { game, language }: CoachFilter) {
  return db
    .selectFrom('coach_offers as offer')
    .innerJoin('users as coach', 'coach.id', 'offer.booster_id')
    .where('offer.active', '=', true)
    .where('coach.banned_at', 'is', null)
    .where(sql<SqlBool>`'Booster' = any(coach.permissions)`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('booster_filters as filter')
          .select('filter.user_id')
          .whereRef('filter.user_id', '=', 'offer.booster_id')
          .where(sql<SqlBool>`filter.filter like offer.game || ':%'`),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('booster_ceilings as ceiling')
          .select('ceiling.user_id')
          .whereRef('ceiling.user_id', '=', 'offer.booster_id')
          .whereRef('ceiling.game', '=', 'offer.game')
          .where(highEnough),
      ),
    )
    .$if(game !== undefined, (query) => query.where('offer.game', '=', game ?? ''))
    .$if(language !== undefined, (query) => query.where(sql<SqlBool>`${language} = any(offer.languages)`))
}

const levels = JSON.stringify(
  Object.fromEntries(Object.values(games).map((game) => [game.id, coachLevel(game)])),
)

function highEnough(): Expression<SqlBool> {
  return sql<SqlBool>`ceiling.ceiling >= (${levels}::jsonb ->> ceiling.game)::integer`
}
