import { randomBytes } from 'node:crypto'
import { couponCodeFrom } from '#core/prices/coupons.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { pgCode, uniqueViolation } from '#server/platform/db/pg-errors.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { insertCoupon } from './coupon-store.ts'
import { type CouponForm, couponColumns } from './coupon-view.ts'

type NewCoupon = Omit<CouponForm, 'code'> & { code?: string | undefined }

/** Creates a coupon and returns its id; `demo` marks it as part of the demo. */
export async function createCoupon(
  work: Work,
  actorId: string,
  form: NewCoupon,
  demo = false,
): Promise<string> {
  const code = form.code ?? couponCodeFrom(randomBytes(12))
  const columns = couponColumns({ ...form, code })
  try {
    const id = await insertCoupon(work, { ...columns, demo })
    const deed = { actorId, operation: 'create coupon' as const, subject: `coupon ${id}`, detail: columns }
    await recordAudit(work.tx, deed, work.now)
    return id
  } catch (error) {
    throw pgCode(error) === uniqueViolation ? codeIsTaken() : error
  }
}

/** What a person gets who won or was given a coupon; amounts in minor units, `cap` in percent. */
type Given = { code: string; amount: number; cap: number | null; until: Date }

/** Makes a coupon for one person, to be used once; returns its id. */
export function giveCoupon(
  work: Work,
  personId: string,
  { code, amount, cap, until }: Given,
): Promise<string> {
  return insertCoupon(work, {
    code,
    amount,
    percent: null,
    cap,
    valid_from: null,
    valid_until: until,
    use_limit: 1,
    per_customer: 1,
    customer_id: personId,
    demo: false,
  })
}

export function codeIsTaken(): AppError {
  return new AppError('coupon_already_exists', [{ field: 'code', code: 'coupon_already_exists' }])
}
