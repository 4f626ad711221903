/** The realtime events that the server sends (spec 7), with their payloads (spec 3). */
export type RealtimeEvents = {
  show_notification: {
    notification_id: number
    code: string
    message: string
    special_sound: boolean
    params: Record<string, string | number>
  }
  new_boost_order: { order_id: string; filter: string }
  online_count: { count: number }
  booster_count: { count: number }
  update_session: Record<string, never>
  increase_balance: { amount: number; balance: number; currency: 'EUR' }
  /** The socket is authenticated and in its rooms; answers `check_connection`. */
  connected: { user_id: string }
  /** An order that the receiver may see has changed: read it again. */
  order_changed: { order_id: string }
  /** An order has left the board of available orders. */
  order_taken: { order_id: string }
}

/** What a client sends. */
export type RealtimeCalls = {
  /** `last_notification_id` is the newest notification that this client has shown. */
  check_connection: { last_notification_id?: number | undefined }
}
