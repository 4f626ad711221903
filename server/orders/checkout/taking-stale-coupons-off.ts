import { endingOpenAttempt } from '#server/money/payments/open-attempt.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { StaleCoupon } from './lock-unpaid-order.ts'
import { removeCoupon } from './remove-coupon.ts'

/**
 * Pays, unless the order's coupon has ended since it was applied. Then nothing is paid, the coupon is removed, and
 * its refusal is thrown, so that the customer sees the new total and confirms again.
 */
export async function takingStaleCouponsOff<T>(
  services: Services,
  caller: Caller,
  orderId: string,
  pay: () => Promise<T>,
): Promise<T> {
  try {
    return await pay()
  } catch (error) {
    if (!(error instanceof StaleCoupon)) throw error
    await endingOpenAttempt(services, () =>
      transaction(services, (work) => removeCoupon(work, caller, orderId)),
    )
    throw new AppError(error.code)
  }
}
