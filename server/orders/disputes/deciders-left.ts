import type { Db } from '#server/platform/db/pool.ts'
import { staffWith } from '#server/platform/users/user-store.ts'
import { findDeciders } from './dispute-store.ts'

/** The staff who can decide an order's dispute now: those who haven't decided about it, or all if nobody is left. */
export async function decidersLeft(db: Db, orderId: string): Promise<string[]> {
  const [staff, deciders] = [await staffWith(db, 'EditOrders'), await findDeciders(db, orderId)]
  const left = staff.filter((id) => !deciders.includes(id))
  return left.length > 0 ? left : staff
}
