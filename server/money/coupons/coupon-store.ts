import { type ExpressionBuilder, type Insertable, type Selectable, type SqlBool, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Coupon, CouponState } from '#core/prices/coupons.ts'
import type { Schema } from '#db/schema.ts'
import type { OrderBuilder } from '#server/kernel/order-section.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'

export type CouponRow = Selectable<Schema['coupons']>
export type CouponColumns = Omit<Insertable<Schema['coupons']>, 'id' | 'uses' | 'demo'>
export type ListedCoupon = CouponRow & { deletable: boolean }

/** A row as core's rules read it. */
export function couponOf(row: CouponRow): Coupon {
  return {
    enabled: row.enabled,
    gives: givesOf(row),
    cap: row.cap,
    validFrom: row.valid_from?.toISOString() ?? null,
    validUntil: row.valid_until?.toISOString() ?? null,
    minimumOrder: row.minimum_order,
    games: row.games,
    services: row.services,
    uses: row.uses,
    useLimit: row.use_limit,
    perCustomer: row.per_customer,
  }
}

export function givesOf({ percent, amount }: Pick<CouponRow, 'percent' | 'amount'>): Coupon['gives'] {
  // The schema allows exactly one of the two.
  return percent === null ? { amount: amount ?? 0 } : { percent }
}

/** The coupon that an order uses, for its page. */
export function couponColumns(eb: OrderBuilder) {
  return [
    jsonObjectFrom(
      eb
        .selectFrom('coupon_uses as use')
        .innerJoin('coupons', 'coupons.id', 'use.coupon_id')
        .select('coupons.code')
        .whereRef('use.order_id', '=', 'orders.id'),
    ).as('coupon'),
  ]
}

export function findCouponByCode(db: Db, code: string): Promise<CouponRow | undefined> {
  return db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst()
}

