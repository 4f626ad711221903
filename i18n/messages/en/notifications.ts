import type { NotificationCode } from '#contract/notifications.ts'

/** Customer and booster read the same words: what happened, not whose turn it is. */
export default {
  'order_paid.title': 'Payment received',
  'order_paid.text': 'Order PK-{number} is paid. Its page says what comes next.',
  'payment_refunded_twice.title': 'Second payment returned',
  'payment_refunded_twice.text': 'Order PK-{number} was paid twice. The second payment goes back to you.',
  'payment_refunded_cancelled.title': 'Late payment returned',
  'payment_refunded_cancelled.text':
    'Order PK-{number} was already cancelled when this payment arrived. It goes back to you.',
  'payment_refunded_changed.title': 'Payment returned',
  'payment_refunded_changed.text': 'A payment did not fit order PK-{number} any more. It goes back to you.',
  'balance_increased.title': 'Balance increased',
  'balance_increased.text': '{amount} was added to your balance.',
  'new_order_fits.title': 'A new order fits you',
  'new_order_fits.text': 'Order PK-{number} waits on the board of available orders.',
  'booster_found.title': 'Booster found',
  'booster_found.text': 'Order PK-{number} has its booster.',
  'game_recorded.title': 'Game recorded',
  'game_recorded.text': 'Order PK-{number} has a new game on its log.',
  'order_paused.title': 'Order paused',
  'order_paused.text': 'Order PK-{number} is paused. Nobody plays until it goes on.',
  'order_resumed.title': 'Order goes on',
  'order_resumed.text': 'Order PK-{number} is no longer paused.',
  'order_dropped.title': 'Looking for another booster',
  'order_dropped.text': 'The booster of order PK-{number} has stopped. What was played is kept.',
  'order_finished.title': 'Climb finished',
  'order_finished.text': 'The result of order PK-{number} waits for its check.',
  'proof_rejected.title': 'Result not accepted',
  'proof_rejected.text': 'Order PK-{number} goes on. The reason stands on its page.',
  'order_completed.title': 'Order completed',
  'order_completed.text': 'Order PK-{number} is completed.',
  'order_cancelled.title': 'Order cancelled',
  'order_cancelled.text': 'Order PK-{number} is cancelled.',
  'session_ended_by_reuse.title': 'You were signed out on one device',
  'session_ended_by_reuse.text':
    'An old key to one of your sign-ins was used a second time. Somebody may have copied it, so that sign-in has ended.',
} as const satisfies Record<`${NotificationCode}.${'title' | 'text'}`, string>
