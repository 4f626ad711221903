import { randomBytes } from 'node:crypto'
import { couponCodeFrom } from '#core/coupons.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { pgCode, transaction, uniqueViolation } from '../db.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { type CouponForm, couponColumns } from './coupon-view.ts'

type NewCoupon = Omit<CouponForm, 'code'> & { code?: string | undefined }

/** Makes a coupon and returns its id; `demo` marks it as part of the demo. */
export async function createCoupon(
  { db, now }: Services,
  actorId: string,
  form: NewCoupon,
  demo = false,
): Promise<string> {
  const code = form.code ?? couponCodeFrom(randomBytes(12))
  try {
    return await transaction(db, async (tx) => {
      const columns = couponColumns({ ...form, code })
      const { id } = await tx
        .insertInto('coupons')
        .values({ ...columns, demo, created_at: now(), updated_at: now() })
        .returning('id')
        .executeTakeFirstOrThrow()
      await recordAudit(
        tx,
        { actorId, operation: 'create coupon', subject: `coupon ${id}`, detail: columns },
        now(),
      )
      return id
    })
  } catch (error) {
    throw pgCode(error) === uniqueViolation ? codeIsTaken() : error
  }
}

export function codeIsTaken(): AppError {
  return new AppError('coupon_already_exists', [{ field: 'code', code: 'coupon_already_exists' }])
}
