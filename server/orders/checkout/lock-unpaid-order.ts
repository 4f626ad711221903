import type { z } from 'zod'
import type { payOrder } from '#contract/payments.ts'
import { isDuo } from '#core/choices/order-config.ts'
import type { OrderConsents } from '#core/money/consents.ts'
import { lockUnpaid } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { staleCoupon } from '#server/money/coupons/coupon-uses.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { isOpenIn } from '#server/platform/http/is-open.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { confirmAge, isAdult } from '#server/platform/users/user-store.ts'
import { keepSlot } from '../coaching/hold-slot.ts'
import { refuseUnableNamed } from '../dispatch/name-booster.ts'
import { refuseUnplayed } from '../supply/refuse-unplayed.ts'

/** What a customer states when they pay. */
export type PayWish = z.output<typeof payOrder.body>

/** The order's coupon is no longer valid; it is removed outside the transaction that found out. */
export class StaleCoupon extends AppError {}

/**
 * Locks an order that its customer wants to pay, or says why it can't be paid: for example, its coupon has ended
 * since it was applied, or the customer saw another total.
 */
export async function lockUnpaidOrder(
  work: Work,
  caller: Caller,
  orderId: string,
  wish: PayWish,
): Promise<OrderRow> {
  const order = await lockUnpaid(work.tx, caller.id, orderId)
  const sold = { config: order.config, customerId: caller.id, now: work.now }
  await refuseUnplayed(work.tx, { ...sold, open: await isOpenIn(work) })
  const stale = await staleCoupon(work.tx, order, work.now)
  if (stale) throw new StaleCoupon(stale)
  if (wish.total !== undefined && wish.total !== order.total) throw new AppError('order_total_changed')
  // A customer who plays along is found by their in-game name; without it nobody could start.
  if (isDuo(order.config) && !inGameName(order, wish))
    throw new AppError('bad_params', [{ field: 'in_game_name', code: 'bad_params' }])
  await refuseUnableNamed(work, order)
  await keepSlot(work, order)
  if (caller.kind === 'guest') await requireAdult(work, caller, wish)
  return order
}

/** An account says so when it is created; a guest who didn't says so with the payment. */
async function requireAdult({ tx, now }: Work, { id }: Caller, { adult }: PayWish): Promise<void> {
  if (adult) return confirmAge(tx, id, now)
  const code = 'age_not_confirmed'
  if (!(await isAdult(tx, id))) throw new AppError(code, [{ field: 'adult', code }])
}

/** What a payment states for its receipt: both consents, and whom it names; without a name, the order keeps its own. */
export function statedFor({ start_now, withdrawal_ends, billing }: PayWish, now: Date) {
  const at = now.toISOString()
  const consents: OrderConsents = {
    start: { version: start_now, at },
    withdrawal: { version: withdrawal_ends, at },
  }
  if (billing === undefined) return { consents }
  return { consents, billing_name: billing?.name ?? null, billing_address: billing?.address ?? null }
}

/** What paying records on the order in addition to its status. */
export function paidColumns(order: OrderRow, wish: PayWish, now: Date) {
  const { consents, ...billing } = statedFor(wish, now)
  return {
    risk_accepted_at: now,
    consents: JSON.stringify(consents),
    in_game_name: inGameName(order, wish),
    ...billing,
  }
}

/** Stores what the customer stated before they go to the provider's page. */
export async function keepWish(work: Work, order: OrderRow, wish: PayWish): Promise<void> {
  const set = paidColumns(order, wish, work.now)
  await recordDeed(work, order, {
    action: 'open_payment',
    actor: 'customer',
    actorId: order.customer_id,
    set,
  })
}

function inGameName(order: OrderRow, wish: PayWish): string | null {
  return wish.in_game_name ?? order.in_game_name
}
