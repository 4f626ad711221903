import type { Services } from '../services.ts'
import { newestKeyId, rewrap } from './seal.ts'

const atOnce = 500

/** After a new key-encryption key came onto the ring: wraps older data keys anew. Returns how many. */
export async function rewrapCredentials({ db, config }: Services): Promise<number> {
  const keyring = config.vaultKeys
  const rows = await db
    .selectFrom('order_credentials')
    .selectAll()
    .where('key_id', '<>', newestKeyId(keyring))
    .limit(atOnce)
    .execute()
  for (const { order_id, key_id, wrapped_key, sealed } of rows) {
    const box = rewrap(keyring, order_id, { keyId: key_id, wrappedKey: wrapped_key, sealed })
    await db
      .updateTable('order_credentials')
      .set({ key_id: box.keyId, wrapped_key: box.wrappedKey })
      .where('order_id', '=', order_id)
      // The customer may have replaced it meanwhile, under a data key of its own.
      .where('wrapped_key', '=', wrapped_key)
      .execute()
  }
  return rows.length
}
