import { sql } from 'kysely'
import { orderNumber } from '#core/base/order-number.ts'
import { begins } from '#server/platform/db/contains.ts'
import type { Db } from '#server/platform/db/pool.ts'

type Row = { id: string; name: string }
const ids = (keys: readonly string[]) => sql`any(${keys}::uuid[])`

/** What people call the things of a kind, by their ids; those that are gone are missing. */
const named = {
  order: (keys: readonly string[]) =>
    sql`select id, number::text as name from orders where id = ${ids(keys)}`,
  user: (keys: readonly string[]) =>
    sql`select id, username as name from users where id = ${ids(keys)} and erased_at is null`,
  coupon: (keys: readonly string[]) => sql`select id, code as name from coupons where id = ${ids(keys)}`,
  application: (keys: readonly string[]) => sql`select a.id, users.username as name from applications a
    join users on users.id = a.user_id where a.id = ${ids(keys)} and users.erased_at is null`,
  thread: (keys: readonly string[]) =>
    sql`select id, number::text as name from support_threads where id = ${ids(keys)}`,
  review: (keys: readonly string[]) => sql`select r.id, orders.number::text as name from reviews r
    join orders on orders.id = r.order_id where r.id = ${ids(keys)}`,
  post: (keys: readonly string[]) =>
    sql`select id, coalesce(nullif(title, ''), id) as name from posts where id = any(${keys}::text[])`,
}
export type NamedKind = keyof typeof named

export const isNamed = (kind: string): kind is NamedKind => Object.hasOwn(named, kind)

export async function findNames(
  db: Db,
  kind: NamedKind,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<Row>`${named[kind](keys)}`.execute(db)
  const written = (name: string) => (kind === 'order' || kind === 'review' ? orderNumber(Number(name)) : name)
  return new Map(rows.map(({ id, name }) => [id, written(name)]))
}

/** The people whose name begins with a text. */
export async function findPeople(db: Db, q: string, most: number): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select id from users where ${begins(sql`lower(username)`, q.toLowerCase())}
    and erased_at is null order by lower(username) using ~<~ limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The orders with this number, of which there is one at most. */
export async function findNumbered(db: Db, number: number): Promise<string[]> {
  const rows = await db.selectFrom('orders').select('id').where('number', '=', number).execute()
  return rows.map(({ id }) => id)
}

/** The coupons and raffles whose code or address begins with a text, and the posts whose title does. */
export async function findThings(db: Db, q: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    (select 'coupon ' || id as subject from coupons where ${begins(sql`code`, q.toUpperCase())} order by code limit ${most})
    union all
    (select 'coupon ' || code from coupons where ${begins(sql`code`, q.toUpperCase())} order by code limit ${most})
    union all (select 'raffle ' || slug from raffles where ${begins(sql`slug`, q.toLowerCase())} limit ${most})
    union all (select 'post ' || post_id from post_texts where ${begins(sql`lower(title)`, q.toLowerCase())} limit ${most})
  `.execute(db)
  return rows.map(({ subject }) => subject)
}
