import type { OrderChange } from '../orders/kernel/followers.ts'
import type { Work } from '../work.ts'
import { recordAudit } from './record-audit.ts'

/** Records what staff did to an order. */
export async function auditOrder(
  { tx, now }: Work,
  { action, actor, actorId, before, after, reason, amount }: OrderChange,
): Promise<void> {
  if (actor !== 'admin' || !actorId) return
  const detail = { from: before.status, to: after.status, reason, ...(amount !== undefined && { amount }) }
  await recordAudit(tx, { actorId, operation: action, subject: `order ${after.id}`, detail }, now)
}
