import { type Insertable, type Selectable, sql } from 'kysely'
import type { Coupon, CouponState } from '#core/coupons.ts'
import type { Schema } from '#db/schema.ts'
import type { Db } from '../db.ts'

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

export function findCouponByCode(db: Db, code: string): Promise<CouponRow | undefined> {
  return db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst()
}

/** A coupon, locked when its change is to be written down beside it. */
export function lockCoupon(db: Db, id: string): Promise<CouponRow | undefined> {
  return db.selectFrom('coupons').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function findListedCoupon(db: Db, id: string): Promise<ListedCoupon> {
  return listed(db).where('coupons.id', '=', id).executeTakeFirstOrThrow()
}

export type CouponFilter = {
  q: string
  state: CouponState | 'all'
  sort: 'newest' | 'code' | 'uses' | 'ending'
  page: number
  size: number
  now: Date
}

/** One page of the coupons that fit, and how many fit in all. */
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
  return db
    .selectFrom('coupons')
    .selectAll('coupons')
    .select(sql<boolean>`not exists (select from coupon_uses where coupon_id = coupons.id)`.as('deletable'))
}

type Filtered<T> = { where(condition: ReturnType<typeof sql<boolean>>): T }

function matching<Q extends Filtered<Q>>(query: Q, { q, state, now }: CouponFilter): Q {
  const named = q ? query.where(sql<boolean>`position(upper(${q}) in coupons.code) > 0`) : query
  return state === 'all' ? named : named.where(sql<boolean>`${stateAt(now)} = ${state}`)
}

/** Core's `couponState` in SQL; a test holds the two together. */
function stateAt(now: Date) {
  return sql`case when not enabled then 'disabled' when valid_from > ${now} then 'scheduled'
    when valid_until <= ${now} then 'expired' when uses >= use_limit then 'exhausted' else 'active' end`
}
