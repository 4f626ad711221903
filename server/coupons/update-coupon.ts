import { recordAudit } from '../audit/record-audit.ts'
import { pgCode, transaction, uniqueViolation } from '../db.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { findListedCoupon, lockCoupon } from './coupon-store.ts'
import { type CouponForm, couponColumns, couponView } from './coupon-view.ts'
import { codeIsTaken } from './create-coupon.ts'

/** Changes a coupon. The limit can't fall below the uses that are reserved: to stop it, it is disabled. */
export async function updateCoupon(
  { db, now }: Services,
  actorId: string,
  id: string,
  form: CouponForm,
): Promise<void> {
  try {
    await transaction(db, async (tx) => {
      const before = await lockCoupon(tx, id)
      if (!before) throw new AppError('coupon_not_found')
      if (form.use_limit !== null && form.use_limit < before.uses)
        throw new AppError('bad_params', [{ field: 'use_limit', code: 'bad_params' }])
      const { coupon_id, ...was } = couponView(await findListedCoupon(tx, id), now())
      await tx
        .updateTable('coupons')
        .set({ ...couponColumns(form), updated_at: now() })
        .where('id', '=', id)
        .execute()
      const detail = { was, now: form }
      await recordAudit(
        tx,
        { actorId, operation: 'update coupon', subject: `coupon ${coupon_id}`, detail },
        now(),
      )
    })
  } catch (error) {
    throw pgCode(error) === uniqueViolation ? codeIsTaken() : error
  }
}
