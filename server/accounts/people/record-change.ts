import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { announceAccess } from '#server/platform/sessions/access-changes.ts'

type Change = {
  /** Null for a command on the server itself. */
  actorId: string | null
  userId: string
  operation:
    | 'ban person'
    | 'unban person'
    | 'add person note'
    | 'change permissions'
    | 'accept invitation'
    | 'recover account'
    | 'end sessions'
    | 'make booster'
    | 'change booster'
    | 'pause booster'
    | 'resume booster'
    | 'accept services'
    | 'decline services'
  /** Codes and ids only: it is logged too. */
  detail: Record<string, unknown>
  /** What only the audit keeps: text as it was typed. */
  note?: string
  reason?: string
  /** Whether the shop's pages show this person. */
  booster: boolean
}

/** What follows each change of a person's account: its audit row, its line in the security log, and its effect everywhere. */
export async function recordChange(work: Work, change: Change): Promise<void> {
  const { actorId, userId, operation, detail, note, reason, booster } = change
  const { tx, now, services, after } = work
  await recordAudit(
    tx,
    {
      actorId,
      operation,
      subject: `user ${userId}`,
      detail: { ...detail, ...(note && { note }), ...(reason && { reason }) },
    },
    now,
  )
  if (booster) for (const tag of ['boosters', 'offers'] as const) await raiseTag(work, tag)
  await announceAccess(work, userId)
  after(() =>
    services.log.info(
      { event: 'staff action', operation, actorId, userId, ...detail },
      `staff: ${operation}`,
    ),
  )
}
