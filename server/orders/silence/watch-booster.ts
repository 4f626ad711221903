import { silenceAfter } from '#core/orders/silence.ts'
import type { OrderChange } from '#server/kernel/followers.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { expecting } from './expecting.ts'
import { closeReplacement } from './replacement-store.ts'
import { endSilence, startSilence } from './silence-store.ts'

/**
 * Follows every action on an order: what the booster does restarts the clock of their silence, and what ends their work
 * ends it, together with the customer's request for another booster.
 */
export async function watchBooster({ tx, now }: Work, { before, after, actor }: OrderChange): Promise<void> {
  const then = silenceAfter(expecting(before), expecting(after), actor)
  if (then === 'begins') await startSilence(tx, after.id, now)
  if (before.status !== 'boosting') return
  if (then === 'ends') await endSilence(tx, after.id)
  if (after.status === 'boosting') return
  await closeReplacement(tx, after.id, after.booster_id === null ? 'accepted' : 'lapsed', now)
}

/** The booster wrote a message, which is no action of the order's timeline. */
export async function hearBooster({ tx, now }: Work, order: OrderRow): Promise<void> {
  const state = expecting(order)
  if (silenceAfter(state, state, 'booster') === 'begins') await startSilence(tx, order.id, now)
}
