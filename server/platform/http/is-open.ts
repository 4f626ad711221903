import type { Db } from '../db/pool.ts'
import { Remembered } from '../db/remember.ts'
import type { Services } from '../ports/services.ts'
import type { Work } from '../ports/work.ts'
import { readOpenedAt } from './shop-opening-store.ts'

/** A shop that has opened never closes, so nothing is read again. */
const opened = new WeakSet<Db>()
/** A process that is not notified of the opening hears of it within this time. */
const asked = new Remembered<boolean>({ forMs: 2_000, most: 10 })

/** Whether the shop is open. Costs an open shop nothing, and a closed one a read every two seconds. */
export async function isOpen({ db, tags }: Pick<Services, 'db' | 'tags'>): Promise<boolean> {
  if (opened.has(db)) return true
  const read = async () => (await readOpenedAt(db)) !== null
  const open = await asked.get(db, String(tags.lastRaised('shop')), read)
  if (open) opened.add(db)
  return open
}

/** The same inside a transaction, which reads it itself: somebody may open the shop at this moment. */
export async function isOpenIn({ tx, services: { db } }: Work): Promise<boolean> {
  return opened.has(db) || (await readOpenedAt(tx)) !== null
}
