import { randomUUID } from 'node:crypto'
import type { Expression, ExpressionBuilder, Insertable, SqlBool, Updateable } from 'kysely'
import { isInTimeline, type OrderDeed } from '#core/orders/deeds.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import type { ReadyReason } from '#core/orders/ready-reasons.ts'
import type { Schema } from '#db/schema.ts'
import { later } from '#server/platform/db/driver/later.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { OrderRow } from './order-row.ts'
import type { RecordedActor } from './recorded-actor.ts'

export type OrderColumns = Updateable<Schema['orders']>

/** Every step ends a reservation, whoever takes it. */
export const unreserved = { reserved_by: null, reserved_at: null } as const satisfies OrderColumns

/**
 * Reserves a locked, waiting order for the booster who claimed it, or frees it again. It is no step: the order goes on
 * waiting with the same version, so that its customer's page shows nothing of it.
 */
export async function setReserved(
  tx: Tx,
  orderId: string,
  set: { reserved_by: string; reserved_at: Date } | typeof unreserved,
): Promise<void> {
  await tx.updateTable('orders').set(set).where('id', '=', orderId).execute()
}

/** An order's current row, without a lock, so others can change it at any moment. */
export function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
}

/** An order's row, if it meets the condition, locked until the transaction ends. Take this lock before all others. */
export function lockRow(
  tx: Tx,
  id: string,
  condition?: (eb: ExpressionBuilder<Schema, 'orders'>) => Expression<SqlBool>,
): Promise<OrderRow | undefined> {
  const locked = tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate()
  return (condition ? locked.where(condition) : locked).executeTakeFirst()
}

/** Whether an order is or was offered to this booster by name. */
export function isOfferedTo(eb: ExpressionBuilder<Schema, 'orders'>, boosterId: string) {
  return eb.exists(
    eb
      .selectFrom('named_offers as offer')
      .select('offer.order_id')
      .whereRef('offer.order_id', '=', 'orders.id')
      .where('offer.booster_id', '=', boosterId)
      .where('offer.until', 'is not', null),
  )
}

/** The in-game name of a new order can be read from an earlier one as it is written. */
type NewOrder = Omit<Insertable<Schema['orders']>, 'in_game_name'> & {
  in_game_name?: string | null | Expression<string | null>
}

/** Writes a new order and its first event in one statement, without waiting for it. */
export async function insertOrder(tx: Tx, order: NewOrder) {
  const id = randomUUID()
  const { customer_id, ordered_by = null, created_at, total } = order
  const event = {
    order_id: id,
    at: created_at,
    ...(ordered_by
      ? { actor: 'admin' as const, actor_id: ordered_by }
      : { actor: 'customer' as const, actor_id: customer_id }),
    action: 'create' as const,
  }
  const write = tx
    .with('created', (db) => db.insertInto('orders').values({ ...order, id }))
    .insertInto('order_events')
    .values({ ...event, to_status: 'not_paid' })
  await later(tx, write)
  return { id, total, currency: 'EUR' as const }
}

type Change = {
  action: OrderDeed
  actor: RecordedActor
  actorId: string | null
  reason: string | null
  ready: ReadyReason | null
  to: OrderStatus
  set: OrderColumns
}

/**
 * Changes an order's row and writes the event to its timeline, in one statement. The update is guarded by the row's
 * previous status; undefined if the order has a different one now. Each change increases the version, so that a page
 * knows what it shows.
 */
export async function writeChange(
  { tx, now }: Work,
  before: OrderRow,
  { action, actor, actorId, reason, ready, to, set }: Change,
): Promise<{ after: OrderRow; eventId: number | null } | undefined> {
  const update = (db: Pick<typeof tx, 'updateTable'>) =>
    db
      .updateTable('orders')
      .set((eb) => ({ ...set, status: to, version: eb('orders.version', '+', 1) }))
      .where('id', '=', before.id)
      .where('status', '=', before.status)
      .returningAll()
  if (!isInTimeline(action)) {
    const after = await update(tx).executeTakeFirst()
    return after && { after, eventId: null }
  }
  const event = {
    order_id: before.id,
    at: now,
    actor,
    actor_id: actorId,
    action,
    from_status: before.status,
    to_status: to,
    reason,
    ready,
  }
  const changed = await tx
    .with('event', (db) => db.insertInto('order_events').values(event).returning('id as event_id'))
    .with('changed', update)
    .selectFrom(['changed', 'event'])
    .selectAll()
    .executeTakeFirst()
  if (!changed) return undefined
  const { event_id, ...after } = changed
  return { after, eventId: event_id }
}

/** A guest's orders become another person's; each has a new version, so that open pages read it again. */
export async function moveOrders(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set((eb) => ({ customer_id: toId, version: eb('version', '+', 1) }))
    .where('customer_id', '=', fromId)
    .execute()
}

/** Stores the outcome of a closed order: what was refunded and where, and why its shares wait for staff. */
export async function saveOutcome(
  { tx }: Work,
  orderId: string,
  outcome: Pick<OrderColumns, 'refunded' | 'unrefunded' | 'refund_to' | 'shares_held' | 'frozen_at'>,
): Promise<void> {
  await tx.updateTable('orders').set(outcome).where('id', '=', orderId).execute()
}

/** The orders of guests with an address that its owner has said nothing about, except those that were cancelled unpaid; newest first. */
export function findOrdersOfGuests(db: Db, email: string) {
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.customer_id')
    .select(['orders.id', 'orders.customer_id', 'orders.number', 'orders.config', 'orders.created_at'])
    .where('users.kind', '=', 'guest')
    .where('users.email', '=', email)
    .where('users.banned_at', 'is', null)
    .where('users.guest_answered_at', 'is', null)
    .where((eb) => eb.or([eb('orders.paid_at', 'is not', null), eb('orders.status', '<>', 'cancelled')]))
    .orderBy('orders.created_at', 'desc')
    .limit(20)
    .execute()
}
