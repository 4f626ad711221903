import type { OrderChange } from '#server/kernel/followers.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { block } from './block-store.ts'

/** A booster who drops an order, or whom staff remove from it, can't claim it again. */
export async function blockBooster({ tx }: Work, { before }: OrderChange): Promise<void> {
  if (before.booster_id) await block(tx, before.id, before.booster_id)
}
