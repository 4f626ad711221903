import { sql } from 'kysely'
import { isId } from '#core/base/is-id.ts'
import type { OrderConfig } from '#core/choices/order-config.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import type { Permission } from '#core/people/permissions.ts'
import { type FoundBy, mostFound, numberRanges, numberStart } from '#core/site/search.ts'
import { begins } from '#server/platform/db/contains.ts'
import type { Db } from '#server/platform/db/pool.ts'

export type FoundOrder = {
  id: string
  number: number
  config: OrderConfig
  coach: string | null
  status: OrderStatus
  created_at: Date
  customer_id: string
  customer: string
  booster: string | null
  in_game_name: string | null
  found_by: FoundBy
}

export type FoundPerson = {
  id: string
  kind: 'guest' | 'customer'
  username: string
  email: string
  permissions: Permission[]
  banned_at: Date | null
  found_by: FoundBy
}

/** The ways to an order, the closest first: what is found in several counts as the first. */
const ranks = sql`array_position(array['number', 'payment', 'in_game_name', 'customer', 'booster'], way.found_by)`

/** What a search shows of the orders that some ways lead to. */
async function ordersOf(db: Db, ways: ReturnType<typeof sql>): Promise<FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`
    with way (id, found_by) as materialized (${ways}), nearest as (
      select distinct on (id) id, found_by, ${ranks} as rank from way order by id, rank
    )
    select orders.id, orders.number, orders.config, coach.username as coach, orders.status, orders.created_at,
      orders.customer_id, customer.username as customer, booster.username as booster, orders.in_game_name,
      nearest.found_by
    from nearest
    join orders on orders.id = nearest.id
    join users customer on customer.id = orders.customer_id
    left join users booster on booster.id = orders.booster_id
    left join users coach on coach.id = orders.coach_id
    -- A whole number comes before the longer ones that begin with it.
    order by nearest.rank, case nearest.found_by when 'number' then length(orders.number::text) end,
      orders.created_at desc, orders.id limit ${mostFound}`.execute(db)
  return rows
}

/**
 * All orders that a text leads to: by the beginning of their number, of their in-game name, of the name or address of
 * their customer or the name of their booster; and by the whole id of the order or of a payment, or its reference at one of
 * these providers. Each way is an index scan of bounded length, however many orders there are.
 */
export function findOrders(db: Db, q: string, providers: readonly string[]): Promise<FoundOrder[]> {
  const start = q.toLowerCase()
  const digits = numberStart(q)
  const numbers = digits === null ? [] : numberRanges(digits)
  const person = (column: 'username' | 'email') => {
    const value = column === 'username' ? sql`lower(username)` : sql`email`
    return sql`(select id from users where ${begins(value, start)} order by ${value} using ~<~ limit ${mostFound})`
  }
  const ordersWith = (column: 'customer_id' | 'booster_id', found_by: FoundBy, ids: ReturnType<typeof sql>) =>
    sql`select o.id, ${sql.lit(found_by)}::text from (${ids}) as person cross join lateral (
      select id from orders where ${sql.ref(`orders.${column}`)} = person.id order by created_at desc limit ${mostFound}
    ) o`
  return ordersOf(
    db,
    sql.join(
      [
        ...numbers.map(
          ({ from, to }) => sql`(select id, 'number' from orders where number between ${from} and ${to}
            order by number desc limit ${mostFound})`,
        ),
        ...(isId(q.toLowerCase())
          ? [
              sql`select id, 'number' from orders where id = ${q}::uuid`,
              sql`select order_id, 'payment' from payments where id = ${q}::uuid and order_id is not null`,
            ]
          : []),
        sql`select order_id, 'payment' from payments where provider = any(${providers}::text[])
          and (provider_ref = ${q} or provider_intent = ${q}) and order_id is not null`,
        sql`(select id, 'in_game_name' from orders where ${begins(sql`lower(in_game_name)`, start)}
          order by lower(in_game_name) using ~<~, created_at desc limit ${mostFound})`,
        ordersWith('customer_id', 'customer', sql`${person('username')} union ${person('email')}`),
        ordersWith('booster_id', 'booster', person('username')),
      ],
      sql` union all `,
    ),
  )
}

/** The orders of one person that a text leads to, by number and, of those they ordered, in-game name. */
export function findOwnOrders(db: Db, q: string, personId: string): Promise<FoundOrder[]> {
  const start = q.toLowerCase()
  const digits = numberStart(q)
  const byNumber = sql`number::text like ${digits === null ? '' : `${digits}%`}`
  const own = (column: 'customer_id' | 'booster_id') =>
    sql`(select id, 'number'::text as found_by from orders
      where ${sql.ref(`orders.${column}`)} = ${personId} and ${byNumber} order by created_at desc limit ${mostFound})`
  return ordersOf(
    db,
    sql`${own('customer_id')} union all ${own('booster_id')} union all
      (select id, 'in_game_name' from orders
        where customer_id = ${personId} and ${begins(sql`lower(in_game_name)`, start)}
        order by created_at desc limit ${mostFound})`,
  )
}

/** The people whose name or address begins with a text, those whose name is closest first. */
export async function findNamed(db: Db, q: string): Promise<FoundPerson[]> {
  const start = q.toLowerCase()
  const { rows } = await sql<FoundPerson>`
    with way as (
      (select id, 1 as rank, lower(username) as sorted from users
        where ${begins(sql`lower(username)`, start)} and erased_at is null order by lower(username) using ~<~ limit ${mostFound})
      union all
      (select id, 2, email from users
        where ${begins(sql`email`, start)} and erased_at is null order by email using ~<~ limit ${mostFound})
    ), nearest as (select distinct on (id) id, rank, sorted from way order by id, rank)
    select users.id, kind, username, email, permissions, banned_at,
      case rank when 1 then 'name' else 'email' end as found_by
    from nearest join users on users.id = nearest.id
    order by rank, sorted, users.id limit ${mostFound}`.execute(db)
  return rows
}

/** The coupons whose code begins with a text; those of a raffle's winner aren't the shop's to hand out. */
export function findCodes(db: Db, q: string) {
  return db
    .selectFrom('coupons')
    .selectAll()
    .where((eb) => begins(eb.ref('code'), q.toUpperCase()))
    .where('customer_id', 'is', null)
    .orderBy('code')
    .limit(mostFound)
    .execute()
}
