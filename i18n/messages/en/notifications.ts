import type { NotificationCode } from '#contract/notifications.ts'

/** Customer and booster read the same words: what happened, not whose turn it is. */
// A notification is a title (at most 40 characters) and a sentence or two below it, as a toast and in a list.
// The title
// has no full stop. A link to the order follows where there is one.
export default {
  // Payments: customers.
  'order_paid.title': 'Payment received',
  'order_paid.text': 'Order PK-{number} is paid. See the order page for what happens next.',
  'payment_refunded_twice.title': 'Second payment refunded',
  'payment_refunded_twice.text': 'Order PK-{number} was paid twice. We’re refunding the second payment.',
  'payment_refunded_cancelled.title': 'Late payment refunded',
  'payment_refunded_cancelled.text':
    'Order PK-{number} was already cancelled when this payment arrived. We’re refunding it.',
  'payment_refunded_changed.title': 'Payment refunded',
  'payment_refunded_changed.text': 'A payment no longer matched order PK-{number}. We’re refunding it.',
  'balance_increased.title': 'Balance increased',
  'balance_increased.text': '{amount} was added to your balance.',

  // A new order: boosters. “Board” is the list of available orders.
  'new_order_fits.title': 'New matching order',
  'new_order_fits.text': 'Order PK-{number} is waiting on the board of available orders.',

  // The life of an order: its customer and its booster.
  'booster_found.title': 'Booster found',
  'booster_found.text': 'Order PK-{number} now has a booster.',

  // To a booster whom a customer asked for by name; to that customer, twice; then to the customer and to staff, when nobody has
  // accepted an order by its promised start.
  'named_asked.title': 'A customer asked for you',
  'named_asked.text':
    'Order PK-{number} is offered to you alone for {figures.namedOffer}. Accept or decline it on your board.',
  'named_declined.title': 'Your booster declined',
  'named_declined.text':
    'The booster you chose can’t take order PK-{number}. The order page shows the reason and what happens next.',
  'named_expired.title': 'Your booster didn’t accept',
  'named_expired.text':
    'The booster you chose hasn’t accepted order PK-{number}. The order page shows what happens next.',
  'start_missed.title': 'No booster yet',
  'start_missed.text':
    'Order PK-{number} was promised a start by now. It can wait longer, or be refunded right away.',
  'nobody_plays.title': 'No booster plays your order',
  'nobody_plays.text':
    'No booster can play order PK-{number} right now. You can get your money back right away, or keep waiting.',

  // The life of an order: its customer and its booster.
  'game_recorded.title': 'Game recorded',
  'game_recorded.text': 'Order PK-{number} has a new game in its match log.',
  'game_struck.title': 'Game struck',
  'game_struck.text':
    'Our team struck a recorded game from order PK-{number}. See the order page for the reason.',
  'order_paused.title': 'Order paused',
  'order_paused.text': 'Order PK-{number} is paused. No games are played until it’s resumed.',
  'order_resumed.title': 'Order resumed',
  'order_resumed.text': 'Order PK-{number} is no longer paused.',
  'order_dropped.title': 'Looking for another booster',
  'order_dropped.text': 'The booster has left order PK-{number}. All recorded progress is kept.',
  'order_finished.title': 'Result submitted',
  'order_finished.text': 'The result for order PK-{number} is ready to be checked.',
  'proof_rejected.title': 'Result sent back',
  'proof_rejected.text': 'Order PK-{number} continues. See the order page for the reason.',
  'order_disputed.title': 'Problem reported',
  'order_disputed.text':
    'The customer reported a problem with the result of order PK-{number}. Our team will look into it.',
  'dispute_answered.title': 'New statement',
  'dispute_answered.text': 'Someone added to the reported problem with order PK-{number}.',
  'dispute_withdrawn.title': 'Report withdrawn',
  'dispute_withdrawn.text': 'The reported problem with order PK-{number} was withdrawn. The order continues.',
  'dispute_decided.title': 'Decision made',
  'dispute_decided.text':
    'We’ve made a decision on the problem with order PK-{number}. See the order page for the reason.',
  'dispute_answer_due.title': 'We’re waiting for your answer',
  'dispute_answer_due.text':
    'Answer the problem reported with order PK-{number}. Otherwise our team decides without you.',
  'dispute_answer_missed.title': 'No answer',
  'dispute_answer_missed.text': 'Order PK-{number}: the time to answer is over. You can decide.',
  'dispute_first_word_missed.title': 'First answer overdue',
  'dispute_first_word_missed.text':
    'Order PK-{number} has a reported problem that our team hasn’t answered yet.',
  'dispute_decision_due.title': 'Decision due soon',
  'dispute_decision_due.text': 'The dispute about order PK-{number} must be decided soon.',
  'dispute_decision_missed.title': 'Decision overdue',
  'dispute_decision_missed.text': 'The promised time to decide about order PK-{number} is over.',
  'order_reopened.title': 'Order reopened',
  'order_reopened.text':
    'Order PK-{number} runs again. If it’s played on the customer’s account, its login is needed again.',
  'order_frozen.title': 'Payment disputed with the bank',
  'order_frozen.text':
    'The payment for order PK-{number} is disputed with the bank. The order and its shares are frozen until the bank decides.',
  'order_unfrozen.title': 'Payment dispute won',
  'order_unfrozen.text':
    'The bank confirmed the payment for order PK-{number}. The order is no longer frozen.',
  'order_hold_lifted.title': 'No longer frozen',
  'order_hold_lifted.text': 'Order PK-{number} is no longer frozen and continues.',
  'order_given.title': 'An order for you',
  'order_given.text': '{username} gave you order PK-{number} to handle.',
  'permission_asked.title': 'A colleague asks for a permission',
  'permission_asked.text': '{username} asks for the {right} permission.',
  'staff_joined.title': 'New in the team',
  'staff_joined.text': '{username} accepted an invitation and can now use their permissions.',
  // To everyone with full access. “Open your shop” is a page of the dashboard.
  'payment_key_refused.title': 'Nobody can pay by card',
  'payment_key_refused.text':
    'The payment provider refuses the shop’s key. “{shell.adminOpening}” says what to do.',
  'mail_login_refused.title': 'No mail leaves the shop',
  'mail_login_refused.text':
    'The mail server refuses the shop’s password. “{shell.adminOpening}” says what to do.',
  // To someone who entered a raffle: the ticket, a win, a reminder of it, an end without a draw. {raffle} is its title, {prize} as
  // “€25.00 for any order”.
  'raffle_entered.title': 'You’re in',
  'raffle_entered.text': '“{raffle}”: your ticket is number {number}. We’ll tell you if it wins.',
  'raffle_won.title': 'Your ticket won',
  'raffle_won.text':
    '“{raffle}”: ticket {number} won {prize}. Take it on the raffle’s page within {figures.raffleClaim}.',
  'raffle_waits.title': 'Your prize still waits',
  'raffle_waits.text': '“{raffle}”: take {prize} on the raffle’s page, or it goes to the next ticket.',
  'raffle_cancelled.title': 'A raffle was called off',
  'raffle_cancelled.text': '“{raffle}” ended without a draw. Its page says why.',
  'proposal_waits.title': 'A proposal waits for you',
  'proposal_waits.text': 'A colleague proposed something that needs a second person.',
  'balance_corrected.title': 'Your balance was corrected',
  'balance_corrected.text': 'We credited {amount} to your balance. Reason: {reason}',
  'balance_debited.title': 'Your balance was corrected',
  'balance_debited.text': 'We took {amount} from your balance. Reason: {reason}',
  'gift_given.title': 'A gift for you',
  'gift_given.text': 'You have {amount} more on your balance. Reason: {reason}',
  'debt_written_off.title': 'You owe us less',
  'debt_written_off.text': 'We wrote off {amount} that you owed us. Reason: {reason}',
  'order_charged_back.title': 'Payment returned by the bank',
  'order_charged_back.text': 'The bank returned the payment for order PK-{number} to the cardholder.',
  // To a customer whose refund the bank turned down, and to a booster after a chargeback; the text follows the title.
  'refund_failed.title': 'Your refund is in your balance',
  'refund_failed.text':
    'Your bank didn’t accept the refund of {amount} for order PK-{number}, so we credited it to your balance.',
  'refund_split.title': 'The rest of your refund is in your balance',
  'refund_split.text':
    'Your bank has already returned {returned} for order PK-{number}, so we credited the remaining {amount} of your refund to your balance.',
  'balance_taken.title': 'Payment charged back',
  'balance_taken.text':
    'The bank returned a payment to the cardholder, so {amount} was taken from your balance.',
  'balance_held.title': 'Part of your balance is on hold',
  'balance_held.text':
    'A bank is looking into one of your payments, so {amount} of it is on hold until it decides. If you didn’t ask your bank for this, contact us.',
  'balance_freed.title': 'Your balance is no longer on hold',
  'balance_freed.text': 'The bank has decided about your payment: {amount} is ready to spend again.',
  'debt_made.title': 'You owe us money',
  'debt_made.text':
    'The bank returned a payment to the cardholder after you had spent it, so you owe {amount}. What you receive pays it first. If this is wrong, contact us.',
  'debt_lifted.title': 'Your debt is settled',
  'debt_lifted.text': 'The bank has sent us your payment again, so you no longer owe {amount}.',
  'top_up_refund_failed.title': 'Your refund is in your balance',
  'top_up_refund_failed.text':
    'Your bank didn’t accept the refund of {amount} of your top-up, so we credited it to your balance.',
  'top_up_refund_split.title': 'The rest of your refund is in your balance',
  'top_up_refund_split.text':
    'Your bank has already returned {returned} of your top-up, so we credited the remaining {amount} of your refund to your balance.',
  'share_taken_back.title': 'Share taken back',
  'share_taken_back.text':
    'The bank returned the payment for order PK-{number}, so {amount} of your share is taken back.',
  'share_restored.title': 'Share returned to you',
  'share_restored.text':
    'The bank took back its decision about order PK-{number}, so {amount} of your share is yours again.',
  'payment_restored.title': 'Payment collected again',
  'payment_restored.text':
    'Your bank returned a payment to you and has now collected it again. {amount} of it is yours, so we added it to your balance.',
  'change_asked.title': 'Change requested',
  'change_asked.text': 'The customer would like to change order PK-{number}. Answer on the order page.',
  'order_changed.title': 'Order changed',
  'order_changed.text': 'Order PK-{number} continues as changed. The order page shows the new price.',
  'change_declined.title': 'Change declined',
  'change_declined.text': 'Order PK-{number} stays as it is. The order page shows the reason.',
  'change_withdrawn.title': 'Change withdrawn',
  'change_withdrawn.text': 'The customer withdrew the change. Order PK-{number} stays as it is.',
  'change_expired.title': 'Change not answered',
  'change_expired.text':
    'The change of order PK-{number} didn’t happen. What was reserved for it goes back to the customer, or pays for another booster.',
  'change_prepared.title': 'Support has prepared a change for you',
  'change_prepared.text':
    'Look at the change of order PK-{number} and decide on the order page. Nothing has changed yet.',
  'change_lapsed.title': 'Change no longer open',
  'change_lapsed.text':
    'Order PK-{number} went on without the change that you asked for. What was reserved for it goes back to you.',

  // To a booster: the customer reminds them; they have been silent for a while; the customer continues with them.
  'booster_poked.title': 'The customer is waiting to hear from you',
  'booster_poked.text': 'Record a game in order PK-{number}, or write to the customer on the order page.',
  'booster_reminded.title': 'No game or message for {figures.silenceReminder}',
  'booster_reminded.text':
    'Record a game in order PK-{number} or write to the customer. After {figures.silence}, they can choose another booster.',
  'booster_kept.title': 'Continues with the booster',
  'booster_kept.text': 'The customer of order PK-{number} continues with you.',
  'hours_changed.title': 'Playing hours changed',
  'hours_changed.text':
    'The customer of order PK-{number} changed the hours at which you can play. The order page shows them.',

  // To customer, booster and staff.
  'order_held.title': 'On hold: no reply from the booster',
  'order_held.text':
    'The booster of order PK-{number} hasn’t recorded a game or replied for {figures.silence}. The customer can wait or choose another booster.',
  'other_booster_asked.title': 'Another booster requested',
  'other_booster_asked.text':
    'The customer of order PK-{number} asks for another booster. Our team decides; the order page shows the reason.',
  'other_booster_declined.title': 'Request declined, booster stays',
  'other_booster_declined.text': 'Order PK-{number} stays with its booster. The order page shows the reason.',

  // To the customer of a submitted result.
  'check_waits.title': 'Your result is waiting for you',
  'check_waits.text':
    'Check the result of order PK-{number}. If you do nothing, it’s confirmed {figures.check} after it was submitted.',

  // To customer and booster.
  'order_completed.title': 'Order completed',
  'order_completed.text': 'Order PK-{number} is completed.',
  'order_cancelled.title': 'Order cancelled',
  'order_cancelled.text': 'Order PK-{number} has been cancelled.',

  // Coaching: the first to a coach, then to customer and coach.
  'coach_asked.title': 'A customer has booked you',
  'coach_asked.text': 'Order PK-{number} is booked with you. Accept or decline it on your board.',
  'coach_accepted.title': 'Your coach has accepted',
  'coach_accepted.text':
    'Order PK-{number} has been accepted. The order page has the session’s time, or lets you agree on one.',
  'coach_declined.title': 'Your coach has declined',
  'coach_declined.text':
    'Order PK-{number} has been declined. You can cancel it and get a refund right away.',
  'session_proposed.title': 'Time proposed',
  'session_proposed.text':
    'A session time was proposed for order PK-{number}. Accept it or propose another one.',
  'session_agreed.title': 'Time agreed',
  'session_agreed.text': 'A time is set for the next session of order PK-{number}.',
  'session_soon.title': 'Your session starts soon',
  'session_soon.text': 'The next session of order PK-{number} starts in less than {figures.sessionReminder}.',
  'session_link.title': 'Meeting link',
  'session_link.text': 'Your coach has set where the session of order PK-{number} takes place.',
  'session_recorded.title': 'Session notes added',
  'session_recorded.text': 'Order PK-{number} has new session notes on its page.',
  'coaching_finished.title': 'All hours done',
  'coaching_finished.text': 'The notes for order PK-{number} are ready for the customer to check.',

  // Security: anybody who is signed in.
  'session_ended_by_reuse.title': 'You were signed out on one device',
  'session_ended_by_reuse.text':
    'One of your sessions was used with an outdated key. Someone may have copied it, so we ended that session.',

  // Applications to become a booster: the applicant.
  'services_accepted.title': 'You can play more now',
  'services_accepted.text': 'The team allowed what you asked for. Your board shows the orders already.',
  'services_declined.title': 'Our answer to your request',
  'services_declined.text':
    'The team declined what you asked for. Your page “{shell.myServices}” has the reason.',
  'application_asked.title': 'A question about your application',
  'application_asked.text': 'Our team has a question about your booster application. Answer it on its page.',
  'application_accepted.title': 'You’re a booster now',
  'application_accepted.text': 'Your application was accepted. You can claim orders on the board.',
  'application_refused.title': 'Our answer to your application',
  'application_refused.text': 'Your application was refused. See its page for the reason.',
  // The chat on an order, to its customer or booster.
  'order_message.title': 'New message',
  'order_message.text': 'Someone wrote to you in the chat on order PK-{number}.',

  // The code that a game sends at sign-in: to the customer, then to the booster.
  'login_code_asked.title': 'Your booster needs a login code',
  'login_code_asked.text': 'Type it on the page of order PK-{number} within {figures.loginCode}.',
  'login_code_given.title': 'The login code has arrived',
  'login_code_given.text': 'Open it on the page of order PK-{number} within {figures.loginCode}.',

  // Support: staff. {thread} is the number of the conversation.
  'support_waiting.title': 'New support conversation',
  'support_waiting.text': 'Conversation {thread} in the support inbox is waiting for an answer.',

  // Users: staff who manage orders. {username} is the booster, {orders} the numbers of their unfinished orders.
  'booster_banned.title': 'A banned booster has orders',
  'booster_banned.text': '{username} was banned. Unfinished: {orders}.',

  // Users: staff who verified a result or sent it back a few seconds earlier.
  'decision_refused.title': 'Your decision wasn’t carried out',
  'decision_refused.text':
    'Something about order PK-{number} changed before your decision took effect, so nothing happened. Look at the order again.',

  // Payouts: boosters. {payout} is the payout’s number.
  'payout_sent.title': 'Payout sent',
  'payout_sent.text': 'Payout {payout}: {amount} is on its way to your bank account.',
  'payout_returned.title': 'Payout returned',
  'payout_returned.text':
    'Payout {payout} couldn’t be paid: {amount} is available again. See your earnings for the reason.',

  // Reviews: to the booster, to the customer, then two to both.
  'review_written.title': 'New review',
  'review_written.text': 'Your customer reviewed order PK-{number}. You can answer on the order page.',
  'review_answered.title': 'Answer to your review',
  'review_answered.text': 'Your booster answered your review of order PK-{number}.',
  'cashback_given.title': '{names.cashback}',
  'cashback_given.text': '{amount} cashback for order PK-{number} is on your balance.',
  'cashback_taken.title': 'Cashback taken back',
  'cashback_taken.text':
    'Order PK-{number} was refunded or reopened, so {amount} of its cashback was taken back.',
  'tip_given.title': 'You got a tip',
  'tip_given.text': '{amount} for order PK-{number}. You can have it paid out in {figures.hold}.',
  'tip_refunded.title': 'Tip refunded',
  'tip_refunded.text':
    'Your tip of {amount} for order PK-{number} came too late: the order was already tipped, or its booster has left. We’re refunding it.',
  'tip_returned.title': 'Tip refunded',
  'tip_returned.text': 'We’re refunding {amount} of your tip for order PK-{number}.',
  'tip_reduced.title': 'Tip taken back',
  'tip_reduced.text':
    'We refunded {amount} of the tip for order PK-{number} to your customer, so it’s taken from your held money.',
  'tip_taken_back.title': 'Tip taken back',
  'tip_taken_back.text':
    'The bank returned the customer’s tip for order PK-{number}, so {amount} is taken back.',
  'tip_restored.title': 'Tip returned to you',
  'tip_restored.text':
    'The bank took back its decision about the tip for order PK-{number}, so {amount} is yours again.',
  'review_hidden.title': 'Review hidden',
  'review_hidden.text':
    'Our team has hidden the review of order PK-{number}. See the order page for the reason.',
  'review_shown.title': 'Review shown again',
  'review_shown.text': 'The review of order PK-{number} is shown again.',
  // A second look at a decision: to the other side, to both sides, to staff.
  'dispute_appealed.title': 'Second look requested',
  'dispute_appealed.text':
    'The other side asked for a second look at the decision about order PK-{number}. You have {figures.appealReply} to answer.',
  'dispute_upheld.title': 'The first decision stays',
  'dispute_upheld.text': 'Our team looked at order PK-{number} again. The first decision stays and is final.',
  'dispute_appeal_waits.title': 'Second look needed',
  'dispute_appeal_waits.text':
    'Someone asked for a second look at the decision about order PK-{number}. Decide within {figures.appealDecision}.',

  // Orders: staff who began one action on many orders. {done} and {left} are numbers of orders.
  'bulk_done.title': 'Your action on many orders has ended',
  'bulk_done.text': 'Done: {done}. Left as they were: {left}.',
} as const satisfies Record<`${NotificationCode}.${'title' | 'text'}`, string>
