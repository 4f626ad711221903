import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant, success } from './values.ts'

/**
 * Every notification by its code; the texts are in `i18n`, and a code without a text does not compile. Stored
 * notifications keep their code permanently, so new ones can be added but none renamed. A notification about an order
 * has its `order_id` and `number`, one about money also `amount` in minor units of EUR.
 */
export const notificationCodes = [
  'order_paid',
  'payment_refunded_twice',
  'payment_refunded_cancelled',
  'payment_refunded_changed',
  'balance_increased',
  'new_order_fits',
  'booster_found',
  'named_asked',
  'named_declined',
  'named_expired',
  'start_missed',
  'hours_changed',
  'game_recorded',
  'order_paused',
  'order_resumed',
  'order_dropped',
  'order_finished',
  'proof_rejected',
  'order_disputed',
  'dispute_answered',
  'dispute_withdrawn',
  'dispute_decided',
  'dispute_appealed',
  'dispute_upheld',
  'dispute_appeal_waits',
  'dispute_answer_due',
  'dispute_answer_missed',
  'dispute_first_word_missed',
  'dispute_decision_due',
  'dispute_decision_missed',
  'order_reopened',
  'change_asked',
  'order_changed',
  'change_declined',
  'change_withdrawn',
  'change_expired',
  'change_lapsed',
  'booster_poked',
  'booster_reminded',
  'order_held',
  'booster_kept',
  'other_booster_asked',
  'other_booster_declined',
  'check_waits',
  'game_struck',
  'order_completed',
  'order_cancelled',
  'coach_asked',
  'coach_accepted',
  'coach_declined',
  'session_proposed',
  'session_agreed',
  'session_recorded',
  'coaching_finished',
  'session_ended_by_reuse',
  'application_asked',
  'application_accepted',
  'application_refused',
  'order_message',
  'login_code_asked',
  'login_code_given',
  'support_waiting',
  'booster_banned',
  'payout_sent',
  'payout_returned',
  'refund_failed',
  'order_frozen',
  'order_unfrozen',
  'order_charged_back',
  'share_taken_back',
  'share_restored',
  'payment_restored',
  'review_written',
  'review_answered',
  'review_hidden',
  'review_shown',
  'top_up_charged_back',
  'top_up_held',
  'top_up_freed',
  'top_up_refund_failed',
  'cashback_given',
  'cashback_taken',
  'tip_given',
  'tip_refunded',
  'tip_taken_back',
  'tip_restored',
  'tip_returned',
  'tip_reduced',
] as const

export type NotificationCode = (typeof notificationCodes)[number]
export type NotificationParams = Record<string, string | number>

export const notification = z.object({
  notification_id: z.int(),
  code: z.enum(notificationCodes),
  /** The notification in English, for a client that has no text for the code. */
  message: z.string(),
  special_sound: z.boolean(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  at: instant,
})

export const listNotifications = endpoint({
  summary:
    'List the notifications after a given one, or the newest if none is given; at most 50, oldest first',
  guard: 'authentication',
  query: z.strictObject({ after: z.coerce.number().int().min(0).optional() }),
  reply: success(z.object({ items: z.array(notification) })),
  errors: [],
})

export const notificationsContract = { listNotifications }
