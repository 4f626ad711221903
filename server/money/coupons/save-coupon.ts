import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { updateCoupon as call } from '#contract/coupons.ts'
import { campaignCost, couponNeedsColleague } from '#core/money/staff-limits.ts'
import { couponCodeFrom } from '#core/prices/coupons.ts'
import type { ProposalType } from '#server/accounts/proposals/proposal-type.ts'
import { propose } from '#server/accounts/proposals/propose.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { servicesOf, type Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { presentPrices } from '../prices/price-table-store.ts'
import { findCouponByCode, lockCoupon } from './coupon-store.ts'
import type { CouponForm } from './coupon-view.ts'
import { codeIsTaken, createCoupon } from './create-coupon.ts'
import { refuseTaking, updateCoupon } from './update-coupon.ts'

type NewCoupon = Omit<CouponForm, 'code'> & { code?: string | undefined }

/** Its code, and whether it waits for a colleague. */
export type Saved = { code: string; waits: boolean }

/** Creates a coupon, or changes one; a colleague confirms one that can cost more than the limits allow. */
export async function saveCoupon(
  work: Work,
  caller: Caller,
  form: NewCoupon,
  couponId?: string,
): Promise<Saved> {
  const code = form.code ?? couponCodeFrom(randomBytes(12))
  const wish = { form: { ...form, code }, ...(couponId && { coupon_id: couponId }) }
  const reason = `${couponId ? 'Change' : 'Create'} the coupon ${code}`
  return { code, waits: await propose(work, caller, { kind: 'save_coupon', wish, reason }) }
}

const wished = z.strictObject({ form: call.body, coupon_id: z.string().optional() })

export const couponSaving: ProposalType = {
  async weigh(work, wish) {
    const { tx } = work
    const { form, coupon_id } = wished.parse(wish)
    const before = coupon_id && (await lockCoupon(tx, coupon_id))
    if (coupon_id && !before) throw new AppError('coupon_not_found')
    if (before) refuseTaking(before, form)
    const known = await findCouponByCode(tx, form.code)
    if (known && known.id !== coupon_id) throw codeIsTaken()
    const { gives, cap, minimum_order: minimumOrder, use_limit: useLimit } = form
    const offer = { gives, cap, minimumOrder, useLimit }
    // One that is disabled gives nothing.
    const needsSecond = form.enabled && couponNeedsColleague(offer, await presentPrices(servicesOf(work)))
    const subject = `coupon ${form.code}`
    return { personId: null, parties: [], orderId: null, subject, amount: campaignCost(offer), needsSecond }
  },

  coupon: (wish) => wished.parse(wish).form.code,

  async carryOut(work, caller, { wish }) {
    const { form, coupon_id } = wished.parse(wish)
    if (coupon_id) await updateCoupon(work, caller.id, coupon_id, form)
    else await createCoupon(work, caller.id, form)
  },
}
