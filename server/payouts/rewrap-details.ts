import { attemptEach } from '../attempt-store.ts'
import type { Services } from '../services.ts'
import { newestKeyId, rewrap } from '../vault/seal.ts'
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
