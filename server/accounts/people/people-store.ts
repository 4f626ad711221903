import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { PeopleRole, PeopleSort, PeopleState } from '#core/people/people.ts'
import { staffPermissions } from '#core/people/permissions.ts'
import { contactMask } from '#core/talk/mask-contacts.ts'
import type { Schema } from '#db/schema.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { notPaused } from '#server/platform/process/attempt-store.ts'
import { isNamed } from '#server/platform/users/is-named.ts'

export type PeopleSearch = {
  q: string
  /** The number that `q` names, if it is an order's. */
  number: number | null
  role: PeopleRole | 'all'
  state: PeopleState | 'all'
}
export type PeopleFilter = PeopleSearch & {
  sort: PeopleSort
  page: number
  size: number
}

/** One page of the matching people, and the number of all matches. */
export async function findPeople(db: Db, filter: PeopleFilter) {
  const { sort, page, size } = filter
  const fitting = matching(listed(db), filter)
  const sorted = {
    newest: fitting.orderBy('users.created_at', 'desc').orderBy('users.id', 'desc'),
    oldest: fitting.orderBy('users.created_at').orderBy('users.id'),
    name: fitting.orderBy(sql`lower(users.username)`).orderBy('users.id'),
  }[sort]
  const [rows, total] = await Promise.all([
    sorted
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    countPeople(db, filter),
  ])
  return { rows, total }
}

/** How many people a search finds. */
export async function countPeople(db: Db, filter: PeopleSearch): Promise<number> {
  const { total } = await matching(db.selectFrom('users'), filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** One person with everything that staff's panel shows. */
export function findPerson(db: Db, userId: string) {
  return listed(db)
    .leftJoin('boosters', 'boosters.user_id', 'users.id')
    .leftJoin('users as banner', 'banner.id', 'users.banned_by')
    .select((eb) => [
      'users.verified_at',
      'users.ban_reason',
      'users.ban_note',
      'banner.username as banned_by_name',
      'boosters.solo_limit',
      'boosters.duo_limit',
      eb
        .selectFrom('ledger_accounts')
        .select('balance')
        .where('kind', '=', 'customer_balance')
        .whereRef('owner_id', '=', 'users.id')
        .as('balance'),
      eb
        .selectFrom('ledger_accounts as owed')
        .select(sql<number>`-sum(least(owed.balance, 0))::bigint`.as('debt'))
        .where('owed.kind', 'in', ['customer_debt', 'booster_payable'])
        .whereRef('owed.owner_id', '=', 'users.id')
        .$asScalar()
        .as('debt'),
      sql<number>`(select count(*) from booster_filters f where f.user_id = users.id)`.as('services'),
      sql<number>`(select count(*) from orders o where o.booster_id = users.id and o.status = 'completed')`.as(
        'completed',
      ),
      // A banned person's sessions stay only to say why, so none of them counts.
      sql<number>`(select count(*) from sessions s where users.banned_at is null
        and s.user_id = users.id and s.revoked_at is null and s.expires_at > now())`.as('sessions'),
      sql<number>`(select count(*) from orders o where o.customer_id = users.id and o.refunded > 0)`.as(
        'refunds',
      ),
      sql<number>`(select count(distinct d.order_id) from orders o join order_disputes d on d.order_id = o.id
        where o.customer_id = users.id)`.as('disputes'),
      sql<number>`(select count(*) from order_messages m
        where m.author_id = users.id and m.at > now() - interval '90 days' and m.original is not null)
        + (select count(*) from order_events e where e.actor_id = users.id and e.at > now() - interval '90 days'
          and e.reason is not null and strpos(e.reason, ${contactMask}) > 0)`.as('masked'),
      openOrders('customer_id').as('open_orders'),
      openOrders('booster_id').as('claimed'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}

/** The most orders that a panel links. */
const mostLinked = 20

function openOrders(side: 'customer_id' | 'booster_id') {
  return sql<{ order_id: string; number: number }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('order_id', o.id, 'number', o.number) order by o.number)
    from (
      select id, number from orders
      where ${sql.ref(`orders.${side}`)} = users.id and status not in ('completed', 'cancelled')
      order by number limit ${mostLinked}
    ) o), '[]')`
}

/** The orders that a booster claimed and that aren't finished. */
export function openWorkOf(db: Db, userId: string): Promise<{ id: string; number: number }[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('booster_id', '=', userId)
    .where('status', 'in', ['boosting', 'verification_required'])
    .orderBy('number')
    .execute()
}

/** The people whose ban is over, the first to end first. */
export async function findDueBans(
  db: Db,
  { job, now, limit }: { job: string; now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('banned_until', '<=', now)
    .where('erased_at', 'is', null)
    .where(notPaused(job, sql<string>`users.id`, now))
    .orderBy('banned_until')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

function listed(db: Db) {
  return db.selectFrom('users').select([
    'users.id',
    'users.kind',
    'users.username',
    'users.email',
    'users.permissions',
    'users.banned_at',
    'users.banned_until',
    'users.created_at',
    'users.demo',
    'users.locale',
    sql<number>`(select count(*) from orders o where o.customer_id = users.id)`.as('orders'),
    sql<number>`(select coalesce(sum(o.total), 0)::bigint from orders o
        where o.customer_id = users.id and o.paid_at is not null and o.status <> 'cancelled')`.as('spent'),
    sql<Date | null>`(select max(s.refreshed_at) from sessions s where s.user_id = users.id)`.as(
      'last_seen_at',
    ),
  ])
}

const roles: Record<PeopleRole, ReturnType<typeof sql<SqlBool>>> = {
  guest: sql`users.kind = 'guest'`,
  customer: sql`users.kind = 'customer' and users.permissions = '{}'`,
  booster: sql`users.permissions <> '{}' and users.permissions @> array['Booster']`,
  staff: sql`users.permissions <> '{}' and users.permissions && ${[...staffPermissions]}`,
}

const states: Record<PeopleState, ReturnType<typeof sql<SqlBool>>> = {
  active: sql`users.banned_at is null`,
  banned: sql`users.banned_at is not null`,
}

function matching<Output>(
  query: SelectQueryBuilder<Schema, 'users', Output>,
  { q, number, role, state }: PeopleSearch,
): SelectQueryBuilder<Schema, 'users', Output> {
  const conditions = [
    ...(role === 'all' ? [] : [roles[role]]),
    ...(state === 'all' ? [] : [states[state]]),
    ...(q ? [found(q, number)] : []),
  ]
  return conditions.reduce((narrowed, condition) => narrowed.where(condition), query)
}

/** The people whose name or address begins with the text, or who placed or claimed the order with that number. */
function found(q: string, number: number | null) {
  if (number === null) return isNamed(q)
  return sql<SqlBool>`users.id in (
    select unnest(array[customer_id, booster_id]) from orders where number = ${number}
    union all select id from users where ${isNamed(q)})`
}
