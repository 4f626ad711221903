import { createHmac } from 'node:crypto'
import { type CouponRefusal, couponRefusal } from '#core/prices/coupons.ts'
import { listPrice } from '#core/prices/discounts.ts'
import type { OrderChange } from '#server/kernel/followers.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { mailboxOf } from '#server/platform/users/user-store.ts'
import {
  type CouponRow,
  type CouponUser,
  countUses,
  couponOf,
  endUse,
  findHeldCoupon,
  insertUse,
  takeUse,
} from './coupon-store.ts'

/**
 * Reserves a use of a coupon for a locked order, without races: the guarded update locks the coupon's row until the
 * commit, so a customer's own uses are counted one order after the other (trust O5).
 */
export async function reserveUse(work: Work, order: OrderRow, coupon: CouponRow): Promise<void> {
  const customer = await customerOf(work.tx, order.customer_id, work.services.config.secretKey)
  const refused = refusalFor(coupon, order, work.now, await countUses(work.tx, customer, coupon.id, order.id))
  if (refused) throw new AppError(refused)
  const reserved = await takeUse(work.tx, coupon.id)
  if (!reserved) throw new AppError('coupon_exhausted')
  // It may have changed since it was read; its own new use does not count against it.
  const asItWas = { ...reserved, uses: reserved.uses - 1 }
  const late = refusalFor(asItWas, order, work.now, await countUses(work.tx, customer, coupon.id, order.id))
  if (late) throw new AppError(late)
  await insertUse(work, { order_id: order.id, coupon_id: coupon.id, ...customer })
}

/** Returns the use of a cancelled order, once; its row stays as history. */
export function releaseCoupon({ tx, now }: Work, { after: { id } }: OrderChange): Promise<void> {
  return endUse(tx, id, now)
}

/** Removes the coupon from an unpaid order, as if it had never been used. */
export function dropUse(tx: Tx, orderId: string): Promise<void> {
  return endUse(tx, orderId, null)
}

/** Why an order's coupon is no longer valid, or null; also null for an order without one. */
export async function staleCoupon(db: Db, order: OrderRow, now: Date): Promise<CouponRefusal | null> {
  // A frozen quote has a line for its coupon even if the coupon saves nothing.
  if (!order.quote.lines.some((line) => line.kind === 'discount' && line.source === 'coupon')) return null
  const coupon = await findHeldCoupon(db, order.id)
  return coupon ? refusalFor(coupon, order, now, 'holds a use') : null
}

function refusalFor(coupon: CouponRow, order: OrderRow, now: Date, uses: number | 'holds a use') {
  // Made for somebody else, it looks like one that doesn't exist.
  if (coupon.customer_id !== null && coupon.customer_id !== order.customer_id) return 'coupon_not_found'
  const { game, service } = order.config
  const holdsUse = uses === 'holds a use'
  const facts = {
    game,
    service,
    listPrice: listPrice(order.quote),
    holdsUse,
    customersUses: holdsUse ? 0 : uses,
  }
  return couponRefusal(couponOf(coupon), facts, now.toISOString())
}

async function customerOf(tx: Tx, customer_id: string, secretKey: string): Promise<CouponUser> {
  const hash = createHmac('sha256', secretKey).update(`coupon ${await mailboxOf(tx, customer_id)}`)
  return { customer_id, email_key: hash.digest() }
}