/** A coupon, locked when its change is going to be audited. */
export function lockCoupon(db: Db, id: string): Promise<CouponRow | undefined> {
  return db.selectFrom('coupons').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function findListedCoupon(db: Db, id: string): Promise<ListedCoupon> {
  return listed(db).where('coupons.id', '=', id).executeTakeFirstOrThrow()
}

export async function insertCoupon(
  { tx, now }: Work,
  columns: CouponColumns & { demo: boolean },
): Promise<string> {
  const { id } = await tx
    .insertInto('coupons')
    .values({ ...columns, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a locked coupon. */
export async function changeCoupon({ tx, now }: Work, id: string, columns: CouponColumns): Promise<void> {
  await tx
    .updateTable('coupons')
    .set({ ...columns, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Deletes a locked coupon; the schema refuses one that an order has used. */
export async function dropCoupon({ tx }: Work, id: string): Promise<void> {
  await tx.deleteFrom('coupons').where('id', '=', id).execute()
}

export type CouponFilter = {
  q: string
  state: CouponState | 'all'
  sort: 'newest' | 'code' | 'uses' | 'ending'
  page: number
  size: number
  now: Date
}

/** One page of the matching coupons, and the number of all matches. */
export async function findCoupons(db: Db, filter: CouponFilter) {
  const { sort, page, size } = filter
  const fitting = matching(listed(db), filter)
  const sorted = {
    newest: fitting.orderBy('created_at', 'desc'),
    code: fitting.orderBy('code'),
    uses: fitting.orderBy('uses', 'desc'),
    ending: fitting.orderBy('valid_until', (by) => by.asc().nullsLast()),
  }[sort]
  const [rows, { total }] = await Promise.all([
    sorted
      .orderBy('coupons.id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    matching(db.selectFrom('coupons'), filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

function listed(db: Db) {
  return (
    db
      .selectFrom('coupons')
      .selectAll('coupons')
      // A coupon that was made for somebody is part of what they won.
      .select(
        sql<boolean>`customer_id is null and not exists (select from coupon_uses where coupon_id = coupons.id)`.as(
          'deletable',
        ),
      )
  )
}

type Filtered<T> = { where(condition: ReturnType<typeof sql<boolean>>): T }

function matching<Q extends Filtered<Q>>(query: Q, { q, state, now }: CouponFilter): Q {
  const named = q ? query.where(sql<boolean>`position(upper(${q}) in coupons.code) > 0`) : query
  return state === 'all' ? named : named.where(sql<boolean>`${stateAt(now)} = ${state}`)
}

/** Core's `couponState` in SQL; a test compares the two. */
function stateAt(now: Date) {
  return sql`case when not enabled then 'disabled' when valid_from > ${now} then 'scheduled'
    when valid_until <= ${now} then 'expired' when uses >= use_limit then 'exhausted' else 'active' end`
}

/** The user of a coupon: an account, and the keyed hash of its mailbox. */
export type CouponUser = Pick<Selectable<Schema['coupon_uses']>, 'customer_id' | 'email_key'>

/**
 * Counts one more use of a coupon and returns the row after it; undefined when its limit is reached. The coupon stays
 * locked until the transaction ends.
 */
export function takeUse(tx: Tx, couponId: string): Promise<CouponRow | undefined> {
  return tx
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', couponId)
    .where((eb) => eb.or([eb('use_limit', 'is', null), eb('uses', '<', eb.ref('use_limit'))]))
    .returningAll()
    .executeTakeFirst()
}

export async function insertUse(
  { tx, now }: Work,
  use: CouponUser & { order_id: string; coupon_id: string },
): Promise<void> {
  await tx
    .insertInto('coupon_uses')
    .values({ ...use, reserved_at: now })
    .execute()
}

/** A guest's uses become another person's. */
export async function moveUses(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx.updateTable('coupon_uses').set({ customer_id: toId }).where('customer_id', '=', fromId).execute()
}

/** Ends the use that an order holds, if any. Without a release time its row is deleted. */
export async function endUse(tx: Tx, orderId: string, releasedAt: Date | null): Promise<void> {
  const held = (eb: ExpressionBuilder<Schema, 'coupon_uses'>) =>
    eb.and([eb('order_id', '=', orderId), eb('released_at', 'is', null)])
  await tx
    .with('ended', (db) =>
      releasedAt
        ? db.updateTable('coupon_uses').set({ released_at: releasedAt }).where(held).returning('coupon_id')
        : db.deleteFrom('coupon_uses').where(held).returning('coupon_id'),
    )
    .updateTable('coupons')
    .from('ended')
    .set((eb) => ({ uses: eb('coupons.uses', '-', 1) }))
    .whereRef('coupons.id', '=', 'ended.coupon_id')
    .execute()
}

/** The coupon of which an order holds a use. */
export function findHeldCoupon(db: Db, orderId: string): Promise<CouponRow | undefined> {
  return db
    .selectFrom('coupons')
    .innerJoin('coupon_uses as use', 'use.coupon_id', 'coupons.id')
    .selectAll('coupons')
    .where('use.order_id', '=', orderId)
    .where('use.released_at', 'is', null)
    .executeTakeFirst()
}

/**
 * How often a customer uses a coupon in other orders. A guest has a new account at every visit, so uses of their mailbox
 * count too; for the owner of a proven address only those that were paid for, which no stranger does to use them up.
 */
export async function countUses(
  tx: Tx,
  customer: CouponUser,
  couponId: string,
  exceptOrderId: string,
): Promise<number> {
  const { count } = await tx
    .selectFrom('coupon_uses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('coupon_id', '=', couponId)
    .where('order_id', '<>', exceptOrderId)
    .where('released_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('customer_id', '=', customer.customer_id),
        eb('email_key', '=', customer.email_key).and(
          sql<SqlBool>`(not exists (select from users where id = ${customer.customer_id} and verified_at is not null
              and kind <> 'guest')
            or exists (select from orders where orders.id = coupon_uses.order_id and orders.paid_at is not null))`,
        ),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}
