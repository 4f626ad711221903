import { recordAudit } from '../audit/record-audit.ts'
import { transaction } from '../db.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { findListedCoupon, lockCoupon } from './coupon-store.ts'

/** Deletes a coupon that no order has ever used; a used one is part of those orders' history. */
export async function deleteCoupon({ db, now }: Services, actorId: string, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    // Whoever reserves a use needs the row too, so nobody can take one from here on.
    const coupon = await lockCoupon(tx, id)
    if (!coupon) throw new AppError('coupon_not_found')
    const { deletable } = await findListedCoupon(tx, id)
    if (!deletable) throw new AppError('coupon_in_use')
    await tx.deleteFrom('coupons').where('id', '=', id).execute()
    const detail = { code: coupon.code }
    await recordAudit(tx, { actorId, operation: 'delete coupon', subject: `coupon ${id}`, detail }, now())
  })
}
