import type { Tx } from '../db.ts'
import { deleteCredentials, recordCredentials } from './credential-store.ts'

/** An order has ended: text and key of its credentials are gone with the transaction that ended it. */
export async function purgeCredentials(tx: Tx, orderId: string, now: Date): Promise<void> {
  if (await deleteCredentials(tx, orderId)) await recordCredentials(tx, orderId, 'purged', null, now)
}
