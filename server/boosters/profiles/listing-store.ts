import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { GameId, ServerId, ServiceId } from '#core/games/game.ts'
import { allGames, enoughOrders } from '#core/people/profiles.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { pageSize } from '#server/platform/http/pages.ts'

export type BoosterFilter = {
  game?: GameId | undefined
  service?: ServiceId | undefined
  server?: ServerId | undefined
  language?: string | undefined
  /** Only these, by id. */
  among?: readonly string[] | undefined
}

export type BoosterSort = 'finished' | 'on_time' | 'start' | 'active' | 'rank'

export type ListedRow = Awaited<ReturnType<typeof findShown>>[number]

/** The ids on a page of the listed boosters, in their order; `online` are the ids of those who are connected. */
export async function findListed(
  db: Db,
  filter: BoosterFilter,
  { sort, page, online }: { sort: BoosterSort; page: number; online: readonly string[] },
): Promise<string[]> {
  const sorted = orders[sort]({ online, game: filter.game }).reduce(
    (query, by) => query.orderBy(by),
    listed(db, filter).select('users.id'),
  )
  const rows = await sorted
    .orderBy('users.username')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return rows.map(({ id }) => id)
}

/** Boosters by id with their figures: of one game, or of all together. */
export function findShown(db: Db, ids: readonly string[], game: GameId | undefined) {
  return selectShown(people(db, game))
    .where('boosters.user_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** The number of listed boosters. */
export async function countListed(db: Db, filter: BoosterFilter): Promise<number> {
  const { total } = await listed(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** One booster by name, whether or not they take orders at the moment; never one who is banned or has left. */
export function findByName(db: Db, username: string) {
  return selectShown(people(db, undefined))
    .where(sql<string>`lower(users.username)`, '=', username.toLowerCase())
    .where('users.kind', '=', 'customer')
    .executeTakeFirst()
}

/** The names of some boosters by id, in the order of the ids; without those who are banned or have left. */
export async function findNames(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await people(db, undefined)
    .select(['users.id', 'users.username'])
    .where('boosters.user_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const names = new Map(rows.map(({ id, username }) => [id, username]))
  return ids.flatMap((id) => names.get(id) ?? [])
}

/** The names of boosters with a completed order, for the sitemaps. */
export async function findFinished(db: Db): Promise<{ username: string; last_at: Date | null }[]> {
  return people(db, undefined)
    .select(['users.username', 'figures.last_at'])
    .where('figures.finished', '>', 0)
    .orderBy('users.username')
    .execute()
}

/** The number of some boosters, by id, who can take another order. */
export async function countFree(db: Db, ids: readonly string[]): Promise<number> {
  const { free } = await people(db, undefined)
    .select((eb) => eb.fn.countAll<number>().as('free'))
    .where('boosters.paused_at', 'is', null)
    .where('boosters.user_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where((eb) =>
      eb.or([
        sql<SqlBool>`boosters.solo_limit > ${active(false)}`,
        sql<SqlBool>`boosters.duo_limit > ${active(true)}`,
      ]),
    )
    .executeTakeFirstOrThrow()
  return free
}

/** Boosters with their figures: of one game, or of all together. */
function people(db: Db, game: GameId | undefined) {
  return db
    .selectFrom('boosters')
    .innerJoin('users', 'users.id', 'boosters.user_id')
    .leftJoin('booster_figures as figures', (join) =>
      join.onRef('figures.booster_id', '=', 'boosters.user_id').on('figures.game', '=', game ?? allGames),
    )
    .leftJoin('booster_profiles as profile', 'profile.user_id', 'boosters.user_id')
    .where('users.banned_at', 'is', null)
    .where(sql<SqlBool>`users.permissions @> array['Booster']`)
}

/** Who can take an order that fits the filter: with room for one, a service that fits and a rank limit in its game. */
function listed(db: Db, { game, service, server, language, among }: BoosterFilter) {
  const offered = [game, service, server].map((part) => part ?? '%').join(':')
  return people(db, game)
    .where('boosters.paused_at', 'is', null)
    .where(sql<SqlBool>`boosters.solo_limit + boosters.duo_limit > 0`)
    .where(sql<SqlBool>`exists (select from booster_filters offer
      where offer.user_id = boosters.user_id and offer.filter like ${offered}
        and exists (select from booster_ceilings c
          where c.user_id = offer.user_id and offer.filter like c.game || ':%'))`)
    .$if(language !== undefined, (query) =>
      query.where(sql<SqlBool>`profile.languages @> ${JSON.stringify([{ code: language }])}::jsonb`),
    )
    .$if(among !== undefined, (query) =>
      query.where('boosters.user_id', '=', sql<string>`any(${among}::uuid[])`),
    )
}

function selectShown(query: ReturnType<typeof people>) {
  return query
    .select(['users.id', 'users.username', 'users.demo', 'boosters.last_active_at'])
    .select(['users.avatar_small', 'users.avatar_large'])
    .select(['boosters.solo_limit', 'boosters.duo_limit'])
    .selectAll('figures')
    .select(['profile.languages', 'profile.about', 'profile.about_in', 'profile.free', 'profile.time_zone'])
    .select([
      active(false).as('active_solo'),
      active(true).as('active_duo'),
      sql<
        string[]
      >`array(select filter from booster_filters f where f.user_id = users.id order by filter)`.as('filters'),
      sql<Partial<Record<GameId, number>>>`coalesce((select jsonb_object_agg(game, ceiling)
        from booster_ceilings c where c.user_id = users.id), '{}')`.as('ceilings'),
    ])
}

type Around = { online: readonly string[]; game: GameId | undefined }
const finished = sql`coalesce(figures.finished, 0) desc`
const enough = sql`coalesce(figures.finished, 0) >= ${sql.lit(enoughOrders)} desc`

/** What each sort order compares first; after it the names decide. */
const orders: Record<BoosterSort, (around: Around) => RawBuilder<unknown>[]> = {
  finished: () => [finished],
  on_time: () => [enough, sql`figures.on_time::real / nullif(figures.finished, 0) desc nulls last`, finished],
  start: () => [
    sql`coalesce(figures.starts, 0) >= ${sql.lit(enoughOrders)} desc`,
    sql`figures.start_seconds nulls last`,
  ],
  active: ({ online }) => [
    sql`boosters.user_id = any(${online}::uuid[]) desc`,
    sql`boosters.last_active_at desc nulls last`,
    finished,
  ],
  rank: ({ game }) => [
    sql`(select ceiling from booster_ceilings c where c.user_id = users.id and c.game = ${game ?? ''})
      desc nulls last`,
    finished,
  ],
}

/** The orders that a booster plays now, of one kind. */
function active(duo: boolean) {
  return sql<number>`(select count(*) from orders o where o.booster_id = boosters.user_id
    and o.status = 'boosting' and o.duo = ${duo} and o.coach_id is null)`
}
