import { staffDeed } from '#core/orders/staff-deeds.ts'
import type { OrderChange } from '#server/kernel/followers.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import type { Work } from '#server/platform/ports/work.ts'

/** Records what staff did to an order. */
export async function auditOrder(
  { tx, now }: Work,
  { action, actor, actorId, before, after, reason, ready, amount }: OrderChange,
): Promise<void> {
  if (actor !== 'admin' || !actorId) return
  const operation = staffDeed(action)
  if (!operation) throw new Error(`core/orders/staff-deeds.ts doesn't name what staff did: ${action}`)
  const detail = {
    from: before.status,
    to: after.status,
    reason,
    ...(ready && { ready }),
    ...(amount !== undefined && { amount }),
  }
  await recordAudit(tx, { actorId, operation, subject: `order ${after.id}`, detail }, now)
}
