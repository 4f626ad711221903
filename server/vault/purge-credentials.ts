import type { OrderChange } from '../orders/kernel/followers.ts'
import type { Work } from '../work.ts'
import { deleteCredentials, recordCredentials } from './credential-store.ts'

/** When an order ends, the text and key of its credentials are deleted in the same transaction. */
export async function purgeCredentials({ tx, now }: Work, { after: { id } }: OrderChange): Promise<void> {
  if (await deleteCredentials(tx, id)) await recordCredentials(tx, id, 'purged', null, now)
}
