import { randomUUID } from 'node:crypto'
import type { CouponForm } from '#server/money/coupons/coupon-view.ts'
import { createCoupon } from '#server/money/coupons/create-coupon.ts'
import { endingOpenAttempt } from '#server/money/payments/open-attempt.ts'
import { applyCoupon, countingGuesses } from '#server/orders/checkout/apply-coupon.ts'
import { removeCoupon } from '#server/orders/checkout/remove-coupon.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from './act.ts'
import { insertCustomer, insertOrder, type TestServices } from './factories.ts'

/** A coupon of 10 percent without limits except one use per customer, unless overridden. */
export async function insertCoupon(
  services: TestServices,
  changed: Partial<CouponForm> = {},
): Promise<{ id: string; code: string; form: CouponForm }> {
  const form: CouponForm = {
    code: `C-${randomUUID().slice(0, 13).toUpperCase()}`,
    enabled: true,
    gives: { percent: 10 },
    cap: null,
    valid_from: null,
    valid_until: null,
    minimum_order: 0,
    games: [],
    services: [],
    use_limit: null,
    per_customer: 1,
    ...changed,
  }
  const staff = await insertCustomer(services, { permissions: ['EditStore'] })
  return {
    id: await transaction(services, (work) => createCoupon(work, staff.id, form)),
    code: form.code,
    form,
  }
}

/** An unpaid order, of a new customer's unless one is named. */
export async function unpaidOrder(services: TestServices, of?: Caller) {
  const customer = of ?? (await insertCustomer(services))
  return { customer, order: await insertOrder(services, { customerId: customer.id }) }
}

type Unpaid = Awaited<ReturnType<typeof unpaidOrder>>

/** Applies a code from the customer's own network address. */
export function apply(services: TestServices, { customer, order }: Unpaid, code: string) {
  return applyFrom(services, customer.id, customer, order.id, code)
}

/** Applies a code as the call does, from a network address. */
export function applyFrom(services: Services, ip: string, caller: Caller, orderId: string, code: string) {
  return countingGuesses(services, caller, ip, () =>
    endingOpenAttempt(services, () => act(services, applyCoupon, caller, orderId, code)),
  )
}

/** Removes the coupon of an order as the call does. */
export function unapply(services: Services, caller: Caller, orderId: string) {
  return endingOpenAttempt(services, () => act(services, removeCoupon, caller, orderId))
}

export function readOrder({ db }: TestServices, id: string) {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** The counter of a coupon, and the orders whose rows hold a use. */
export async function usesOf({ db }: TestServices, couponId: string) {
  const { uses } = await db
    .selectFrom('coupons')
    .select('uses')
    .where('id', '=', couponId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('coupon_uses')
    .select('released_at')
    .where('coupon_id', '=', couponId)
    .execute()
  return { uses, held: rows.filter((row) => row.released_at === null).length, rows: rows.length }
}
