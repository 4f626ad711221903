import type { Services } from '#server/platform/ports/services.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { newestKeyId, rewrap } from '#server/platform/sealing/seal.ts'
import { findWrappedByOthers, putWrappedKey } from './credential-store.ts'

const job = 'rewrap-credentials'

/**
 * Wraps the data keys that are under an older key-encryption key with the newest one. Returns how many; once none is
 * left, the older key can be removed from the ring.
 */
export async function rewrapCredentials(
  services: Pick<Services, 'db' | 'config' | 'now' | 'log'>,
): Promise<number> {
  const { db, config, now } = services
  const keyring = config.vaultKeys
  const rows = await findWrappedByOthers(db, newestKeyId(keyring), job, now())
  const byOrder = new Map(rows.map((row) => [row.order_id, row]))
  return attemptEach(services, job, [...byOrder.keys()], async (orderId) => {
    const row = byOrder.get(orderId)
    if (!row) return false
    const { key_id: keyId, wrapped_key: wrappedKey, sealed } = row
    return putWrappedKey(db, orderId, rewrap(keyring, orderId, { keyId, wrappedKey, sealed }), wrappedKey)
  })
}
