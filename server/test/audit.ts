import { followAudit } from '#server/platform/audit/record-audit.ts'
import type { Db } from '#server/platform/db/pool.ts'

/** The id of the first row that does not follow the one before, or null when the chain is intact. */
export async function firstBrokenAudit(db: Db): Promise<number | null> {
  const found = await followAudit(db)
  return found?.broken ?? null
}
