import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { GameId, ServerId, ServiceId } from '#core/games/game.ts'
import type { RosterSort, RosterState } from '#core/people/roster.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { isNamed } from '#server/platform/users/is-named.ts'

export type RosterFilter = {
  q: string
  state: RosterState | 'all'
  game?: GameId | undefined
  service?: ServiceId | undefined
  server?: ServerId | undefined
  asks?: '1' | undefined
  sort: RosterSort
  page: number
  size: number
}

/** One page of the matching boosters, present and former, and the number of all matches. */
export async function findRoster(db: Db, filter: RosterFilter) {
  const { sort, page, size } = filter
  const fitting = matching(selectEntry(db), filter)
  const sorted = {
    name: fitting,
    newest: fitting.orderBy('boosters.since', 'desc'),
    seen: fitting.orderBy(sql`boosters.last_active_at desc nulls last`),
  }[sort]
  const [rows, { total }] = await Promise.all([
    sorted
      .orderBy(sql`lower(users.username)`)
      .orderBy('users.id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    matching(joined(db), filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** One person with their work as a booster, if they ever were one. */
export function findEntry(db: Db, userId: string) {
  return selectEntry(db)
    .select('users.kind')
    .where('users.id', '=', userId)
    .where('users.erased_at', 'is', null)
    .executeTakeFirst()
}

export type EntryRow = NonNullable<Awaited<ReturnType<typeof findRoster>>['rows'][number]>

const joined = (db: Db) => db.selectFrom('users').leftJoin('boosters', 'boosters.user_id', 'users.id')

function selectEntry(db: Db) {
  return joined(db).select([
    'users.id',
    'users.username',
    'users.email',
    'users.permissions',
    'users.banned_at',
    'users.demo',
    'boosters.solo_limit',
    'boosters.duo_limit',
    'boosters.paused_at',
    'boosters.since',
    'boosters.last_active_at',
    // What staff allow, whether or not the booster offers it now.
    sql<string[]>`array(select filter from booster_filters f where f.user_id = users.id
      union select filter from booster_rested r where r.user_id = users.id order by filter)`.as('services'),
    sql<{ game: GameId; ceiling: number }[]>`(select coalesce(jsonb_agg(jsonb_build_object(
      'game', game, 'ceiling', coalesce(allowed, ceiling)) order by game), '[]') from booster_ceilings c
      where c.user_id = users.id)`.as('ceilings'),
    asked.as('asked_at'),
    playing(false).as('active_solo'),
    playing(true).as('active_duo'),
    sql<number>`(select count(*) from orders o where o.booster_id = users.id and o.status = 'completed')`.as(
      'completed',
    ),
  ])
}

const playing = (duo: boolean) =>
  sql<number>`(select count(*) from orders o where o.booster_id = users.id
    and o.status = 'boosting' and o.duo = ${duo} and o.coach_id is null)`

/** When they asked for what waits for staff. */
const asked = sql<Date | null>`(select asked_at from service_requests r
  where r.booster_id = users.id and r.state = 'open')`

const permitted = sql<SqlBool>`users.permissions @> array['Booster']`
const states: Record<RosterState, ReturnType<typeof sql<SqlBool>>> = {
  banned: sql`users.banned_at is not null`,
  former: sql`users.banned_at is null and not ${permitted}`,
  paused: sql`users.banned_at is null and ${permitted} and boosters.paused_at is not null`,
  active: sql`users.banned_at is null and ${permitted} and boosters.paused_at is null`,
}

function matching<Database, Table extends keyof Database, Output>(
  query: SelectQueryBuilder<Database, Table, Output>,
  { q, state, game, service, server, asks }: RosterFilter,
): SelectQueryBuilder<Database, Table, Output> {
  const offered = [game, service, server].map((part) => part ?? '%').join(':')
  const conditions = [
    sql<SqlBool>`boosters.user_id is not null and users.erased_at is null`,
    ...(state === 'all' ? [] : [states[state]]),
    ...(q ? [isNamed(q)] : []),
    ...(asks ? [sql<SqlBool>`${asked} is not null`] : []),
    ...(game || service || server
      ? [
          sql<SqlBool>`exists (select from booster_filters f
            where f.user_id = users.id and f.filter like ${offered})`,
        ]
      : []),
  ]
  return conditions.reduce((narrowed, condition) => narrowed.where(condition), query)
}
