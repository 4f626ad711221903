import { sql } from 'kysely'
import type { ProposalKind } from '#core/money/staff-limits.ts'
import { passedBefore } from '#core/orders/deadlines.ts'
import { mostQueued, type OrderNeed, orderNeeds, type StaffQueue } from '#core/site/waiting.ts'
import { needs } from '#server/orders/order/order-store.ts'
import type { Db } from '#server/platform/db/pool.ts'

const mostOrders = 30

/** What of an order waits, by when, if that isn't a time of the order itself; `since` if the time began then. */
export type FoundNeed = {
  order_id: string
  need: OrderNeed
  until: Date | null
  since: Date | null
  appeal: boolean
}

/** What waits for a person as customer or booster of an order, the most urgent of each order. */
export async function findNeeds(db: Db, personId: string, now: Date): Promise<FoundNeed[]> {
  const codesSince = passedBefore('loginCode', now)
  const none = sql`null::timestamptz`
  /** A booster plays it now, and nothing stops them. */
  const played = sql`o.booster_id = ${personId} and o.status = 'boosting' and not o.paused
    and o.disputed_by is null and o.frozen_at is null`
  const { rows } = await sql<FoundNeed>`
    select order_id, need, until, since, appeal
      from (select *, row_number() over (partition by order_id order by array_position(${orderNeeds}::text[], need)) as place
        from (
          select 'code_asked' as need, o.id as order_id, ${none} as until, c.asked_at as since, false as appeal
            from login_codes c join orders o on o.id = c.order_id
            where o.customer_id = ${personId} and c.given_at is null and c.asked_at > ${codesSince}
          union all
          select 'code_given', o.id, null, c.given_at, false from login_codes c join orders o on o.id = c.order_id
            where o.booster_id = ${personId} and c.given_at > ${codesSince}
          union all
          select 'named', o.id, n.until, null, false from named_offers n join orders o on o.id = n.order_id
            where n.booster_id = ${personId} and n.outcome is null and o.status = 'waiting_for_booster'
          union all
          select 'named', id, null, null, false from orders
            where coach_id = ${personId} and status = 'waiting_for_booster'
          union all
          select 'reply', o.id, null, d.opened_at, d.appeal_of is not null
            from orders o join order_disputes d on d.order_id = o.id and d.closed_at is null
            where o.disputed_by is not null
              and (o.booster_id = ${personId} and d.opened_as <> 'booster'
                or o.customer_id = ${personId} and d.opened_as = 'booster')
              and not exists (select from dispute_statements s where s.dispute_id = d.id and not s.for_staff
                and s.role = case d.opened_as when 'booster' then 'customer' else 'booster' end)
          union all
          select 'change', o.id, c.answer_by, null, false
            from orders o join order_changes c on c.order_id = o.id and c.status = 'asked'
            where o.booster_id = ${personId} and o.status = 'boosting'
          union all
          select 'silent', o.id, null, null, false from orders o join order_silences s on s.order_id = o.id
            where ${played} and (s.held_at is not null or s.poked_at > s.active_at)
          union all
          select 'late', o.id, o.claimed_at + make_interval(days => (o.quote -> 'estimate' ->> 'daysTo')::int), null, false
            from orders o
            where ${played} and o.coach_id is null
              and o.claimed_at + make_interval(days => (o.quote -> 'estimate' ->> 'daysTo')::int) < ${now}
          union all
          select case status when 'not_paid' then 'pay' when 'waiting_for_account' then 'login' else 'check' end,
              id, null, null, false from orders
            where customer_id = ${personId} and (status in ('not_paid', 'waiting_for_account')
              or status = 'verification_required' and disputed_by is null)
        ) as found) as placed
      where place = 1
      order by array_position(${orderNeeds}::text[], need), coalesce(until, since), order_id
      limit ${mostOrders}`.execute(db)
  return rows
}

type Reader = { id: string; kinds: readonly ProposalKind[] }

const one = sql.lit(1).as('one')
const boosting = (db: Db) => db.selectFrom('orders').select(one).where('status', '=', 'boosting')

/** What is in each queue of staff; nobody decides about what they proposed themselves. */
const rowsOf = {
  results: (db: Db) =>
    db
      .selectFrom('orders')
      .select(one)
      .where('status', '=', 'verification_required')
      .where('disputed_by', 'is', null)
      .where((eb) => eb.or([eb('shortfall', 'is not', null), sql<boolean>`doubts <> '{}'`]))
      .limit(mostQueued),
  late_start: (db: Db) => db.selectFrom('orders').select(one).where(needs('late_start')).limit(mostQueued),
  other_booster: (db: Db) => boosting(db).where(needs('other_booster')).limit(mostQueued),
  silent: (db: Db) => boosting(db).where(needs('silent')).limit(mostQueued),
  disputes: (db: Db) =>
    db.selectFrom('order_disputes').select(one).where('closed_at', 'is', null).limit(mostQueued),
  support: (db: Db) =>
    db.selectFrom('support_threads').select(one).where('status', '=', 'waiting').limit(mostQueued),
  payouts: (db: Db) =>
    db.selectFrom('payouts').select(one).where('status', '=', 'requested').limit(mostQueued),
  applications: (db: Db) =>
    db.selectFrom('applications').select(one).where('status', '=', 'sent').limit(mostQueued),
  proposals: (db: Db, { id, kinds }: Reader) =>
    db
      .selectFrom('proposals')
      .select(one)
      .where('state', '=', 'waiting')
      .where('needs_second', '=', true)
      .where('asked_by', '<>', id)
      .where('kind', '=', sql<ProposalKind>`any(${kinds}::text[])`)
      .limit(mostQueued),
} satisfies Record<StaffQueue, (db: Db, reader: Reader) => unknown>

/** How much is in each of these queues, in one statement. */
export async function countQueues(
  db: Db,
  queues: readonly StaffQueue[],
  reader: Reader,
): Promise<{ queue: StaffQueue; count: number }[]> {
  if (queues.length === 0) return []
  const counted = queues.map((queue) => {
    return db
      .selectFrom(rowsOf[queue](db, reader).as('few'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .as(queue)
  })
  const counts = await db.selectNoFrom(counted).executeTakeFirstOrThrow()
  return queues.map((queue) => ({ queue, count: Number(counts[queue]) })).filter(({ count }) => count > 0)
}
