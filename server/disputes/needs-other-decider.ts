import type { Db } from '../db/pool.ts'
import { staffWith } from '../users/user-store.ts'
import { findDeciders } from './dispute-store.ts'

/**
 * Whether a member of staff has to leave a dispute to a colleague: they decided about its order before, and someone
 * else can decide who hasn't. A shop with one member of staff decides again, because nobody else could.
 */
export async function needsOtherDecider(db: Db, orderId: string, staffId: string): Promise<boolean> {
  const deciders = await findDeciders(db, orderId)
  if (!deciders.includes(staffId)) return false
  return (await staffWith(db, 'EditOrders')).some((id) => !deciders.includes(id))
}
