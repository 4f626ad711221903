import { recordAudit } from '../audit/record-audit.ts'
import { pgCode, transaction, uniqueViolation } from '../db.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { type CouponColumns, type CouponRow, lockCoupon } from './coupon-store.ts'
import { type CouponForm, couponColumns } from './coupon-view.ts'
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
      const after = couponColumns(form)
      await tx
        .updateTable('coupons')
        .set({ ...after, updated_at: now() })
        .where('id', '=', id)
        .execute()
      const detail = { code: form.code, ...changes(before, after) }
      await recordAudit(tx, { actorId, operation: 'update coupon', subject: `coupon ${id}`, detail }, now())
    })
  } catch (error) {
    throw pgCode(error) === uniqueViolation ? codeIsTaken() : error
  }
}

/** What changed, column by column, as it was and as it is. */
function changes(before: CouponRow, after: CouponColumns): Record<string, readonly unknown[]> {
  const written = (value: unknown) => (value instanceof Date ? value.toISOString() : value)
  return Object.fromEntries(
    Object.entries(after)
      .map(([column, now]) => [column, [written(before[column as keyof CouponRow]), now]] as const)
      .filter(([, [was, now]]) => JSON.stringify(was) !== JSON.stringify(now)),
  )
}
