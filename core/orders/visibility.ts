import { holds, type Subject } from '#core/people/permissions.ts'
import { isBoost, type OrderConfig } from '../choices/order-config.ts'
import { deadlines } from './deadlines.ts'
import type { Actor, OrderStatus } from './lifecycle.ts'

/** What determines who can see what of an order. */
export type OrderParties = {
  customerId: string
  /** The assigned booster; null before a claim and after a drop. */
  boosterId: string | null
  status: OrderStatus
  /** When it was completed or cancelled, ISO 8601. */
  closedAt: string | null
  /** Whether a dispute is open. */
  disputed?: boolean
  /** Whether staff decided a dispute about it, which customer and booster can appeal. */
  decided?: boolean
}

/** More pictures than an order has games, and a few of one result. */
const boostersPictures = 300
const customersPictures = 20

/**
 * The role in which a subject acts on an order (the strongest wins: their own order, their work, their staff
 * permission), or null for a stranger.
 */
export function actorOn(subject: Subject, order: OrderParties): Actor | null {
  if (subject === null || subject.banned) return null
  if (subject.id === order.customerId) return 'customer'
  if (subject.id === order.boosterId) return 'booster'
  if (holds(subject, 'EditOrders')) return 'admin'
  return holds(subject, 'Booster') ? 'other_booster' : null
}

/** How many pictures a dispute can include. */
export const mostDisputePictures = 3

/** Who can see the order's page: its customer, its booster, and staff with EditOrders. */
export function canSeeOrder(subject: Subject, order: OrderParties): boolean {
  const actor = actorOn(subject, order)
  return actor === 'customer' || actor === 'booster' || actor === 'admin'
}

/** Whether an order's customer can share its progress: once it is paid, unless it was cancelled or is about hours. */
export function canBeTracked(order: { status: OrderStatus; config: OrderConfig }): boolean {
  return order.status !== 'not_paid' && order.status !== 'cancelled' && isBoost(order.config)
}

/**
 * Who can see the account's credentials: the assigned booster while boosting, unless a dispute is open, which may be
 * about the account; the customer until they are deleted; never staff.
 */
export function canSeeCredentials(subject: Subject, order: OrderParties): boolean {
  const actor = actorOn(subject, order)
  if (actor === 'booster') return order.status === 'boosting' && !order.disputed
  return actor === 'customer' && !isClosed(order)
}

/** Who can store, replace and revoke credentials: the customer, until the order is closed. */
export function canChangeCredentials(subject: Subject, order: OrderParties): boolean {
  return actorOn(subject, order) === 'customer' && !isClosed(order)
}

/**
 * How many pictures a person can upload for an order: its booster while there is something to prove, its customer
 * and staff while it can be disputed, all of them once a decision can be appealed, and no other reader.
 */
export function pictureLimit(subject: Subject, order: OrderParties): number {
  const actor = actorOn(subject, order)
  const disputable = ['boosting', 'verification_required', 'completed'].includes(order.status)
  if (!disputable && !order.decided) return 0
  // After the completion, a booster has something to prove only in a dispute.
  if (actor === 'booster')
    return order.status !== 'completed' || order.disputed || order.decided ? boostersPictures : 0
  return actor === 'customer' || actor === 'admin' ? customersPictures : 0
}

/** Who can see when the credentials were viewed and by whom: the customer at any time, and staff. */
export function canSeeCredentialRecord(subject: Subject, order: OrderParties): boolean {
  const actor = actorOn(subject, order)
  return actor === 'customer' || actor === 'admin'
}

/** Everyone who sees the order can read the chat; a booster only until it closes for writing. `now` is ISO 8601. */
export function canSeeChat(subject: Subject, order: OrderParties, now: string): boolean {
  if (!canSeeOrder(subject, order)) return false
  return actorOn(subject, order) !== 'booster' || chatIsOpen(order, now)
}

/** Who can write in the chat: everyone who sees the order, until it closes. `now` is ISO 8601. */
export function canWriteInChat(subject: Subject, order: OrderParties, now: string): boolean {
  return canSeeOrder(subject, order) && chatIsOpen(order, now)
}

function isClosed({ status }: OrderParties): boolean {
  return status === 'completed' || status === 'cancelled'
}

function chatIsOpen({ closedAt }: OrderParties, now: string): boolean {
  return closedAt === null || Date.parse(now) < Date.parse(closedAt) + deadlines.chat.ms
}
