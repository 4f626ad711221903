import type { z } from 'zod'
import type { Contract } from '#contract/contract.ts'
import type { decideResult as call } from '#contract/order-staff.ts'
import { endOf } from '#core/orders/deadlines.ts'
import { needsAccount } from '#core/orders/kinds.ts'
import { transitionFor } from '#core/orders/lifecycle.ts'
import { decisionNeedsReason, type StaffDecision } from '#core/orders/staff-decisions.ts'
import type { AuditOperation } from '#core/site/audit-operations.ts'
import { lockForStaff } from '#server/kernel/lock-for-staff.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import { refuseInDispute } from '#server/kernel/refuse-in-dispute.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { nameOf } from '#server/platform/users/user-store.ts'
import { type Decision, deleteDecision, findDecision, insertDecision } from './decision-store.ts'

export type DecisionView = Contract['decideResult']['reply']['data']['decision']

const operations = {
  complete: 'decide to verify',
  reject: 'decide to send back',
} as const satisfies Record<StaffDecision, AuditOperation>

/**
 * Stores what a member of staff decided about a submitted result. Nothing happens to the order for ten seconds; then
 * `settle-decisions.ts` carries it out, if the order is still the one that they saw. Who comes second changes nothing and
 * gets the first one's decision.
 */
export async function decideResult(
  work: Work,
  caller: Caller,
  orderId: string,
  { action, reason, ready, version }: z.output<typeof call.body>,
): Promise<{ decision: DecisionView; isNew: boolean }> {
  const { tx, now } = work
  const order = await lockForStaff(tx, caller, orderId)
  const known = await findDecision(tx, orderId)
  if (known) return { decision: decisionView(known), isNew: false }
  const step = transitionFor(order.status, action, 'admin', needsAccount(order.config))
  if (!step || order.version !== version) throw new AppError('order_state_changed')
  refuseInDispute(action, 'admin', order)
  if (order.frozen_at && action === 'complete') throw new AppError('order_frozen')
  if (!reason && !ready && decisionNeedsReason(action, order))
    throw new AppError('bad_params', [{ field: 'reason', code: 'bad_params' }])
  const row = {
    order_id: orderId,
    action,
    reason: reason ?? null,
    ready: ready ?? null,
    order_version: version,
    decided_by: caller.id,
    decided_at: now,
  }
  await insertDecision(tx, row)
  await recordDecision(work, operations[action], row)
  const username = await nameOf(tx, caller.id)
  tellStaff(work, { ...row, username }, null)
  return { decision: decisionView({ ...row, username }), isNew: true }
}

/** Whoever decided undoes it: the order is as if they had not pressed, and the audit log has both. */
export async function undoDecision(work: Work, caller: Caller, orderId: string): Promise<void> {
  await lockOrder(work.tx, orderId)
  const decision = await findDecision(work.tx, orderId)
  if (decision?.decided_by !== caller.id || endOf('undoDecision', decision.decided_at) <= work.now)
    throw new AppError('decision_is_final')
  await deleteDecision(work.tx, orderId)
  await recordDecision(work, 'undo decision', { ...decision, reason: null, ready: null })
  tellStaff(work, decision, 'undone')
}

/** Throws if a member of staff has decided about this locked order: a colleague's other way to the same step waits for it. */
export async function refuseDecided(tx: Tx, orderId: string): Promise<void> {
  if (await findDecision(tx, orderId)) throw new AppError('order_already_decided')
}

type Named = Pick<Decision, 'order_id' | 'action' | 'decided_by' | 'decided_at' | 'username'>

export function decisionView({ action, decided_by, decided_at, username }: Named): DecisionView {
  return {
    action,
    by: { user_id: decided_by, username },
    until: endOf('undoDecision', decided_at).toISOString(),
  }
}

type Recorded = Pick<Decision, 'order_id' | 'decided_by' | 'action' | 'reason' | 'ready'>

/** The audit log has each thing that happens to a decision; its step on the order has an entry of its own. */
export async function recordDecision(
  { tx, now }: Work,
  operation: AuditOperation,
  { order_id, decided_by, action, reason, ready }: Recorded,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const subject = `order ${order_id}`
  await recordAudit(
    tx,
    { actorId: decided_by, operation, subject, detail: { action, reason, ready, ...detail } },
    now,
  )
}

/** Tells staff, and nobody else: until it is carried out, customer and booster must not hear of it. */
export function tellStaff(
  { after, services }: Work,
  decision: Named,
  became: 'undone' | 'carried_out' | 'refused' | null,
): void {
  const { order_id } = decision
  const payload = { order_id, ...decisionView(decision), became }
  after(() => services.realtime.toStaff('order_decision', payload))
}
