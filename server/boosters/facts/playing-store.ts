import { type RawBuilder, sql } from 'kysely'
import { dayMs } from '#core/base/durations.ts'
import type { GameId, QueueId } from '#core/games/game.ts'
import { activeDays } from '#core/orders/claiming.ts'
import type { Db } from '#server/platform/db/pool.ts'

/** What is asked for: an order's facts that decide who plays it. */
export type Wanted = {
  filter: string
  game: GameId
  /** `orderLevel` of its config. */
  level: number
  /** Left out by those who don't play it; without one, any queue counts. */
  queue?: QueueId | undefined
  isDuo: boolean
  /** Nobody boosts their own order. */
  customerId?: string
}

type Asked = Record<'filter' | 'game' | 'level' | 'queue' | 'duo' | 'customerId', RawBuilder<unknown>>

const asked = ({ filter, game, level, queue, isDuo, customerId }: Wanted): Asked => ({
  filter: sql`${filter}::text`,
  game: sql`${game}::text`,
  level: sql`${level}::int`,
  queue: sql`${queue ?? null}::text`,
  duo: sql`${isDuo}::boolean`,
  customerId: sql`${customerId ?? null}::uuid`,
})

const since = (now: Date) => new Date(now.getTime() - activeDays * dayMs)

/**
 * The boosters who can be counted on: neither banned, paused nor ended, and active lately; a new one counts from the day
 * they began. The demo's boosters never sign in.
 */
const reliable = (now: Date) => sql`u.banned_at is null and u.permissions @> array['Booster']
  and b.paused_at is null and (u.demo or greatest(b.last_active_at, b.since) > ${since(now)})`

/**
 * Those of them who play what is asked for: `playsSuch` (core/orders/claiming.ts) as SQL; a property test compares both. It
 * begins with those who offer the filter (`offset 0`), as few do; otherwise PostgreSQL begins with every rank limit.
 */
const playing = ({ filter, game, level, queue, duo, customerId }: Asked, now: Date) => sql`
  from (select user_id from booster_filters where filter = ${filter} offset 0) f
  join booster_ceilings c on c.user_id = f.user_id and c.game = ${game} and c.ceiling >= ${level}
  join boosters b on b.user_id = f.user_id
  join users u on u.id = f.user_id
  where ${reliable(now)}
    and case when ${duo} then b.duo_limit else b.solo_limit end > 0
    and u.id is distinct from ${customerId}
    and (${queue} is null or not ${queue} = any(c.unplayed))`

/** How many boosters play what is asked for. */
export async function countPlaying(db: Db, wanted: Wanted, now: Date): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count ${playing(asked(wanted), now)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Whether any booster plays what is asked for. */
export async function isPlayed(db: Db, wanted: Wanted, now: Date): Promise<boolean> {
  const { rows } = await sql<{
    played: boolean
  }>`select exists (select ${playing(asked(wanted), now)}) as played`.execute(db)
  return rows[0]?.played ?? false
}

/** Whether any booster plays the order of this row of `orders`; those who dropped it or declined it don't count. */
export const rowIsPlayed = (now: Date) =>
  sql<boolean>`exists (select ${playing(
    {
      filter: sql`orders.filter`,
      game: sql`orders.game`,
      level: sql`orders.level`,
      queue: sql`(orders.config ->> 'queue')`,
      duo: sql`orders.duo`,
      customerId: sql`orders.customer_id`,
    },
    now,
  )} and not exists (select from order_blocks k where k.order_id = orders.id and k.booster_id = u.id))`

/** Whether any booster plays what this row of a table of wishes names. */
export function wishIsPlayed(table: 'supply_mails' | 'unserved', now: Date) {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const asked = {
    filter: sql`${column('game')} || ':' || ${column('service')} || ':' || ${column('server')}`,
    game: column('game'),
    level: column('level'),
    queue: sql`null::text`,
    duo: column('duo'),
    customerId: sql`null::uuid`,
  }
  return sql<boolean>`exists (select ${playing(asked, now)})`
}

/** The games in which anything is played. */
export async function listPlayedGames(db: Db, now: Date): Promise<GameId[]> {
  const { rows } = await sql<{ game: GameId }>`
    select distinct c.game
    from booster_ceilings c
    join booster_filters f on f.user_id = c.user_id and f.filter like c.game || ':%'
    join boosters b on b.user_id = c.user_id
    join users u on u.id = c.user_id
    where ${reliable(now)}`.execute(db)
  return rows.map(({ game }) => game)
}

/** Whether any booster plays this order. */
export async function isOrderPlayed(db: Db, orderId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select(rowIsPlayed(now).as('played'))
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row?.played ?? false
}

/** What is played in a game (in a queue, if one is named), by solo or duo: each filter with the highest rank limit among its boosters. */
export async function listPlayed(
  db: Db,
  { game, queue, isDuo }: Pick<Wanted, 'game' | 'queue' | 'isDuo'>,
  now: Date,
) {
  const { rows } = await sql<{ filter: string; level: number }>`
    select f.filter, max(c.ceiling)::int as level
    from booster_ceilings c
    join booster_filters f on f.user_id = c.user_id and f.filter like ${`${game}:%`}
    join boosters b on b.user_id = c.user_id
    join users u on u.id = c.user_id
    where c.game = ${game} and ${reliable(now)}
      and case when ${isDuo} then b.duo_limit else b.solo_limit end > 0
      and (${queue ?? null}::text is null or not ${queue ?? null}::text = any(c.unplayed))
    group by f.filter`.execute(db)
  return rows
}
