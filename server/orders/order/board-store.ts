import { type RawBuilder, sql } from 'kysely'
import type { BoardSort } from '#core/orders/board.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import { riseEveryMs } from '#core/orders/rising-share.ts'
import type { Db } from '#server/platform/db/pool.ts'

/** What a page of the board shows, and in which order. `pay` is the least share, in minor units. */
export type BoardQuery = {
  game?: string | undefined
  service?: string | undefined
  server?: string | undefined
  pay?: number | undefined
  sort: BoardSort
  page: number
  size: number
}

/** An order of the board, and the two numbers that it is sorted by: smaller ones come first. */
export type Place = { id: string; place: [number, number] }

/** How many orders the board shows besides those that this booster can have. */
const mostOthers = 50
const mostHidden = 50

/** What is offered to somebody by name is on no other board. */
const unnamed = sql`not exists (select from named_offers n where n.order_id = o.id and n.outcome is null)`
/** What somebody has just claimed, and can still undo, is on no board either. */
const free = sql`o.reserved_by is null`
const waits = sql`o.status = 'waiting_for_booster'`
/** Whether its customer paid for a quick start. */
const rush = sql`((o.config -> 'addons') ? 'priority')`

/** Not above the rank limit, and in a queue that isn't left out. */
const fits = sql`c.ceiling >= o.level and coalesce(o.config ->> 'queue', '') <> all(c.unplayed)`

const isHidden = (boosterId: string) => sql`exists (select from declined_offers d
  where d.order_id = o.id and d.booster_id = ${boosterId} and d.began_at = o.searching_at)`
const isBlocked = (boosterId: string) =>
  sql`exists (select from order_blocks b where b.order_id = o.id and b.booster_id = ${boosterId})`

/**
 * The orders that a booster's board is about: those that name them, the hours that were booked with them, and those that their
 * services, rank limits and queues fit. What they hide, or can never have again, is not among them.
 */
const theirs = (boosterId: string) => sql`
  select o.*, true as chosen, n.until as named_until, n.fallback as named_fallback from named_offers n join orders o on o.id = n.order_id
    where n.booster_id = ${boosterId} and n.outcome is null and ${waits} and ${free}
      and not ${isHidden(boosterId)} and not ${isBlocked(boosterId)}
  union all
  select o.*, true, null, null from orders o
    where ${waits} and o.coach_id = ${boosterId} and ${free}
      and not ${isHidden(boosterId)} and not ${isBlocked(boosterId)}
  union all
  select o.*, false, null, null from booster_filters f
    join orders o on o.filter = f.filter
    join booster_ceilings c on c.user_id = f.user_id and c.game = o.game and ${fits}
    where f.user_id = ${boosterId} and ${waits} and o.coach_id is null and o.customer_id <> ${boosterId}
      and ${unnamed} and ${free} and not ${isHidden(boosterId)} and not ${isBlocked(boosterId)}`

/** The places of a page of the board, and how many orders the board has in all. */
export async function findBoard(
  db: Db,
  boosterId: string,
  query: BoardQuery,
  now: Date,
): Promise<{ places: Place[]; total: number }> {
  const { rows } = await sql<{ id: string; first: number; second: number; total: number }>`
    select o.id, ${keys(query.sort, now)}, (count(*) over ())::integer as total
      from (${theirs(boosterId)}) o
      where ${passes(query, now)}
      order by first, second, o.id
      limit ${query.size} offset ${(query.page - 1) * query.size}`.execute(db)
  const places = rows.map(({ id, first, second }): Place => ({ id, place: [first, second] }))
  if (rows[0] || query.page === 1) return { places, total: rows[0]?.total ?? 0 }
  // Beyond the last page there is no row to say how many there are.
  return { places, total: (await findBoard(db, boosterId, { ...query, page: 1, size: 1 }, now)).total }
}

/** The place of one order, if it is on this board and passes the filters, or if this booster has claimed it and can still undo that. */
export async function findPlace(
  db: Db,
  boosterId: string,
  { order_id, query, now }: { order_id: string; query: BoardQuery; now: Date },
): Promise<Place[]> {
  const { rows } = await sql<{ id: string; first: number; second: number }>`
    select o.id, ${keys(query.sort, now)}
      from (${theirs(boosterId)}) o
      where o.id = ${order_id} and ${passes(query, now)}
    union all
    select id, 0, 0 from orders where id = ${order_id} and reserved_by = ${boosterId}`.execute(db)
  return rows.map(({ id, first, second }) => ({ id, place: [first, second] }))
}

