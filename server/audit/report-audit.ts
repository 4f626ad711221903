import type { Services } from '../services.ts'
import { followAudit } from './record-audit.ts'

/**
 * Follows the chain of what staff did, and logs where it breaks, or its head: rows that are cut off at the end leave a
 * whole chain behind, which only yesterday's head gives away.
 */
export async function reportAudit({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  const { broken, head } = await followAudit(db)
  if (broken !== null)
    log.error({ audit_id: broken }, 'the audit log was tampered with: its chain breaks at this row')
  else log.info({ audit: head }, 'the audit log is intact')
}
