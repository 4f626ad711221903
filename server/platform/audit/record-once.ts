import { hourMs } from '#core/base/durations.ts'
import type { Guard } from '#core/people/permissions.ts'
import { isStaff } from '#core/people/permissions.ts'
import type { Services } from '../ports/services.ts'
import { transaction } from '../ports/work.ts'
import type { Caller } from '../sessions/caller.ts'
import { lockChain, wasRecorded } from './audit-store.ts'
import { type Deed, recordAudit } from './record-audit.ts'

/**
 * Records what staff read or were refused, once for each person, subject and hour, so that nobody can flood the chain. Of
 * several at once, on any server, one is recorded.
 */
export async function recordOnce(services: Services, deed: Deed): Promise<void> {
  const { db, now } = services
  const since = new Date(Math.floor(now().getTime() / hourMs) * hourMs)
  if (await wasRecorded(db, deed, since)) return
  await transaction(services, async (work) => {
    await lockChain(work.tx)
    if (!(await wasRecorded(work.tx, deed, since))) await recordAudit(work.tx, deed, work.now)
  })
}

/** Records that staff made a call of staff without its permission. The refusal itself never depends on the record. */
export async function recordRefusedCall(
  services: Services,
  caller: Caller | null,
  { name, guard }: { name: string; guard: Guard },
): Promise<void> {
  if (!caller || !isStaff(caller) || guard === 'Booster') return
  try {
    await recordOnce(services, {
      actorId: caller.id,
      operation: 'refused call',
      subject: `call ${name}`,
      detail: { right: guard },
    })
  } catch (error) {
    services.log.error({ err: error }, 'a refusal could not be recorded')
  }
}
