import {
  type ClaimingBooster,
  type ClaimRefusalCode,
  claimRefusal,
  withoutReserved,
} from '#core/orders/claiming.ts'
import { endOf } from '#core/orders/deadlines.ts'
import { boosterFacts, claimable, lockBooster } from '#server/boosters/facts/booster-store.ts'
import { advanceOrder } from '#server/kernel/advance-order.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { findOrder, setReserved, unreserved } from '#server/kernel/order-row-store.ts'
import { refuseInDispute } from '#server/kernel/refuse-in-dispute.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { takenBy } from './taken-by.ts'

/**
 * Reserves a waiting order for the booster who claims it first; the others get the reason for their refusal. Returns until
 * when the booster can undo it, or null if the order is theirs: the same booster can ask again, and after that time the
 * answer makes it theirs.
 */
export async function reserveOrder(work: Work, caller: Caller, orderId: string): Promise<Date | null> {
  // Checked without a lock first, so that boosters who come too late don't queue for the order's row.
  const seen = await findOrder(work.tx, orderId)
  if (!seen || !isWith(caller, seen)) await refuse(work.tx, caller, seen)
  const order = await lockOrder(work.tx, orderId)
  if (order.status === 'boosting' && order.booster_id === caller.id) return null
  if (order.reserved_by === caller.id && order.reserved_at) {
    const until = endOf('undoClaim', order.reserved_at)
    if (until > work.now) return until
    const refusal = await settleClaim(work, order)
    if (refusal) throw new AppError(refusal)
    return null
  }
  if (order.status !== 'waiting_for_booster') throw new AppError('order_not_available')
  refuseInDispute('claim', 'other_booster', order)
  await lockBooster(work.tx, caller.id)
  await refuse(work.tx, caller, order)
  await setReserved(work.tx, orderId, { reserved_by: caller.id, reserved_at: work.now })
  work.after(() => tellBoards(work, order, 'order_taken'))
  return endOf('undoClaim', work.now)
}

/**
 * Makes a reserved, locked order its booster's, with the share of the moment in which they claimed it. What forbids a claim
 * is asked again: whoever was banned meanwhile doesn't get it, and it returns to the board. Returns the refusal, if any.
 */
export async function settleClaim(work: Work, order: OrderRow): Promise<ClaimRefusalCode | null> {
  const { reserved_by: actorId, reserved_at: at } = order
  if (!actorId || !at) throw new Error(`Order ${order.id} isn't reserved`)
  await lockBooster(work.tx, actorId)
  const booster = withoutReserved(await boosterFacts(work.tx, actorId, [order.id]), claimable(order))
  const refusal = order.disputed_by ? 'order_not_available' : claimRefusal(booster, claimable(order))
  if (refusal) await freeOrder(work, order)
  else {
    const set = takenBy(order, booster, at)
    await advanceOrder(work, order, { action: 'claim', actor: 'other_booster', actorId, set })
  }
  return refusal
}

/** A reserved, locked order returns to the board as it was: the same search, the same wave, the same share. */
export async function freeOrder(work: Work, order: OrderRow): Promise<void> {
  await setReserved(work.tx, order.id, unreserved)
  const { id: order_id, version, reserved_by } = order
  work.after(() => {
    tellBoards(work, order, 'order_back')
    if (reserved_by) work.services.realtime.toUser(reserved_by, 'order_changed', { order_id, version })
  })
}

/** Claims an order without the seconds in which that can be undone, as demo data does. */
export async function claimOrder(work: Work, caller: Caller, orderId: string): Promise<void> {
  if ((await reserveOrder(work, caller, orderId)) === null) throw new AppError('order_not_available')
  const refusal = await settleClaim(work, await lockOrder(work.tx, orderId))
  if (refusal) throw new AppError(refusal)
}

function tellBoards({ services: { realtime } }: Work, order: OrderRow, event: 'order_taken' | 'order_back') {
  const payload = { order_id: order.id }
  if (order.coach_id === null) realtime.toFilter(order.filter, event, payload)
  else realtime.toUser(order.coach_id, event, payload)
}

/** Whether a booster has an order, or has just claimed it. */
function isWith({ id }: Caller, order: OrderRow): boolean {
  return order.reserved_by === id || (order.status === 'boosting' && order.booster_id === id)
}

async function refuse(db: Db, caller: Caller, order: OrderRow | undefined): Promise<ClaimingBooster> {
  const booster = await boosterFacts(db, caller.id, order ? [order.id] : [])
  // A person who is not a booster must not find out which orders exist.
  if (!order) throw new AppError(booster.isBooster ? 'order_not_found' : 'user_not_booster')
  const refusal = claimRefusal(booster, claimable(order))
  if (refusal) throw new AppError(refusal)
  return booster
}
