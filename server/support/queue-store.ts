import { type Expression, type SqlBool, sql } from 'kysely'
import type { SupportStatus } from '#core/talk/support-thread.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { pageSize } from '#server/platform/http/pages.ts'

/** What staff read: the queue, and the facts about a person beside their thread. */

export type View = 'waiting' | 'mine' | 'all' | 'closed'
export type QueueQuery = { view: View; search?: string | undefined; page: number; staffId: string }
export type QueueRow = Awaited<ReturnType<typeof findQueue>>[number]

const statusesOf: Record<View, readonly SupportStatus[]> = {
  waiting: ['waiting'],
  mine: ['waiting', 'answered'],
  all: ['waiting', 'answered'],
  closed: ['closed'],
}

/** Withdrawals that wait: the law sets their deadlines. */
const waitingWithdrawals = sql<boolean>`thread.topic is not distinct from 'withdrawal' and thread.status = 'waiting'`

/** A page of the queue: withdrawals first, then who has waited longest, then what changed last. */
export function findQueue(db: Db, query: QueueQuery) {
  return (
    selectQueue(db)
      .where(inView(query))
      // Closed ones wait for nothing, so that their index has the order.
      .$if(query.view !== 'closed', (found) =>
        found
          .orderBy(waitingWithdrawals, 'desc')
          .orderBy('thread.waiting_since', (order) => order.asc().nullsLast()),
      )
      .orderBy('thread.updated_at', 'desc')
      .orderBy('thread.id')
      .limit(pageSize)
      .offset((query.page - 1) * pageSize)
      .execute()
  )
}

/** One thread as the queue shows it. */
export function findQueued(db: Db, threadId: string) {
  return selectQueue(db).where('thread.id', '=', threadId).executeTakeFirst()
}

function selectQueue(db: Db) {
  return db
    .selectFrom('support_threads as thread')
    .leftJoin('users as person', 'person.id', 'thread.user_id')
    .leftJoin('users as staff', 'staff.id', 'thread.assigned_to')
    .leftJoin('orders as order', 'order.id', 'thread.order_id')
    .leftJoin('support_messages as last', (join) =>
      join.onRef('last.thread_id', '=', 'thread.id').onRef('last.number', '=', 'thread.last_number'),
    )
    .selectAll('thread')
    .select(['person.username', 'person.email as person_email', 'person.kind', 'person.permissions'])
    .select(['person.created_at as person_since', 'staff.username as staff_name'])
    .select(['order.number as order_number', 'order.game'])
    .select((eb) => [
      eb.fn<string | null>('left', ['last.text', eb.lit(160)]).as('last_text'),
      'last.author as last_from',
    ])
}

function inView({ view, search, staffId }: QueueQuery): Expression<SqlBool> {
  const statuses: readonly SupportStatus[] = statusesOf[view]
  const mine = view === 'mine' ? sql`and thread.assigned_to = ${staffId}` : sql``
  const found = search ? sql`and ${matches(search)}` : sql``
  return sql<SqlBool>`thread.status in (${sql.join(statuses)}) ${mine} ${found}`
}

/** Part of a name, an address, a message, or an order's number. */
function matches(search: string): Expression<SqlBool> {
  const part = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  const number = Number(/(\d{1,9})$/.exec(search)?.[1] ?? -1)
  return sql<SqlBool>`(person.username ilike ${part} or person.email ilike ${part} or thread.name ilike ${part}
    or thread.email ilike ${part} or "order".number = ${number} or thread.number = ${number}
    or exists (select from support_messages found where found.thread_id = thread.id and found.text ilike ${part}))`
}

/** How many threads each view has. */
export async function countViews(db: Db, staffId: string) {
  const { rows } = await sql<{ waiting: number; mine: number; all: number }>`
    select count(*) filter (where status = 'waiting') as waiting,
      count(*) filter (where assigned_to = ${staffId}) as mine, count(*) as all
    from support_threads where status in ('waiting', 'answered')`.execute(db)
  return rows[0] ?? { waiting: 0, mine: 0, all: 0 }
}

/** The length of a list with its search. */
export async function countQueue(db: Db, query: QueueQuery): Promise<number> {
  const threads = db
    .selectFrom('support_threads as thread')
    .select((eb) => eb.fn.countAll<number>().as('total'))
  // What is searched for can be in these.
  const searched = threads
    .leftJoin('users as person', 'person.id', 'thread.user_id')
    .leftJoin('orders as order', 'order.id', 'thread.order_id')
  const { total } = await (query.search ? searched : threads).where(inView(query)).executeTakeFirstOrThrow()
  return total
}

/** A person's figures: orders that they paid, what they spent, and earlier threads. */
export async function findFigures(db: Db, userId: string, threadId: string) {
  const { rows } = await sql<{ orders: number; spent: number; balance: number; chats_before: number }>`
    select
      (select count(*) from orders where customer_id = ${userId}) as orders,
      (select coalesce(sum(total), 0)::bigint from orders
        where customer_id = ${userId} and paid_at is not null and status <> 'cancelled') as spent,
      (select coalesce(sum(balance), 0)::bigint from ledger_accounts
        where kind = 'customer_balance' and owner_id = ${userId}) as balance,
      (select count(*) from support_threads where user_id = ${userId} and id <> ${threadId}) as chats_before`.execute(
    db,
  )
  return rows[0] ?? { orders: 0, spent: 0, balance: 0, chats_before: 0 }
}

const ordersShown = 4

/** The order that a thread is about, then its person's newest ones. */
export function findOrdersBeside(db: Db, userId: string | null, orderId: string | null) {
  return db
    .selectFrom('orders')
    .leftJoin('users as coach', 'coach.id', 'orders.coach_id')
    .select(['orders.id', 'orders.number', 'orders.status', 'orders.config', 'orders.total'])
    .select(['orders.currency', 'orders.created_at', 'coach.username as coach_name'])
    .where((eb) =>
      eb.or([
        ...(userId ? [eb('orders.customer_id', '=', userId), eb('orders.booster_id', '=', userId)] : []),
        ...(orderId ? [eb('orders.id', '=', orderId)] : []),
        eb.val(false),
      ]),
    )
    .orderBy(sql`orders.id = ${orderId}`, (order) => order.desc().nullsLast())
    .orderBy('orders.created_at', 'desc')
    .limit(ordersShown)
    .execute()
}

/** A page of a person's threads, the last changed first, and how many there are. */
export async function findThreadsOf(
  db: Db,
  personId: string,
  { page, size }: { page: number; size: number },
) {
  const [rows, { total }] = await Promise.all([
    selectQueue(db)
      .where('thread.user_id', '=', personId)
      .orderBy('thread.updated_at', 'desc')
      .orderBy('thread.id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    db
      .selectFrom('support_threads')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('user_id', '=', personId)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}
