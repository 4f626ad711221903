import type { z } from 'zod'
import type { StaffDecision } from '#core/orders/staff-decisions.ts'
import type { Guard } from '#core/people/permissions.ts'
import type { NotificationCode, NotificationParams } from './notifications.ts'
import type { orderMessage } from './order-chat.ts'
import type { chatMessage } from './support.ts'
import type { LocaleCode } from './values.ts'

/** The realtime events that the server sends (spec 7), with their payloads (spec 3). */
export type RealtimeEvents = {
  show_notification: {
    notification_id: number
    code: NotificationCode
    message: string
    special_sound: boolean
    params: NotificationParams
  }
  new_boost_order: { order_id: string; filter: string }
  /** Notifications were read, maybe on another device: these, or all up to one. */
  notifications_read: { ids: number[] } | { up_to: number }
  /** Distinct people with an open connection to their account. */
  online_count: { count: number }
  booster_count: { count: number }
  update_session: Record<string, never>
  /** Minor units; `balance` is the new balance. */
  increase_balance: { amount: number; balance: number; currency: 'EUR' }
  /**
   * Answers `check_connection`: the socket is in its rooms, as a person or (null) as a visitor. This client will
   * receive no more notifications up to `last_notification_id`.
   */
  connected: { user_id: string | null; last_notification_id: number }
  /**
   * An order that the receiver can see has a new version; the page reads it again unless it already shows that
   * version.
   */
  order_changed: { order_id: string; version: number }
  /** An order has left the board of available orders. */
  order_taken: { order_id: string }
  /** It has returned there as it was: whoever claimed it has undone that. */
  order_back: { order_id: string }
  /** A message in the receiver's chat with support. */
  support_message: { message: ChatMessage }
  /** How far the other side of the receiver's chat has read it. */
  support_read: { number: number }
  /** Someone on the other side is writing; to staff with the thread, and `name` if a colleague is. */
  support_typing: { thread_id: string | null; name: string | null }
  /** To staff: a thread has changed, so whoever shows it or the queue reads it again. */
  support_thread: { thread_id: string }
  /** A message in the chat of an order, to its customer and its booster, with what each of them has not read. */
  order_message: { order_id: string; message: OrderMessage; unread: Unread }
  /** How far the customer or the booster has read the chat of an order; `unread` only to the reader. */
  order_read: { order_id: string; by: 'customer' | 'booster'; number: number; unread: Unread | null }
  /** Someone writes in the chat of an order. */
  order_typing: { order_id: string; from: OrderMessage['from'] }
  /** To staff: the chat of an order has a new message, so whoever shows it reads on. */
  order_chat: { order_id: string; from: OrderMessage['from'] }
  /**
   * To staff: what a colleague decided about a result, before it is carried out at `until`; or what became of it. One that is
   * carried out comes with `order_changed`; a refused one changed nothing, and its author is told.
   */
  order_decision: {
    order_id: string
    action: StaffDecision
    by: { user_id: string; username: string }
    until: string
    became: 'undone' | 'carried_out' | 'refused' | null
  }
  /** To staff: who handles an order, its tags or its notes have changed. */
  order_handling: { order_id: string }
  /** To staff: what waits for a colleague about an order, or about many if none is named, has begun to wait, or was decided. */
  order_notices: { order_id: string | null }
  /** To staff who have opened a post: who else has, in which language; a person with two tabs is named twice. */
  post_presence: { post_id: string; people: { user_id: string; username: string; language: LocaleCode }[] }
  /** To the same: a draft has a new revision; a page that doesn't show it yet saves without changes to read it. */
  post_saved: { post_id: string; language: LocaleCode; revision: number }
  /** To the same: its facts, or what is live of it, have changed. */
  post_changed: { post_id: string }
}

/** How many messages of an order the receiver has not read, and what they are on it. */
type Unread = { as: 'customer' | 'booster'; count: number }

type ChatMessage = z.output<typeof chatMessage>
type OrderMessage = z.output<typeof orderMessage>

export type RealtimeEvent = keyof RealtimeEvents

/**
 * Who can receive each event, by the room that it is sent to; within a guard, an event goes only to those whom it is
 * about. A process sends nothing to a socket whose session ended or whose person is banned.
 */
export const eventGuards = {
  show_notification: 'authentication',
  notifications_read: 'authentication',
  new_boost_order: 'Booster',
  online_count: 'public',
  booster_count: 'public',
  update_session: 'authentication',
  increase_balance: 'authentication',
  connected: 'public',
  order_changed: 'authentication',
  order_taken: 'Booster',
  order_back: 'Booster',
  support_message: 'public',
  support_read: 'public',
  support_typing: 'public',
  support_thread: 'EditOrders',
  order_message: 'authentication',
  order_read: 'authentication',
  order_typing: 'authentication',
  order_chat: 'EditOrders',
  order_decision: 'EditOrders',
  order_handling: 'EditOrders',
  order_notices: 'EditOrders',
  post_presence: 'EditUsers',
  post_saved: 'EditUsers',
  post_changed: 'EditUsers',
} as const satisfies Record<RealtimeEvent, Guard>

/** What a client sends. */
export type RealtimeCalls = {
  /** As in the latest `connected`; everything after it is sent again, seen or not. */
  check_connection: { last_notification_id?: number | undefined }
  /** The booster uses the page: at most once a minute, on a press or a key. */
  act: Record<string, never>
  /** Whether the page is in front of the person; sent after each connection and change, where this browser gets pushes. */
  show_page: { visible: boolean }
  /** The person is writing in their own chat, or staff in a thread. */
  support_typing: { thread_id?: string | undefined }
  /** The person is writing in the chat of an order. */
  order_typing: { order_id: string }
  /** Staff have opened a post in the editor, in this language; null when they leave it. Sent again after each connection. */
  open_post: { post_id: string | null; language?: LocaleCode | undefined }
}

/** Why a handshake is refused, as sent in `connect_error`. */
export type RealtimeRefusal = 'socket_unauthorized' | 'multiple_connection_detected' | 'internal_server_error'
