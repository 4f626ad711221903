import { sql } from 'kysely'
import { deadlines } from '#core/orders/deadlines.ts'
import { mostQueued } from '#core/site/most-queued.ts'
import { type TriageGroup, triageGroupNames } from '#core/site/triage.ts'
import { type OrderFilter, ofFilter } from '#server/orders/order/order-filter-store.ts'
import { fromJson } from '#server/platform/db/instants.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { orderQueues, submitted } from '../waiting/queue-store.ts'

export type TriageFilter = OrderFilter & { late?: boolean | undefined }
export type FoundGroup = { group: TriageGroup; rows: { id: string; due: string }[] }

type Only = ReturnType<typeof ofFilter>

/** The queues of staff, and what ends by itself: it is worth a look before it does. */
const rowsOf = {
  ...orderQueues,
  start_soon: (db: Db, only: Only) =>
    db
      .selectFrom('orders')
      .select('orders.id')
      .select(
        sql<Date>`searching_at + make_interval(secs => ${deadlines.start.ms / 1_000}::double precision)`.as(
          'due',
        ),
      )
      .where('status', '=', 'waiting_for_booster')
      .where('coach_id', 'is', null)
      .where('reserved_by', 'is', null)
      // Whoever was chosen by name is asked first, and the start counts from then.
      .where(sql<boolean>`not exists (select from named_offers named
        where named.order_id = orders.id and named.outcome is null)`)
      .where(sql<boolean>`not exists (select from order_reminders late
        where late.order_id = orders.id and late.since = orders.searching_at and late.kind = 'start')`)
      .where(only)
      .orderBy('searching_at')
      .limit(mostQueued),
  checks: (db: Db, only: Only) =>
    submitted(db, only).where('shortfall', 'is', null).where(sql<boolean>`orders.doubts = '{}'`),
} satisfies Record<TriageGroup, (db: Db, only: Only) => unknown>

/** The orders of each group by what is due first, in one statement; empty groups aren't there. */
export async function findTriage(
  db: Db,
  { late = false, ...filter }: TriageFilter,
  now: Date,
): Promise<FoundGroup[]> {
  const only = ofFilter(filter)
  const listed = triageGroupNames.map((group) =>
    db
      .selectFrom(rowsOf[group](db, only).as('few'))
      .select(
        sql<FoundGroup['rows'] | null>`json_agg(json_build_object('id', few.id, 'due', few.due)
          order by few.due, few.id)`.as('rows'),
      )
      .$if(late, (query) => query.where(sql<boolean>`few.due < ${now}`))
      .as(group),
  )
  const found = (await db.selectNoFrom(listed).executeTakeFirstOrThrow()) as Record<
    TriageGroup,
    FoundGroup['rows'] | null
  >
  return triageGroupNames.flatMap((group) => {
    const rows = found[group]
    return rows ? [{ group, rows: rows.map(({ id, due }) => ({ id, due: fromJson(due) })) }] : []
  })
}

/** How many boosters were asked for each of these orders since their search began. */
export async function countAsked(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_offers as offer')
    .innerJoin('orders', 'orders.id', 'offer.order_id')
    .select('offer.order_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('offer.order_id', 'in', ids)
    .whereRef('offer.began_at', '=', 'orders.searching_at')
    .groupBy('offer.order_id')
    .execute()
  return new Map(rows.map(({ order_id, count }) => [order_id, Number(count)]))
}
