import type { Services } from '#server/platform/ports/services.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { newestKeyId, rewrap } from '#server/platform/sealing/seal.ts'
import { boxOf, findWrappedByOthers, putWrappedKey } from './details-store.ts'

const job = 'rewrap-payout-details'

/** Wraps the data keys of payout details that are under an older key with the newest one. */
export async function rewrapDetails(services: Services): Promise<number> {
  const { db, config, now } = services
  const rows = await findWrappedByOthers(db, newestKeyId(config.vaultKeys), job, now())
  const byId = new Map(rows.map((row) => [row.id, row]))
  return attemptEach(services, job, [...byId.keys()], async (id) => {
    const row = byId.get(id)
    return row ? putWrappedKey(db, id, rewrap(config.vaultKeys, id, boxOf(row))) : false
  })
}
