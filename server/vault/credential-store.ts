import type { Db, Tx } from '../db.ts'
import type { Sealed } from './seal.ts'

export type CredentialAction = 'stored' | 'replaced' | 'viewed' | 'revoked' | 'purged'

/** Puts sealed credentials in the place of whatever was there. */
export async function putCredentials(tx: Tx, orderId: string, box: Sealed, now: Date): Promise<void> {
  const columns = { key_id: box.keyId, wrapped_key: box.wrappedKey, sealed: box.sealed, stored_at: now }
  await tx
    .insertInto('order_credentials')
    .values({ order_id: orderId, ...columns })
    .onConflict((oc) => oc.column('order_id').doUpdateSet(columns))
    .execute()
}

export async function findCredentials(db: Db, orderId: string): Promise<Sealed | undefined> {
  const row = await db
    .selectFrom('order_credentials')
    .select(['key_id', 'wrapped_key', 'sealed'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row && { keyId: row.key_id, wrappedKey: row.wrapped_key, sealed: row.sealed }
}

/** Deletes text and key; false when there was nothing. */
export async function deleteCredentials(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('order_credentials')
    .where('order_id', '=', orderId)
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Adds to the record that the customer sees. */
export async function recordCredentials(
  tx: Tx,
  orderId: string,
  action: CredentialAction,
  actorId: string | null,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('credential_events')
    .values({ order_id: orderId, at: now, actor_id: actorId, action })
    .execute()
}
