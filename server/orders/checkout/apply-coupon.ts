import { couponCode, couponDiscount } from '#core/prices/coupons.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { levelDiscounts } from '#server/kernel/order-terms.ts'
import { couponOf, findCouponByCode } from '#server/money/coupons/coupon-store.ts'
import { dropUse, reserveUse } from '#server/money/coupons/coupon-uses.ts'
import { countedAddress } from '#server/platform/http/counted-address.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { clearFailures, countFailure, recentFailures } from '#server/platform/limits/failure-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { repriceOrder } from './reprice-order.ts'

/**
 * How many codes that don't exist can be tried a day: per person, and per address, which many may share (trust W12).
 */
const mostGuesses = { person: 15, address: 150 }

/** Applies a coupon to an unpaid order and replaces the one that it had. */
export async function applyCoupon(
  services: Services,
  caller: Caller,
  ip: string,
  orderId: string,
  typed: string,
): Promise<OrderRow> {
  const { db, now } = services
  const person = `coupon-person:${caller.id}`
  const address = `coupon-address:${countedAddress(ip)}`
  if (
    (await recentFailures(db, [person], now())) >= mostGuesses.person ||
    (await recentFailures(db, [address], now())) >= mostGuesses.address
  )
    throw new AppError('too_many_coupon_tries')
  try {
    const order = await take(services, caller, orderId, couponCode(typed))
    await clearFailures(db, [person])
    return order
  } catch (error) {
    if (error instanceof AppError && error.code === 'coupon_not_found')
      await countFailure(db, [person, address], now())
    throw error
  }
}

function take(services: Services, caller: Caller, orderId: string, code: string | null): Promise<OrderRow> {
  return repriceOrder(services, caller, orderId, async (work, order) => {
    // First, so that the order's own use is not counted against it.
    await dropUse(work.tx, orderId)
    const coupon = code ? await findCouponByCode(work.tx, code) : undefined
    if (!coupon) throw new AppError('coupon_not_found')
    await reserveUse(work, order, coupon)
    return [couponDiscount(couponOf(coupon)), ...levelDiscounts(order)]
  })
}
