import { type ExpressionBuilder, type ExpressionWrapper, type Insertable, type SqlBool, sql } from 'kysely'
import { type OrderStatus, orderStatuses } from '#core/orders/lifecycle.ts'
import type { Schema } from '#db/schema.ts'
import { countedExactly, countRows } from '#server/platform/db/count-rows.ts'
import { later } from '#server/platform/db/driver/later.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import { notPaused } from '#server/platform/process/attempt-store.ts'

/** Selects the orders of a list. */
export type OrderCondition = (
  eb: ExpressionBuilder<Schema, 'orders'>,
) => ExpressionWrapper<Schema, 'orders', SqlBool>

/** The count of a short list, as its own query or within the query of its page. */
export function countFew(db: Db, condition: OrderCondition) {
  return countRows(db, matching(db, condition).limit(countedExactly))
}

/** The count of a list of any length; it reads every entry of the index. */
export function countAll(db: Db, condition: OrderCondition) {
  return countRows(db, matching(db, condition))
}

function matching(db: Db, condition: OrderCondition) {
  return db.selectFrom('orders').where(condition)
}

/** The number of orders in each state, up to the limit that is counted each time. */
export async function countByStatus(db: Db): Promise<Record<OrderStatus, number>> {
  const { rows } = await sql<{ status: OrderStatus; count: number }>`
    select status, (select count(*) from
        (select from orders where orders.status = each.status limit ${countedExactly}) as few) as count
      from unnest(${orderStatuses}::text[]) as each(status)`.execute(db)
  return Object.fromEntries(rows.map(({ status, count }) => [status, count])) as Record<OrderStatus, number>
}

/**
 * For each of these orders, the messages of customer and booster that wait for a member of staff: those after staff's
 * last message, so that one answer clears the count for all of staff, and after what the member has read.
 */
export async function countStaffUnread(
  db: Db,
  ids: readonly string[],
  staffId: string,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ order_id: string; count: number }>`
    select message.order_id, count(*)::integer as count from order_messages message
      left join order_chat_reads read on read.order_id = message.order_id and read.user_id = ${staffId}
      where message.order_id = any(${ids}) and message.number > greatest(coalesce(read.number, 0),
        (select coalesce(max(number), 0) from order_messages answer
          where answer.order_id = message.order_id and answer.author = 'staff'))
      group by message.order_id`.execute(db)
  return new Map(rows.map(({ order_id, count }) => [order_id, count]))
}

/** The ids of orders whose claim can no longer be undone, except those that the job has paused. */
export async function findReserved(
  db: Db,
  { before, job, now, limit }: { before: Date; job: string; now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('orders.id')
    .where('reserved_by', 'is not', null)
    .where('reserved_at', '<=', before)
    .where((eb) => notPaused(job, eb.ref('orders.id'), now))
    .orderBy('reserved_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** What makes an order due. */
export type Due = {
  status: OrderStatus
  /** When its deadline began. */
  since: 'created_at' | 'finished_at' | 'searching_at'
  onlyCoaching?: boolean
}

/** The ids of orders whose deadline began before a given time, except those that the job has paused. */
export async function findDue(
  db: Db,
  { status, since, onlyCoaching = false }: Due,
  { before, job, now, limit }: { before: Date; job: string; now: Date; limit: number },
): Promise<string[]> {
  const due = await db
    .selectFrom('orders')
    .select('orders.id')
    .where('status', '=', status)
    .where(since, '<=', before)
    .where((eb) => notPaused(job, eb.ref('orders.id'), now))
    .$if(onlyCoaching, (query) => query.where('coach_id', 'is not', null))
    // Orders that wait for staff are never due, and must not fill the list.
    .where('shortfall', 'is', null)
    .where(sql<boolean>`orders.doubts = '{}'`)
    .where('disputed_by', 'is', null)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return due.map(({ id }) => id)
}

/**
 * A customer's unpaid orders; without a proven account, those under any account of their mailbox. Transactions for the
 * same mailbox run one after the other.
 */
export async function unpaidOrders(tx: Tx, customerId: string) {
  const lock = sql`pg_advisory_xact_lock(hashtextextended('unpaid orders ' || mailbox(email), 0))`
  await later(tx, tx.selectFrom('users').select(lock.as('lock')).where('id', '=', customerId))
  // An account without an address has no mailbox, and strangers' orders must not bind the owner of a proven one.
  const sharing = sql<string>`(
    select id from users where mailbox(email) =
      (select mailbox(email) from users where id = ${customerId} and (kind = 'guest' or verified_at is null))
    union all select ${customerId}::uuid)`
  return tx
    .selectFrom('orders')
    .select(['id', 'customer_id', 'config', 'quote', 'total', 'currency'])
    .where('status', '=', 'not_paid')
    .where('customer_id', 'in', sharing)
    .execute()
}

/**
 * The in-game name from a customer’s last order in the same game and on the same server, for a new one; they can change it
 * before it is paid or with its login.
 */
export function lastInGameName({ customer_id, config }: Insertable<Schema['orders']>) {
  const { game, server = null } = JSON.parse(config) as { game: string; server?: string }
  return sql<string | null>`(
    select in_game_name from orders
      where customer_id = ${customer_id} and game = ${game} and config ->> 'server' = ${server}
        and in_game_name is not null
      order by created_at desc limit 1)`
}

/**
 * The guest for whom staff have ordered to an address and who hasn't paid yet: another order is theirs, too. The guests that
 * browsers made under the address are somebody else's. Orders of one mailbox are created one after the other.
 */
export async function guestOfStaff(tx: Tx, email: string): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('unpaid orders ' || mailbox(${email}), 0))`.execute(
    tx,
  )
  const row = await tx
    .selectFrom('users')
    .innerJoin('orders', 'orders.customer_id', 'users.id')
    .select('users.id')
    .where('users.kind', '=', 'guest')
    .where('users.email', '=', email)
    .where('users.banned_at', 'is', null)
    .where('orders.ordered_by', 'is not', null)
    .where('orders.status', '=', 'not_paid')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

export type UnpaidOrder = Awaited<ReturnType<typeof unpaidOrders>>[number]
