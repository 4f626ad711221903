import { createHmac } from 'node:crypto'
import type { ExpressionBuilder, Selectable } from 'kysely'
import { type CouponRefusal, couponIdentity, couponRefusal } from '#core/coupons.ts'
import { listPrice } from '#core/orders/discounts.ts'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '../db.ts'
import { AppError } from '../errors.ts'
import type { OrderRow } from '../orders/order-row.ts'
import type { Services } from '../services.ts'
import { type CouponRow, couponOf } from './coupon-store.ts'

type Use = Selectable<Schema['coupon_uses']>
type Customer = Pick<Use, 'customer_id' | 'email_key'>

/**
 * Reserves a use of a coupon for a locked order. Counting is safe from races: the guarded update holds the coupon's
 * row until the commit, so the customer's own uses are counted one order after the other (trust O5).
 */
export async function reserveUse(
  { config, now }: Services,
  tx: Tx,
  order: OrderRow,
  coupon: CouponRow,
): Promise<void> {
  const customer = await customerOf(tx, order.customer_id, config.secretKey)
  const refused = refusalFor(coupon, order, now(), await usesBy(tx, customer, coupon.id, order.id))
  if (refused) throw new AppError(refused)
  const reserved = await tx
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', coupon.id)
    .where((eb) => eb.or([eb('use_limit', 'is', null), eb('uses', '<', eb.ref('use_limit'))]))
    .returningAll()
    .executeTakeFirst()
  if (!reserved) throw new AppError('coupon_exhausted')
  // Somebody may have changed it since it was read; its own new use does not count against it.
  const asItWas = { ...reserved, uses: reserved.uses - 1 }
  const late = refusalFor(asItWas, order, now(), await usesBy(tx, customer, coupon.id, order.id))
  if (late) throw new AppError(late)
  await tx
    .insertInto('coupon_uses')
    .values({ order_id: order.id, coupon_id: coupon.id, ...customer, reserved_at: now() })
    .execute()
}

/** Gives the use of a cancelled order back, once; its row stays as history. */
export function releaseUse(tx: Tx, orderId: string, now: Date): Promise<void> {
  return endUse(tx, orderId, now)
}

/** Takes the coupon off an order that is not paid: as if it had never been used. */
export function dropUse(tx: Tx, orderId: string): Promise<void> {
  return endUse(tx, orderId, null)
}

/** Without a time of release nothing stays of the use. */
async function endUse(tx: Tx, orderId: string, releasedAt: Date | null): Promise<void> {
  const held = (eb: ExpressionBuilder<Schema, 'coupon_uses'>) =>
    eb.and([eb('order_id', '=', orderId), eb('released_at', 'is', null)])
  await tx
    .with('ended', (db) =>
      releasedAt
        ? db.updateTable('coupon_uses').set({ released_at: releasedAt }).where(held).returning('coupon_id')
        : db.deleteFrom('coupon_uses').where(held).returning('coupon_id'),
    )
    .updateTable('coupons')
    .from('ended')
    .set((eb) => ({ uses: eb('coupons.uses', '-', 1) }))
    .whereRef('coupons.id', '=', 'ended.coupon_id')
    .execute()
}

/** Why the coupon that an order holds no longer counts, or null; also for an order without one. */
export async function staleCoupon(db: Db, order: OrderRow, now: Date): Promise<CouponRefusal | null> {
  // A frozen quote has a line for its coupon, even where that saves nothing.
  if (!order.quote.lines.some((line) => line.kind === 'discount' && line.source === 'coupon')) return null
  const coupon = await db
    .selectFrom('coupons')
    .innerJoin('coupon_uses as use', 'use.coupon_id', 'coupons.id')
    .selectAll('coupons')
    .where('use.order_id', '=', order.id)
    .where('use.released_at', 'is', null)
    .executeTakeFirst()
  return coupon ? refusalFor(coupon, order, now, 'holds a use') : null
}

function refusalFor(coupon: CouponRow, order: OrderRow, now: Date, uses: number | 'holds a use') {
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

async function customerOf(tx: Tx, customer_id: string, secretKey: string): Promise<Customer> {
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', customer_id)
    .executeTakeFirstOrThrow()
  const hash = createHmac('sha256', secretKey).update(`coupon ${couponIdentity(email)}`)
  return { customer_id, email_key: hash.digest() }
}

/** A guest is a new user at every visit, so the address counts as well as the account. */
async function usesBy(tx: Tx, customer: Customer, couponId: string, orderId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('coupon_uses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('coupon_id', '=', couponId)
    .where('order_id', '<>', orderId)
    .where('released_at', 'is', null)
    .where((eb) =>
      eb.or([eb('customer_id', '=', customer.customer_id), eb('email_key', '=', customer.email_key)]),
    )
    .executeTakeFirstOrThrow()
  return count
}
