import type { z } from 'zod'
import type { updateCoupon } from '#contract/coupons.ts'
import { type Coupon, couponState } from '#core/prices/coupons.ts'
import { type CouponColumns, type CouponRow, couponOf, givesOf, type ListedCoupon } from './coupon-store.ts'

/** The fields of a coupon that staff edit. */
export type CouponForm = z.output<typeof updateCoupon.body>

/** A coupon as staff see it. */
export function couponView(row: ListedCoupon, now: Date) {
  return {
    coupon_id: row.id,
    code: row.code,
    state: couponState(couponOf(row), now.toISOString()),
    enabled: row.enabled,
    gives: givesOf(row),
    cap: row.cap,
    valid_from: row.valid_from?.toISOString() ?? null,
    valid_until: row.valid_until?.toISOString() ?? null,
    minimum_order: row.minimum_order,
    games: row.games,
    services: row.services,
    uses: row.uses,
    use_limit: row.use_limit,
    per_customer: row.per_customer,
    deletable: row.deletable,
    demo: row.demo,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** A coupon as core's rules would read it after a change. */
export function couponAfter({ uses }: CouponRow, form: CouponForm): Coupon {
  return {
    enabled: form.enabled,
    gives: form.gives,
    cap: form.cap,
    validFrom: form.valid_from,
    validUntil: form.valid_until,
    minimumOrder: form.minimum_order,
    games: form.games,
    services: form.services,
    uses,
    useLimit: form.use_limit,
    perCustomer: form.per_customer,
  }
}

/** The columns that store it. */
export function couponColumns({ gives, ...form }: CouponForm): CouponColumns {
  const percent = 'percent' in gives ? gives.percent : null
  const amount = 'amount' in gives ? gives.amount : null
  return { ...form, percent, amount }
}