/** The newest waiting orders that this booster's services, rank limits or queues don't fit. */
export async function findOthers(db: Db, boosterId: string, query: BoardQuery, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from (select *, null::timestamptz as named_until from orders) o
      where ${waits} and o.customer_id <> ${boosterId} and o.coach_id is null and ${unnamed} and ${free}
        and not exists (select from booster_filters f
          join booster_ceilings c on c.user_id = f.user_id and c.game = o.game and ${fits}
          where f.user_id = ${boosterId} and f.filter = o.filter)
        and ${passes(query, now)}
      order by o.created_at desc, o.id limit ${mostOthers}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The waiting orders that a booster took off their board, the latest first, since they were last offered. */
export async function findHidden(db: Db, boosterId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from declined_offers d join orders o on o.id = d.order_id and o.searching_at = d.began_at
      where d.booster_id = ${boosterId} and ${waits} and ${free}
      order by o.searching_at desc, o.id limit ${mostHidden}`.execute(db)
  return rows.map(({ id }) => id)
}

function passes({ game, service, server, pay }: BoardQuery, now: Date): RawBuilder<unknown> {
  const wanted = [
    game !== undefined && sql`o.game = ${game}`,
    service !== undefined && sql`o.service = ${service}`,
    server !== undefined && sql`o.config ->> 'server' = ${server}`,
    pay !== undefined && sql`${payNow(now)} >= ${pay}`,
  ].filter((each) => each !== false)
  return wanted.length > 0 ? sql.join(wanted, sql` and `) : sql`true`
}

/** What an order is sorted by, as `first` and `second`. */
function keys(sort: BoardQuery['sort'], now: Date): RawBuilder<unknown> {
  const [first, second] = {
    fit: [sql`case when o.chosen then 0 when ${rush} then 1 else 2 end`, dueSeconds],
    pay: [sql`-${payNow(now)}`, dueSeconds],
    due: [dueSeconds, sql`0`],
    short: [sql`(o.quote #>> '{estimate,daysTo}')::float8`, sql`(o.quote #>> '{estimate,daysFrom}')::float8`],
  }[sort] as [RawBuilder<unknown>, RawBuilder<unknown>]
  return sql`(${first})::float8 as first, (${second})::float8 as second`
}

/** `startDue` (search-view.ts) as SQL, in seconds; a test compares both. */
const dueSeconds = sql`extract(epoch from case
  when o.named_until is not null and o.named_fallback = 'refund' then o.named_until
  else least(
    coalesce(o.named_until, o.searching_at)
      + make_interval(mins => coalesce((o.terms #>> '{sold,startMinutes}')::int, 0)),
    case when o.coach_id is not null then (select agreed_at from order_sessions s where s.order_id = o.id) end)
  end)`

/** What the order pays now, as `raiseOf` and `risenBy` (core/orders/rising-share.ts) have it, in SQL; a test compares both. */
function payNow(now: Date): RawBuilder<unknown> {
  const everyoneAsked = new Date(now.getTime() - deadlines.everyoneAsked.ms)
  return sql`(select share.base + coalesce(least(
        least(round(share.list * (share.percent + share.risen) / 100), share.total)
          - least(round(share.list * share.percent / 100), share.total),
        share.total - share.base), 0)
      from (select (o.quote ->> 'boosterShare')::numeric as base, (o.quote ->> 'total')::numeric as total,
          (o.quote #>> '{share,percent}')::numeric as percent,
          (select sum((line ->> 'amount')::numeric) from jsonb_array_elements(o.quote -> 'lines') line
            where line ->> 'kind' <> 'discount') as list,
          case when o.named_until is not null then 0 else greatest(coalesce((o.quote #>> '{share,raised}')::numeric, 0), round(least(
            (o.quote #>> '{share,step}')::numeric * floor(
              extract(epoch from ${everyoneAsked}::timestamptz - o.searching_at) * 1000 / ${sql.lit(riseEveryMs)}),
            (o.quote #>> '{share,most}')::numeric - (o.quote #>> '{share,percent}')::numeric), 1)) end as risen
      ) share)`
}
