import type { z } from 'zod'
import type { nameBooster as call } from '#contract/named-boosters.ts'
import { isBoost, isDuo, type OrderConfig } from '#core/choices/order-config.ts'
import { type ClaimRefusalCode, orderLevel } from '#core/orders/claiming.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { namingRefusal } from '#core/orders/named.ts'
import { boosterFacts, claimable } from '#server/boosters/facts/booster-store.ts'
import { findByName } from '#server/boosters/profiles/listing-store.ts'
import { lockUnpaid } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { deleteNamed, findOpenNamed, putNamed } from './named-store.ts'

const named = { action: 'name_booster', actor: 'customer' } as const

/** A customer names the booster of an unpaid order. The booster must be able to claim it at this moment. */
export async function nameBooster(
  work: Work,
  caller: Caller,
  orderId: string,
  { username, fallback }: z.output<typeof call.body>,
): Promise<void> {
  const { tx } = work
  const order = await lockUnpaid(tx, caller.id, orderId)
  if (!isBoost(order.config)) throw new AppError('order_state_changed')
  const found = await findByName(tx, username)
  if (!found) throw new AppError('booster_not_found')
  const refusal = await namedRefusal(tx, found.id, order, work.now)
  if (refusal) throw new AppError(refusal)
  await putNamed(tx, { orderId, boosterId: found.id, fallback })
  await recordDeed(work, order, { ...named, actorId: caller.id })
}

/** The customer would rather have any booster who fits. */
export async function unnameBooster(work: Work, caller: Caller, orderId: string): Promise<void> {
  const order = await lockUnpaid(work.tx, caller.id, orderId)
  if (await deleteNamed(work.tx, orderId)) await recordDeed(work, order, { ...named, actorId: caller.id })
}

/**
 * The wish that came with an order: a booster's name, or null for none after all. A booster who can't play the order stops
 * it, so that nobody pays for a wish that was dropped on the way.
 */
export async function nameWithOrder(
  work: Work,
  caller: Caller,
  orderId: string,
  username: string | null,
): Promise<void> {
  if (username === null) return unnameBooster(work, caller, orderId)
  const order = await lockUnpaid(work.tx, caller.id, orderId)
  const found = isBoost(order.config) ? await findByName(work.tx, username) : undefined
  if (!found || (await namedRefusal(work.tx, found.id, order, work.now)))
    throw new AppError('named_booster_unavailable')
  const before = await findOpenNamed(work.tx, orderId)
  // An order that was found again keeps what its customer chose for the case that the booster doesn't accept.
  if (before?.booster_id === found.id) return
  await putNamed(work.tx, { orderId, boosterId: found.id, fallback: 'everyone' })
  await recordDeed(work, order, { ...named, actorId: caller.id })
}

/** An order isn't paid while the booster whom it names can't play it: first the customer asks someone else, or anyone. */
export async function refuseUnableNamed({ tx, now }: Work, order: OrderRow): Promise<void> {
  const offer = await findOpenNamed(tx, order.id)
  if (offer && (await namedRefusal(tx, offer.booster_id, order, now)))
    throw new AppError('named_booster_unavailable')
}

/** Why a booster couldn't claim an unpaid order now, or null. */
export async function namedRefusal(
  db: Db,
  boosterId: string,
  order: OrderRow,
  now: Date,
): Promise<ClaimRefusalCode | null> {
  return namingRefusal(await boosterFacts(db, boosterId, []), claimable(order), now)
}

/** The same of a configuration that isn't ordered yet. */
export async function checkBooster({ db, now }: Services, username: string, config: OrderConfig) {
  const found = await findByName(db, username)
  if (!found) throw new AppError('booster_not_found')
  if (!isBoost(config)) return { username: found.username, refusal: 'booster_not_available' as const }
  const { game, service } = config
  const [level, isItDuo] = [orderLevel(config), isDuo(config)]
  const order = { id: '', customerId: '', status: 'waiting_for_booster', game, service } as const
  const wanted = {
    ...order,
    filter: kindOf(config).filter,
    level,
    queue: config.queue,
    coachId: null,
    isDuo: isItDuo,
    frozen: false,
    reservedBy: null,
  }
  return {
    username: found.username,
    refusal: namingRefusal(await boosterFacts(db, found.id, []), wanted, now()),
  }
}
