import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { dayMs } from '#core/base/durations.ts'
import { mostPresentHours, type Search, type WaveCandidate, type WaveNumber } from '#core/orders/waves.ts'
import type { OrderBuilder } from '#server/kernel/order-section.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import { notPaused } from '#server/platform/process/attempt-store.ts'

/** A search, by its order and its beginning: an order that comes back to the board is searched for again. */
type Key = { orderId: string; beganAt: Date }

/** The waves of an order's latest search, for its page. */
export function waveColumns(eb: OrderBuilder) {
  return [
    jsonArrayFrom(
      eb
        .selectFrom('order_waves as wave')
        .select(['wave.wave', 'wave.opened_at', 'wave.asked', 'wave.present'])
        .whereRef('wave.order_id', '=', 'orders.id')
        .whereRef('wave.began_at', '=', 'orders.searching_at')
        .orderBy('wave.wave'),
    ).as('waves'),
  ]
}

/** The last wave of a search, and whom it has asked so far. */
export async function findSearch(db: Db, { orderId, beganAt }: Key): Promise<Omit<Search, 'elapsedMs'>> {
  const { wave, asked } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('order_waves')
        .select((part) => part.fn.max<number>('wave').as('wave'))
        .where('order_id', '=', orderId)
        .where('began_at', '=', beganAt)
        .as('wave'),
      sql<string[]>`array(select booster_id::text from order_offers
        where order_id = ${orderId} and began_at = ${beganAt})`.as('asked'),
    ])
    .executeTakeFirstOrThrow()
  return { wave: (wave ?? 0) as Search['wave'], asked }
}

type Opened = Key & { wave: WaveNumber; at: Date; ask: readonly string[]; asked: number; present: number }

/** Stores a wave of a locked order, and the boosters who alone can claim it now. */
export async function insertWave(
  tx: Tx,
  { orderId, beganAt, wave, at, ask, asked, present }: Opened,
): Promise<void> {
  const key = { order_id: orderId, began_at: beganAt, wave }
  await tx
    .insertInto('order_waves')
    .values({ ...key, opened_at: at, asked, present })
    .execute()
  if (ask.length === 0) return
  await tx
    .insertInto('order_offers')
    .values(ask.map((booster_id) => ({ ...key, booster_id })))
    .execute()
}

/** The ids of orders whose search has not asked everyone yet, except those that the job has paused. */
export async function findOpenSearches(
  db: Db,
  { job, now, limit }: { job: string; now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_waves as first', (join) =>
      join
        .onRef('first.order_id', '=', 'orders.id')
        .onRef('first.began_at', '=', 'orders.searching_at')
        .on('first.wave', '=', 1),
    )
    .select('orders.id')
    .where('orders.status', '=', 'waiting_for_booster')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_waves as last')
            .whereRef('last.order_id', '=', 'orders.id')
            .whereRef('last.began_at', '=', 'orders.searching_at')
            .where('last.wave', '=', 3),
        ),
      ),
    )
    .where((eb) => notPaused(job, eb.ref('orders.id'), now))
    .orderBy('orders.searching_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

const samplesPerHour = 12

type Fairness = Omit<WaveCandidate, 'active'>

type Compared = { ids: readonly string[]; customerId: string; since: Date }

/** What the waves of a customer's order compare, since the first of the days that count. */
export async function findFairness(db: Db, { ids, customerId, since }: Compared): Promise<Fairness[]> {
  type Counted = Record<Exclude<keyof Fairness, 'id' | 'favorite'>, string>
  const { rows } = await sql<Counted & Pick<Fairness, 'id' | 'favorite'>>`
    select u.id,
      (select count(*) from order_events e
        where e.action = 'claim' and e.actor_id = u.id and e.at > ${since}) as claims,
      (select coalesce(sum(samples), 0)::float8 / ${samplesPerHour} from booster_presence p
        where p.user_id = u.id and p.day > ${since}) as "presentHours",
      coalesce(f.finished, 0) as finished, coalesce(f.on_time, 0) as "onTime",
      coalesce(f.reviews, 0) as reviews, coalesce(f.rating_sum, 0) as "ratingSum",
      exists (select from favorites v where v.user_id = ${customerId} and v.booster_id = u.id) as favorite
    from users u left join booster_figures f on f.booster_id = u.id and f.game = 'all'
    where u.id = any(${ids}::uuid[])`.execute(db)
  return rows.map(({ id, favorite, ...figures }) => ({
    id,
    favorite,
    claims: Number(figures.claims),
    presentHours: Number(figures.presentHours),
    finished: Number(figures.finished),
    onTime: Number(figures.onTime),
    reviews: Number(figures.reviews),
    ratingSum: Number(figures.ratingSum),
  }))
}

/** Adds a sample to the present time of these boosters, and deletes what no longer counts. */
export async function addPresence(db: Db, ids: readonly string[], at: Date, before: Date): Promise<void> {
  const day = new Date(Math.floor(at.getTime() / dayMs) * dayMs)
  await db
    .insertInto('booster_presence')
    .values(ids.map((user_id) => ({ user_id, day, samples: 1 })))
    .onConflict((oc) =>
      oc.columns(['user_id', 'day']).doUpdateSet({
        samples: sql`least(${mostPresentHours * samplesPerHour}::int, booster_presence.samples + 1)`,
      }),
    )
    .execute()
  await db.deleteFrom('booster_presence').where('day', '<', before).execute()
}
