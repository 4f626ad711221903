import { type RawBuilder, sql } from 'kysely'
import type { ProposalKind } from '#core/money/staff-limits.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import type { BoosterNeed } from '#core/orders/silence.ts'
import { mostQueued } from '#core/site/most-queued.ts'
import { queueSpans, type StaffQueue } from '#core/site/waiting.ts'
import { needs } from '#server/orders/order/order-store.ts'
import { fromJson } from '#server/platform/db/instants.ts'
import type { Db } from '#server/platform/db/pool.ts'

/** What waits in a queue: how much, and by when which of it is due first. */
export type FoundQueue = { queue: StaffQueue; count: number; due: string; first: string }

type Reader = { id: string; kinds: readonly ProposalKind[] }
/** What an order must match besides, for who looks at a part of a queue. */
type Only = RawBuilder<boolean>
const all = sql<boolean>`true`
type Since = RawBuilder<Date | null>

const due = (since: Since, ms: number) =>
  sql<Date>`${since} + make_interval(secs => ${ms / 1_000}::double precision)`.as('due')

/** Orders in progress that staff should look at; there are few of them, so they are sorted. */
const boosting = (db: Db, need: Exclude<BoosterNeed, 'late_start'>, since: Since, only: Only) =>
  db
    .selectFrom('orders')
    .select('orders.id')
    .select(due(since, queueSpans[need].ms))
    .where('status', '=', 'boosting')
    .where(needs(need))
    .where(only)
    .orderBy('due')
    .limit(mostQueued)

/** The orders in each queue of them, what has waited longest first, each by an index of its own. */
export const orderQueues = {
  disputes: (db: Db, only: Only = all) =>
    db
      .selectFrom('order_disputes as dispute')
      .innerJoin('orders', 'orders.id', 'dispute.order_id')
      .select('order_id as id')
      .select(
        sql<Date>`opened_at + make_interval(secs => case
            when appeal_of is not null then ${deadlines.appealDecision.ms / 1_000}::double precision
            when opened_as = 'admin' or exists (select from dispute_statements said
              where said.dispute_id = dispute.id and said.role = 'admin' and not said.for_staff)
            then ${queueSpans.disputes.ms / 1_000} else ${deadlines.disputeAnswer.ms / 1_000} end)`.as('due'),
      )
      .where('dispute.closed_at', 'is', null)
      .where(only)
      .orderBy('opened_at')
      .limit(mostQueued),
  results: (db: Db, only: Only = all) =>
    submitted(db, only).where((eb) =>
      eb.or([eb('shortfall', 'is not', null), sql<boolean>`orders.doubts <> '{}'`]),
    ),
  late_start: (db: Db, only: Only = all) =>
    db
      .selectFrom('orders')
      .select('orders.id')
      .select(due(sql`searching_at`, queueSpans.late_start.ms))
      .where(needs('late_start'))
      .where(only)
      .orderBy('searching_at')
      .limit(mostQueued),
  other_booster: (db: Db, only: Only = all) =>
    boosting(
      db,
      'other_booster',
      sql`(select asked_at from booster_replacements where order_id = orders.id and status = 'asked')`,
      only,
    ),
  silent: (db: Db, only: Only = all) =>
    boosting(db, 'silent', sql`(select held_at from order_silences where order_id = orders.id)`, only),
}

/** Results that nobody has accepted or disputed, the oldest first. */
export const submitted = (db: Db, only: Only) =>
  db
    .selectFrom('orders')
    .select('orders.id')
    .select(due(sql`finished_at`, queueSpans.results.ms))
    .where('status', '=', 'verification_required')
    .where('disputed_by', 'is', null)
    .where(only)
    .orderBy('finished_at')
    .limit(mostQueued)

/** What is in each queue of staff; nobody decides about what they proposed themselves. */
const rowsOf = {
  results: (db: Db) => orderQueues.results(db),
  late_start: (db: Db) => orderQueues.late_start(db),
  other_booster: (db: Db) => orderQueues.other_booster(db),
  silent: (db: Db) => orderQueues.silent(db),
  disputes: (db: Db) => orderQueues.disputes(db),
  support: (db: Db) =>
    db
      .selectFrom('support_threads')
      .select('id')
      .select(due(sql`waiting_since`, queueSpans.support.ms))
      .where('status', '=', 'waiting')
      .orderBy('waiting_since')
      .limit(mostQueued),
  payouts: (db: Db) =>
    db
      .selectFrom('payouts')
      .select('id')
      .select(due(sql`requested_at`, queueSpans.payouts.ms))
      .where('status', '=', 'requested')
      .orderBy('requested_at')
      .limit(mostQueued),
  applications: (db: Db) =>
    db
      .selectFrom('applications')
      .select('id')
      .select(sql<Date>`due_at`.as('due'))
      .where('status', '=', 'sent')
      .orderBy('sent_at')
      .limit(mostQueued),
  service_requests: (db: Db) =>
    db
      .selectFrom('service_requests')
      .select('service_requests.id')
      .select(due(sql`asked_at`, queueSpans.service_requests.ms))
      .innerJoin('users', 'users.id', 'service_requests.booster_id')
      .where('state', '=', 'open')
      .where('users.banned_at', 'is', null)
      .where(sql<boolean>`users.permissions @> array['Booster']`)
      .orderBy('asked_at')
      .limit(mostQueued),
  proposals: (db: Db, { id, kinds }: Reader) =>
    db
      .selectFrom('proposals')
      .select('id')
      .select(due(sql`asked_at`, queueSpans.proposals.ms))
      .where('state', '=', 'waiting')
      .where('needs_second', '=', true)
      .where('asked_by', '<>', id)
      .where('kind', '=', sql<ProposalKind>`any(${kinds}::text[])`)
      .orderBy('asked_at')
      .limit(mostQueued),
} satisfies Record<StaffQueue, (db: Db, reader: Reader) => unknown>

/** What waits in these queues, in one statement; those that are empty aren't there. */
export async function findQueues(
  db: Db,
  queues: readonly StaffQueue[],
  reader: Reader,
): Promise<FoundQueue[]> {
  if (queues.length === 0) return []
  const summed = queues.map((queue) =>
    db
      .selectFrom(rowsOf[queue](db, reader).as('few'))
      .select(
        sql<Omit<FoundQueue, 'queue'>>`json_build_object('count', count(*), 'due', min(few.due),
          'first', (array_agg(few.id::text order by few.due, few.id))[1])`.as('sum'),
      )
      .as(queue),
  )
  const found = await db.selectNoFrom(summed).executeTakeFirstOrThrow()
  return queues.flatMap((queue) => {
    const { count, due, first } = found[queue] as Omit<FoundQueue, 'queue'>
    return count > 0 ? [{ queue, count, due: fromJson(due), first }] : []
  })
}
