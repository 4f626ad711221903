import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { dropCoupon, findListedCoupon, lockCoupon } from './coupon-store.ts'

/** Deletes a coupon that no order has ever used and nobody has won; a used one is part of those orders' history. */
export async function deleteCoupon(work: Work, actorId: string, id: string): Promise<void> {
  // Reserving a use also needs this row, so no use can be reserved from here on.
  const coupon = await lockCoupon(work.tx, id)
  if (!coupon) throw new AppError('coupon_not_found')
  if (coupon.customer_id !== null) throw new AppError('coupon_won')
  const { deletable } = await findListedCoupon(work.tx, id)
  if (!deletable) throw new AppError('coupon_in_use')
  await dropCoupon(work, id)
  const detail = { code: coupon.code }
  await recordAudit(
    work.tx,
    { actorId, operation: 'delete coupon', subject: `coupon ${id}`, detail },
    work.now,
  )
}
