import type { z } from 'zod'
import type { nameBooster as call } from '#contract/named-boosters.ts'
import { isBoost } from '#core/choices/order-config.ts'
import { namingRefusal } from '#core/orders/named.ts'
import { boosterFacts, claimable } from '#server/boosters/facts/booster-store.ts'
import { findByName } from '#server/boosters/profiles/listing-store.ts'
import { lockUnpaid } from '#server/kernel/lock-order.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { deleteNamed, putNamed } from './named-store.ts'

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
  const refusal = namingRefusal(await boosterFacts(tx, found.id, []), claimable(order), work.now)
  if (refusal) throw new AppError(refusal)
  await putNamed(tx, { orderId, boosterId: found.id, fallback })
  await recordDeed(work, order, { ...named, actorId: caller.id })
}

/** The customer would rather have any booster who fits. */
export async function unnameBooster(work: Work, caller: Caller, orderId: string): Promise<void> {
  const order = await lockUnpaid(work.tx, caller.id, orderId)
  if (await deleteNamed(work.tx, orderId)) await recordDeed(work, order, { ...named, actorId: caller.id })
}
