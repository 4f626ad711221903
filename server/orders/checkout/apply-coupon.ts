import { couponCode, couponDiscount } from '#core/prices/coupons.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { levelDiscounts } from '#server/kernel/order-terms.ts'
import { couponOf, findCouponByCode } from '#server/money/coupons/coupon-store.ts'
import { dropUse, reserveUse } from '#server/money/coupons/coupon-uses.ts'
import { countedAddress } from '#server/platform/http/counted-address.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { clearFailures, countFailure, recentFailures } from '#server/platform/limits/failure-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { repriceOrder } from './reprice-order.ts'

/**
 * How many codes that don't exist can be tried a day: per person, and per address, which many may share (trust W12).
 */
const mostGuesses = { person: 15, address: 150 }

/**
 * Applies a coupon to an unpaid order and replaces the one that it had. Each code that doesn't exist is counted
 * (`countingGuesses`).
 */
export function applyCoupon(work: Work, caller: Caller, orderId: string, typed: string): Promise<OrderRow> {
  return repriceOrder(work, caller, orderId, async (order) => {
    // First, so that the order's own use is not counted against it.
    await dropUse(work.tx, orderId)
    const code = couponCode(typed)
    const coupon = code ? await findCouponByCode(work.tx, code) : undefined
    if (!coupon) throw new AppError('coupon_not_found')
    await reserveUse(work, order, coupon)
    return [couponDiscount(couponOf(coupon)), ...levelDiscounts(order)]
  })
}

/** Runs a transaction that applies a coupon. Its refusal rolls it back, so a wrong code is counted after it. */
export async function countingGuesses<T>(
  { db, now }: Services,
  caller: Caller,
  ip: string,
  apply: () => Promise<T>,
): Promise<T> {
  const person = `coupon-person:${caller.id}`
  const address = `coupon-address:${countedAddress(ip)}`
  if (
    (await recentFailures(db, [person], now())) >= mostGuesses.person ||
    (await recentFailures(db, [address], now())) >= mostGuesses.address
  )
    throw new AppError('too_many_coupon_tries')
  try {
    const applied = await apply()
    await clearFailures(db, [person])
    return applied
  } catch (error) {
    if (error instanceof AppError && error.code === 'coupon_not_found')
      await countFailure(db, [person, address], now())
    throw error
  }
}
