import type { OrderChange } from '#server/kernel/followers.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { deleteCredentials, recordCredentials } from './credential-store.ts'

/** When an order ends, the text and key of its credentials are deleted in the same transaction. */
export function purgeCredentials(work: Work, { after: { id } }: OrderChange): Promise<void> {
  return removeCredentials(work, id)
}

/** Deletes the text and key of an order's credentials, if it has any. */
export async function removeCredentials({ tx, now }: Work, orderId: string): Promise<void> {
  if (await deleteCredentials(tx, orderId)) await recordCredentials(tx, orderId, 'purged', null, now)
}
