import { sql } from 'kysely'
import { changeableStatuses } from '#core/orders/changeable-statuses.ts'
import { passedBefore } from '#core/orders/deadlines.ts'
import { type OrderNeed, orderNeeds } from '#core/site/waiting.ts'
import { otherSideWrote } from '#server/kernel/dispute-answered-store.ts'
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
          select 'reply', o.id, null, dispute.opened_at, dispute.appeal_of is not null
            from orders o join order_disputes dispute on dispute.order_id = o.id and dispute.closed_at is null
            where o.disputed_by is not null
              and (o.booster_id = ${personId} and dispute.opened_as <> 'booster'
                or o.customer_id = ${personId} and dispute.opened_as = 'booster')
              and not ${otherSideWrote}
          union all
          select 'change', o.id, c.answer_by, null, false
            from orders o join order_changes c on c.order_id = o.id and c.status = 'asked'
            where o.booster_id = ${personId} and o.status = 'boosting'
          union all
          select 'prepared', o.id, p.answer_by, null, false
            from orders o join prepared_changes p on p.order_id = o.id and p.closed_at is null
            where o.customer_id = ${personId} and p.answer_by > ${now}
              and o.status = any(${changeableStatuses}::text[])
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
