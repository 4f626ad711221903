import type { Services } from '../ports/services.ts'
import { followAudit } from './record-audit.ts'

/**
 * Follows the chain of staff actions and logs where it breaks, or its head. Rows cut off at the end leave an intact
 * chain behind, so only an earlier head reveals them.
 */
export async function reportAudit({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  const { broken, head } = await followAudit(db)
  if (broken !== null)
    log.error({ audit_id: broken }, 'the audit log was tampered with: its chain breaks at this row')
  else log.info({ audit: head }, 'the audit log is intact')
}
