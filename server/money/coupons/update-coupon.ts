import { takesAway } from '#core/prices/coupons.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { pgCode, uniqueViolation } from '#server/platform/db/pg-errors.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { type CouponColumns, type CouponRow, changeCoupon, couponOf, lockCoupon } from './coupon-store.ts'
import { type CouponForm, couponAfter, couponColumns } from './coupon-view.ts'
import { codeIsTaken } from './create-coupon.ts'

/** What was given to one person is theirs: staff can add to it, not take from it. */
export function refuseTaking(before: CouponRow, form: CouponForm): void {
  if (before.customer_id === null) return
  if (takesAway(couponOf(before), couponAfter(before, form))) throw new AppError('coupon_won')
}

/** Changes a coupon. The limit can't drop below the uses that are reserved; to stop a coupon, staff disable it. */
export async function updateCoupon(work: Work, actorId: string, id: string, form: CouponForm): Promise<void> {
  try {
    const before = await lockCoupon(work.tx, id)
    if (!before) throw new AppError('coupon_not_found')
    if (form.use_limit !== null && form.use_limit < before.uses)
      throw new AppError('bad_params', [{ field: 'use_limit', code: 'bad_params' }])
    refuseTaking(before, form)
    const after = couponColumns(form)
    await changeCoupon(work, id, after)
    const detail = { code: form.code, ...changes(before, after) }
    const deed = { actorId, operation: 'update coupon' as const, subject: `coupon ${id}`, detail }
    await recordAudit(work.tx, deed, work.now)
  } catch (error) {
    throw pgCode(error) === uniqueViolation ? codeIsTaken() : error
  }
}

/** The changed columns, each with its old and new value. */
function changes(before: CouponRow, after: CouponColumns): Record<string, readonly unknown[]> {
  const written = (value: unknown) => (value instanceof Date ? value.toISOString() : value)
  return Object.fromEntries(
    Object.entries(after)
      .map(([column, now]) => [column, [written(before[column as keyof CouponRow]), now]] as const)
      .filter(([, [was, now]]) => JSON.stringify(was) !== JSON.stringify(now)),
  )
}
