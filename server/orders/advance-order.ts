import type { Updateable } from 'kysely'
import { type Actor, type OrderAction, type OrderStatus, transitionFor } from '#core/orders/lifecycle.ts'
import { needsCredentials } from '#core/orders/order-config.ts'
import type { Schema } from '#db/schema.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { AfterCommit, Tx } from '../db.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { announceChange } from './announce-change.ts'
import type { OrderRow } from './order-row.ts'

type Columns = Updateable<Schema['orders']>

export type Step = {
  orderId: string
  action: OrderAction
  actor: Actor
  /** The person who acts; null for the provider and for time. */
  actorId: string | null
  reason?: string | undefined
  /** More columns that change in the same statement. */
  set?: Columns
  /** The order's row when this transaction holds its lock already: it saves a round trip. */
  locked?: OrderRow
}

/** What an action writes beside the status. */
const stamps: Record<Exclude<OrderAction, 'create'>, (now: Date, to: OrderStatus) => Columns> = {
  pay: (now, to) => ({ paid_at: now, searching_at: to === 'waiting_for_booster' ? now : null }),
  store_credentials: (now) => ({ searching_at: now }),
  claim: (now) => ({ claimed_at: now }),
  assign: (now) => ({ claimed_at: now }),
  drop: (now) => ({ searching_at: now, claimed_at: null, booster_id: null }),
  finish: (now) => ({ finished_at: now }),
  reject: () => ({ finished_at: null }),
  complete: (now) => ({ closed_at: now }),
  cancel: (now) => ({ closed_at: now }),
}

/**
 * Takes one step of an order's life: the guarded update and its event in one statement, the news after commit.
 * Throws `order_state_changed` (for a claim or an assignment `order_not_available`) when the order, as it stands
 * now, has no such step for this actor.
 */
export async function advanceOrder(
  services: Services,
  tx: Tx,
  afterCommit: AfterCommit,
  step: Step,
): Promise<OrderRow> {
  const { action, actor, actorId, reason } = step
  const before = step.locked ?? (await lockOrder(tx, step.orderId))
  const transition = transitionFor(before.status, action, actor, needsCredentials(before.config))
  if (!transition || action === 'create') throw tooLate(action)
  if (transition.needsReason && !reason)
    throw new AppError('bad_params', [{ field: 'reason', code: 'bad_params' }])
  const now = services.now()
  const after = await tx
    .with('event', (db) =>
      db
        .insertInto('order_events')
        .values({
          order_id: before.id,
          at: now,
          actor: recordedActor(actor),
          actor_id: actorId,
          action,
          from_status: before.status,
          to_status: transition.to,
          reason: reason ?? null,
        })
        .returning('id'),
    )
    .updateTable('orders')
    .set({ ...stamps[action](now, transition.to), ...step.set, status: transition.to, paused: false })
    .where('id', '=', before.id)
    .where('status', '=', before.status)
    .returningAll()
    .executeTakeFirst()
  if (!after) throw tooLate(action)
  if (actor === 'admin' && actorId)
    await recordAudit(
      tx,
      {
        actorId,
        operation: action,
        subject: `order ${before.id}`,
        detail: { from: before.status, to: after.status, reason: reason ?? null },
      },
      now,
    )
  announceChange(services, afterCommit, before, after)
  return after
}

/** The order's row, locked until the transaction ends; the first of all locks. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow> {
  const row = await tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new AppError('order_not_found')
  return row
}

/** The timeline knows one kind of booster: whoever claims is the order's booster from then on. */
export function recordedActor(actor: Actor): Exclude<Actor, 'other_booster'> {
  return actor === 'other_booster' ? 'booster' : actor
}

function tooLate(action: OrderAction): AppError {
  return new AppError(
    action === 'claim' || action === 'assign' ? 'order_not_available' : 'order_state_changed',
  )
}
