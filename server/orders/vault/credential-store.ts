import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CredentialAction } from '#core/orders/vault.ts'
import type { OrderBuilder } from '#server/kernel/order-section.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import { notPaused } from '#server/platform/process/attempt-store.ts'
import type { Sealed } from '#server/platform/sealing/seal.ts'

/** Whether an order has a login, and who did what with it, for the order's page. */
export function credentialColumns(eb: OrderBuilder) {
  return [
    jsonArrayFrom(
      eb
        .selectFrom('credential_events as view')
        .leftJoin('users as viewer', 'viewer.id', 'view.actor_id')
        .select(['view.at', 'view.action', 'viewer.username as actor_name'])
        .whereRef('view.order_id', '=', 'orders.id')
        .orderBy('view.id'),
    ).as('vault_events'),
    eb
      .exists(eb.selectFrom('order_credentials').whereRef('order_credentials.order_id', '=', 'orders.id'))
      .as('vault_stored'),
  ]
}

/** Stores sealed credentials, replacing any earlier ones. */
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

/** Some of the credentials whose key is wrapped by a key other than `keyId`, except those that a job has paused. */
export function findWrappedByOthers(db: Db, keyId: string, job: string, now: Date) {
  return db
    .selectFrom('order_credentials')
    .selectAll()
    .where('key_id', '<>', keyId)
    .where((eb) => notPaused(job, eb.ref('order_id'), now))
    .limit(500)
    .execute()
}

/** Of each key, the newest login that it wraps. */
export async function newestOfEachKey(db: Db): Promise<{ orderId: string; box: Sealed }[]> {
  const rows = await db
    .selectFrom('order_credentials')
    .distinctOn('key_id')
    .selectAll()
    .orderBy('key_id')
    .orderBy('stored_at', 'desc')
    .execute()
  return rows.map(({ order_id: orderId, key_id: keyId, wrapped_key: wrappedKey, sealed }) => ({
    orderId,
    box: { keyId, wrappedKey, sealed },
  }))
}

/** How many logins each key wraps; one without any can be removed from the ring. */
export function countByKey(db: Db) {
  return db
    .selectFrom('order_credentials')
    .select((eb) => ['key_id', eb.fn.countAll<number>().as('count')])
    .groupBy('key_id')
    .orderBy('key_id')
    .execute()
}

/** Replaces the wrapped key `before` by a newly wrapped one; false when the customer has replaced it meanwhile. */
export async function putWrappedKey(
  db: Db,
  orderId: string,
  { keyId, wrappedKey }: Sealed,
  before: Buffer,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('order_credentials')
    .set({ key_id: keyId, wrapped_key: wrappedKey })
    .where('order_id', '=', orderId)
    .where('wrapped_key', '=', before)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** Deletes text and key; false when there were none. */
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
