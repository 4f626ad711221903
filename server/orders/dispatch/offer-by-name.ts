import { endOf } from '#core/orders/deadlines.ts'
import { canBeOffered, type NamedOutcome } from '#core/orders/named.ts'
import { boosterFacts, claimable } from '#server/boosters/facts/booster-store.ts'
import { advanceOrder } from '#server/kernel/advance-order.ts'
import type { OrderChange } from '#server/kernel/followers.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { queueOrderMail } from '#server/news/mail/order-mail.ts'
import { notify } from '#server/news/notifications/notify.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { block } from '../order/block-store.ts'
import { endNamed, findDueNamed, findOpenNamed, type NamedOffer, startNamed } from './named-store.ts'
import { openWave } from './open-wave.ts'

/** An order waits for a booster: it is offered to the one whom its customer named, otherwise in waves. */
export async function startSearch(work: Work, change: OrderChange): Promise<void> {
  const { after: order } = change
  if (order.status !== 'waiting_for_booster') return
  const offer = await findOpenNamed(work.tx, order.id)
  if (offer) await offerByName(work, change, offer)
  else await openWave(work, order)
}

async function offerByName(work: Work, { after: order, eventId }: OrderChange, offer: NamedOffer) {
  const { tx, now, services } = work
  const { booster_id: userId } = offer
  const able = canBeOffered(await boosterFacts(tx, userId, [order.id]), claimable(order), now)
  // Without the booster the offer is over at once, and the job does what the customer chose.
  await startNamed(tx, order.id, able ? endOf('namedOffer', now) : now)
  if (!able) return
  const payload = { order_id: order.id, filter: order.filter }
  work.after(() => services.realtime.toUser(userId, 'new_boost_order', payload))
  const params = { order_id: order.id, number: order.number }
  await notify(work, { userId, code: 'named_asked', params, specialSound: true })
  await queueOrderMail(work, order, 'named_asked', `named_asked:${eventId}`, { namedId: userId })
}

/** The named booster declines a locked order; what its customer chose happens at once. */
export async function declineNamed(
  work: Work,
  order: OrderRow,
  { caller, offer, reason }: { caller: Caller; offer: NamedOffer; reason: string },
): Promise<void> {
  await block(work.tx, order.id, caller.id)
  const by = { actor: 'booster', actorId: caller.id, reason } as const
  await endOffer(work, order, { offer, outcome: 'declined', deed: { action: 'decline', ...by } })
}

const job = 'offers to named boosters'

/**
 * Ends the offers that no one took within their time; returns how many. It runs under the order's lock, as a claim
 * does: either the booster has the order, or the fallback happens.
 */
export async function endDueOffers(services: Services): Promise<number> {
  const ids = await findDueNamed(services.db, job, services.now())
  return attemptEach(services, job, ids, (id) =>
    transaction(services, async (work) => {
      const order = await lockOrder(work.tx, id)
      const offer = await findOpenNamed(work.tx, id)
      // Since the list was read, it may have been claimed, withdrawn from the board or frozen.
      if (order.status !== 'waiting_for_booster' || order.reserved_by) return false
      if (order.disputed_by || order.frozen_at) return false
      if (!offer?.until || offer.until > work.now) return false
      const facts = await boosterFacts(work.tx, offer.booster_id, [id])
      const able = canBeOffered(facts, claimable(order), work.now)
      const deed = { action: 'named_expired', actor: 'time', actorId: null } as const
      await endOffer(work, order, { offer, outcome: able ? 'expired' : 'unable', deed })
      return true
    }),
  )
}

type Ended = { offer: NamedOffer; outcome: NamedOutcome; deed: Parameters<typeof recordDeed>[2] }

/**
 * After an offer the order is searched for as if its search began now, with the whole promise of a start; or its
 * money goes back the way it came, once, because the cancellation ends the order.
 */
async function endOffer(work: Work, order: OrderRow, { offer, outcome, deed }: Ended): Promise<void> {
  const { tx, now, services } = work
  await endNamed(tx, order.id, outcome, now)
  work.after(() => services.realtime.toUser(offer.booster_id, 'order_taken', { order_id: order.id }))
  if (offer.fallback === 'everyone')
    return void (await openWave(work, await recordDeed(work, order, { ...deed, set: { searching_at: now } })))
  const ended = await recordDeed(work, order, deed)
  await advanceOrder(work, ended, { action: 'cancel', actor: 'time', actorId: null })
}

/** The offer ends with the search: by a claim, by staff, or because the order is cancelled. */
export async function endOfferOf({ tx, now }: Work, { action, after: order }: OrderChange): Promise<void> {
  const outcome = action === 'claim' ? 'claimed' : action === 'cancel' ? 'cancelled' : 'assigned'
  await endNamed(tx, order.id, outcome, now)
}
