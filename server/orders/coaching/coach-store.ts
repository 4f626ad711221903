import { type Expression, type Insertable, type Selectable, type SqlBool, sql } from 'kysely'
import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { coachLevel } from '#core/orders/coaching.ts'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import { pageSize } from '#server/platform/http/pages.ts'

export type CoachFilter = { game?: GameId | undefined; language?: string | undefined }

export type CoachRow = Awaited<ReturnType<typeof findCoaches>>[number]

/** A page of the listed offers: coaches with the most completed orders come first, then the lowest rates. */
export function findCoaches(db: Db, filter: CoachFilter, page: number) {
  return listed(db, filter)
    .innerJoin('booster_ceilings as rank', (join) =>
      join.onRef('rank.user_id', '=', 'offer.booster_id').onRef('rank.game', '=', 'offer.game'),
    )
    .leftJoin('teaching_hours as teaching', 'teaching.booster_id', 'offer.booster_id')
    .leftJoin('booster_figures as figures', (join) =>
      join.onRef('figures.booster_id', '=', 'offer.booster_id').onRef('figures.game', '=', 'offer.game'),
    )
    .selectAll('offer')
    .select(['figures.finished as boosts', 'figures.reviews', 'figures.rating_sum'])
    .select(['coach.username', 'coach.demo', 'rank.ceiling', 'teaching.spans', 'teaching.time_zone as zone'])
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

/** The number of listed offers. */
export function countCoaches(db: Db, filter: CoachFilter = {}) {
  return listed(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
}

/** The number of listed offers of each game. */
export function countGames(db: Db, { language }: Pick<CoachFilter, 'language'>) {
  return listed(db, { language })
    .select((eb) => ['offer.game', eb.fn.countAll<number>().as('offers')])
    .groupBy('offer.game')
    .execute()
}

/** Core's `canCoach` as a condition: open offers of boosters who can currently coach the game. */
function listed(db: Db, { game, language }: CoachFilter) {
  return db
    .selectFrom('coach_offers as offer')
    .innerJoin('users as coach', 'coach.id', 'offer.booster_id')
    .where('offer.active', '=', true)
    .where('coach.banned_at', 'is', null)
    .where(sql<SqlBool>`'Booster' = any(coach.permissions)`)
    .where(
      sql<SqlBool>`not exists (select from boosters where user_id = offer.booster_id and paused_at is not null)`,
    )
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
    .where(({ and, eb }) => (game ? eb('offer.game', '=', game) : and([])))
    .$if(language !== undefined, (query) => query.where(sql<SqlBool>`${language} = any(offer.languages)`))
}

/** A booster's offers for all games. */
export function findOffers(db: Db, boosterId: string): Promise<Selectable<Schema['coach_offers']>[]> {
  return db.selectFrom('coach_offers').selectAll().where('booster_id', '=', boosterId).execute()
}

/** A booster's hourly rate for a game, null without an open offer; undefined when there is no such booster. */
export function findHourly(db: Db, boosterId: string, game: GameId) {
  return db
    .selectFrom('boosters')
    .leftJoin('coach_offers', (join) =>
      join
        .onRef('coach_offers.booster_id', '=', 'boosters.user_id')
        .on('coach_offers.game', '=', game)
        .on('coach_offers.active', '=', true),
    )
    .select('coach_offers.hourly')
    .where('boosters.user_id', '=', boosterId)
    .executeTakeFirst()
}

/** Replaces a booster's previous offer for the game. */
export async function putOffer(tx: Tx, offer: Insertable<Schema['coach_offers']>): Promise<void> {
  const { booster_id, game, ...columns } = offer
  await tx
    .insertInto('coach_offers')
    .values({ booster_id, game, ...columns })
    .onConflict((oc) => oc.columns(['booster_id', 'game']).doUpdateSet(columns))
    .execute()
}

const levels = JSON.stringify(
  Object.fromEntries(Object.values(games).map((game) => [game.id, coachLevel(game)])),
)

function highEnough(): Expression<SqlBool> {
  return sql<SqlBool>`ceiling.ceiling >= (${levels}::jsonb ->> ceiling.game)::integer`
}
