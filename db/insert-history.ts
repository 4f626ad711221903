import { type Insertable, sql } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { Db } from '#server/platform/db/pool.ts'

/** What a completed order moved: its price from the customer's balance, and the booster's share, held until `due`. */
export type HistoryMoney = {
  orderId: string
  paymentId: string
  customerId: string
  boosterId: string
  total: number
  share: number
  paid: Date
  closed: Date
  due: Date
}

export type HistoryRows = {
  customers: { id: string; email: string; username: string; locale: string }[]
  orders: Insertable<Schema['orders']>[]
  events: object[]
  games: object[]
  reviews: object[]
  entries: HistoryMoney[]
}

/** Inserts years of completed orders in one transaction; the constraints of the books check it at its end. */
export async function insertHistory(db: Db, rows: HistoryRows): Promise<void> {
  const json = (list: readonly object[]) => JSON.stringify(list)
  await db.transaction().execute(async (tx) => {
    await sql`insert into users (id, kind, email, username, locale, demo)
      select id, 'customer', email, username, locale, true
      from jsonb_to_recordset(${json(rows.customers)}::jsonb)
        as c (id uuid, email text, username text, locale text)`.execute(tx)
    for (let from = 0; from < rows.orders.length; from += ordersAtOnce)
      await tx
        .insertInto('orders')
        .values(rows.orders.slice(from, from + ordersAtOnce))
        .execute()
    await sql`insert into order_events (order_id, at, actor, actor_id, action, from_status, to_status)
      select * from jsonb_to_recordset(${json(rows.events)}::jsonb)
        as e (order_id uuid, at timestamptz, actor text, actor_id uuid, action text, from_status text, to_status text)
      order by at`.execute(tx)
    await sql`insert into order_games (order_id, number, booster_id, result, points, standing, played_at)
      select * from jsonb_to_recordset(${json(rows.games)}::jsonb)
        as g (order_id uuid, number int, booster_id uuid, result text, points int, standing jsonb,
          played_at timestamptz)`.execute(tx)
    await sql`insert into reviews (order_id, customer_id, booster_id, author, overall, skill, speed, communication, text,
        language, reply, replied_at, demo, created_at)
      select * from jsonb_to_recordset(${json(rows.reviews)}::jsonb)
        as r (order_id uuid, customer_id uuid, booster_id uuid, author text, overall int, skill int, speed int,
          communication int, text text, language text, reply text, replied_at timestamptz, demo boolean,
          created_at timestamptz)`.execute(tx)
    await sql`
      insert into payments (id, subject_kind, subject_id, order_id, provider, amount, currency, status, created_at,
        captured_at, funds_order)
      select (e ->> 'paymentId')::uuid, 'order', (e ->> 'orderId')::uuid, (e ->> 'orderId')::uuid, 'balance',
        (e ->> 'total')::bigint, 'EUR', 'captured', (e ->> 'paid')::timestamptz, (e ->> 'paid')::timestamptz, true
      from jsonb_array_elements(${json(rows.entries)}::jsonb) e`.execute(tx)
    await sql`
      insert into settlements (order_id, number, kind, at)
      select (e ->> 'orderId')::uuid, 1, 'settled', (e ->> 'closed')::timestamptz
      from jsonb_array_elements(${json(rows.entries)}::jsonb) e`.execute(tx)
    await sql`
      insert into held_shares (order_id, booster_id, amount, due_at, released_at)
      select (e ->> 'orderId')::uuid, (e ->> 'boosterId')::uuid, (e ->> 'share')::bigint, (e ->> 'due')::timestamptz,
        case when (e ->> 'due')::timestamptz < now() then (e ->> 'due')::timestamptz end
      from jsonb_array_elements(${json(rows.entries)}::jsonb) e`.execute(tx)
    await bookEntries(tx, rows.entries)
  })
}

const ordersAtOnce = 100

/** The entries of each order, as `core/money/ledger.ts` builds them: topped up, paid by balance, settled and released. */
async function bookEntries(tx: Db, entries: readonly HistoryMoney[]): Promise<void> {
  await sql`
    with money as (
      select * from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as m ("orderId" uuid, "paymentId" uuid,
        "customerId" uuid, "boosterId" uuid, total bigint, share bigint, paid timestamptz, closed timestamptz, due timestamptz)
    ), move as (
      select 'balance_topped_up' as kind, 'history:' || "orderId" as ref, paid as at, l.*
      from money, lateral (values ('provider_clearing', null::uuid, -total), ('customer_balance', "customerId", total))
        as l (account, owner, amount)
      union all
      select 'paid_by_balance', "orderId" || ':' || "paymentId", paid, l.* from money, lateral (values
        ('customer_balance', "customerId", -total), ('order_escrow', "orderId", total)) as l
      union all
      select 'order_settled', "orderId"::text, closed, l.* from money, lateral (values
        ('order_escrow', "orderId", -total), ('booster_pending', "boosterId", share),
        ('revenue', null::uuid, total - share)) as l
      union all
      select 'share_released', "orderId" || ':' || "boosterId", due, l.* from money, lateral (values
        ('booster_pending', "boosterId", -share), ('booster_payable', "boosterId", share)) as l
      where due < now()
    ), entry as (
      insert into ledger_entries (kind, business_ref, at)
      select distinct kind, ref, at from move order by at
      returning id, kind, business_ref
    ), opened as (
      insert into ledger_accounts as a (kind, owner_id, balance)
      select account, owner, sum(amount) from move where owner is not null group by account, owner
      on conflict (kind, owner_id, currency) do update set balance = a.balance + excluded.balance
      returning a.id, a.kind, a.owner_id
    ), account as (
      select id, kind, owner_id from opened
      union all select id, kind, owner_id from ledger_accounts where owner_id is null
    )
    insert into ledger_lines (entry_id, account_id, amount)
    select entry.id, account.id, move.amount
    from move
    join entry on entry.kind = move.kind and entry.business_ref = move.ref
    join account on account.kind = move.account and account.owner_id is not distinct from move.owner
    where move.amount <> 0`.execute(tx)
}
