import type { Db } from '#server/platform/db/pool.ts'
import { staffWith } from '#server/platform/users/user-store.ts'
import { findDeciders } from './dispute-store.ts'

/**
 * Whether a member of staff has to leave a dispute to a colleague: they decided about its order before, and someone
 * else can decide who hasn't. A shop with one member of staff decides again, because nobody else could.
 */
export async function needsOtherDecider(db: Db, orderId: string, staffId: string): Promise<boolean> {
  const deciders = await findDeciders(db, orderId)
  return deciders.includes(staffId) && !(await decidersLeft(db, orderId)).includes(staffId)
}

/** The staff who can decide an order's dispute now: those who haven't decided about it, or all if nobody is left. */
export async function decidersLeft(db: Db, orderId: string): Promise<string[]> {
  const [staff, deciders] = [await staffWith(db, 'EditOrders'), await findDeciders(db, orderId)]
  const left = staff.filter((id) => !deciders.includes(id))
  return left.length > 0 ? left : staff
}
