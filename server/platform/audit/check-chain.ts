import type { Services } from '../ports/services.ts'
import { beginCheck, endCheck, giveUpCheck, moveCheck } from './audit-chain-store.ts'
import { type AuditHead, followAudit } from './record-audit.ts'

type Needed = Pick<Services, 'db' | 'log' | 'now'>

/**
 * Begins to check the chain; the check goes on after this returns. Null if one is under way already. The promise inside is its
 * end, which never rejects.
 */
export async function startCheck(services: Needed): Promise<{ done: Promise<void> } | null> {
  const beganAt = services.now()
  const begun = await beginCheck(services.db, beganAt)
  return begun ? { done: check(services, beganAt, begun.known) } : null
}

/** Checks the chain of what staff did, unless somebody else is doing so. */
export async function checkChain(services: Needed): Promise<void> {
  const started = await startCheck(services)
  await started?.done
}

async function check({ db, log, now }: Needed, beganAt: Date, known: AuditHead | undefined): Promise<void> {
  try {
    const found = await followAudit(db, {
      known,
      each: (rows) => moveCheck(db, beganAt, { now: now(), rows }),
    })
    if (!found) return
    await endCheck(db, beganAt, { ...found, now: now() })
    const { broken, head } = found
    // The log of the server keeps the head, too: who can rewrite the table can rewrite what the last check found.
    if (broken === null)
      log.info({ audit: { rows: head.rows, hash: head.hash.toString('hex') } }, 'the audit log is intact')
    else log.error({ audit_id: broken }, 'the audit log was tampered with: its chain breaks at this row')
  } catch (error) {
    log.error({ err: error }, 'the audit log could not be checked')
    await giveUpCheck(db, beganAt).catch(() => {})
  }
}
