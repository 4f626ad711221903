// An e-mail is a heading, one or two short paragraphs, a button, and what its kind adds. Each kind has four texts:
// `_subject`; `_heading`, what happened, in at most six words; `_body`, first what happened, then what to do, with an
// empty line between paragraphs; `_button`, a verb and its object, which opens a page and changes nothing.
export default {
  // Above the body, if the address is confirmed.
  greeting: 'Hi {username},',

  // The foot: why the reader gets the e-mail. {site} is the name of the shop.
  why_account:
    'You’re getting this e-mail because it’s about access to an account at {site} with this address.',
  why_order: 'You’re getting this e-mail because order PK-{number} was placed with this address.',
  why_running: 'You’re getting this e-mail because order PK-{number} is running.',
  why_work: 'You’re getting this e-mail because you work with {site}.',
  why_message: 'You’re getting this e-mail because you wrote to {site}.',
  why_application: 'You’re getting this e-mail because you applied to {site} as a booster.',
  why_inbox: 'You’re getting this e-mail because this is the support address of {site}.',
  // The foot, below the reason.
  always: 'It’s needed, so it can’t be turned off.',
  never_ask: 'We never ask for your password by e-mail.',
  // Links of the foot, up to 30 characters each.
  turn_off: 'Turn off these e-mails',
  choose: 'Choose your e-mails',
  help: 'Help',
  // In place of an address that only the reader may see, where staff read the e-mail.
  hidden: 'address hidden',

  // To the customer, once the payment has arrived. {what} is the order’s name with its service, such as “Silver II to
  // Gold IV, League of Legends, Elo boost”.
  order_paid_subject: 'Your order PK-{number} is paid',
  order_paid_heading: 'Your order is paid',
  order_paid_body:
    'We’ve received {total} for {what}.\n\nThe boosters who fit have been notified. We’ll e-mail you when one of them accepts.',
  order_paid_button: 'See your order',

  // The same for an order that needs the account’s login. {game} is the name of a game.
  order_paid_login_subject: 'Paid: store your login for order PK-{number}',
  order_paid_login_heading: 'Paid. Next step: your login',
  order_paid_login_body:
    'We’ve received {total} for {what}.\n\nNow store the login of your {game} account. Then we’ll look for a booster.',
  order_paid_login_button: 'Store your login',

  // The same for hours with a coach.
  coaching_paid_subject: 'Your coaching order PK-{number} is paid',
  coaching_paid_heading: 'Your coaching is paid',
  coaching_paid_body:
    'We’ve received {total} for {what}.\n\nWe’ve asked your coach, who has {figures.coachAnswer} to answer. If they don’t, you get your money back.',
  coaching_paid_button: 'See your order',

  // Below the button of the three above: a title, then lines with amounts.
  amounts_title: 'What you paid',
  // Below the amounts; the second one below the facts of a refund.
  receipt_where: 'Your receipt is on your order page, as a PDF.',
  credit_note_where: 'The credit note for this refund is on your order page, as a PDF.',
  // Below that. {total} is an amount of money.
  change_title: 'If plans change',
  change_text:
    'Until a booster starts, you can cancel and get all {total} back. After that, you get back what hasn’t been played. Your order page shows that amount at any time.',
  // The stages of an order in a row: a name each, and below it when. “Now” is below the current one.
  path_booster: 'Finding a booster',
  path_now: 'Now',

  // What protects a stored login: a title and three lines.
  safe_title: 'How we protect your login',
  safe_who: 'It’s encrypted. Only your booster sees it, and only while boosting.',
  safe_seen: 'Your order page lists each time it was viewed.',
  safe_change: 'You can change or delete it at any time. We delete it when the order ends.',

  // To the customer of a paid order whose login is still missing two hours later.
  login_needed_subject: 'Order PK-{number} is waiting for your login',
  login_needed_heading: 'One step left: your login',
  login_needed_body:
    'Your payment of {total} has arrived, but we can’t look for a booster yet.\n\nStore the login of your {game} account, and we’ll start right away.',
  login_needed_button: 'Store your login',

  // To the customer for whom staff have made an order, with the same box as below; the button opens the checkout.
  order_for_you_subject: 'Your order PK-{number} is ready to pay',
  order_for_you_heading: 'Your order is ready',
  order_for_you_body:
    'As agreed with our team, we prepared {what} for {total}.\n\nLook at it and pay if it’s right. Until then it costs you nothing.',
  order_for_you_button: 'Look at the order',

  // To the customer, a day after an order that is still unpaid; the button opens the checkout.
  order_unpaid_subject: 'Your order PK-{number} is waiting for payment',
  order_unpaid_heading: 'Your order isn’t paid yet',
  order_unpaid_body: 'You ordered {what} for {total}. We’re holding that price for you.',
  order_unpaid_button: 'Pay for the order',
  // A box: until when, and what happens then. {time} is a day with a time of day, {zone} a time zone such as Europe/Berlin.
  until: 'You have until {time} ({zone})',
  order_unpaid_until: 'After that, the order is cancelled automatically and costs you nothing.',

  // To the customer, once a booster has claimed the order or was assigned to it. {booster} is a name.
  booster_found_subject: 'A booster has accepted your order PK-{number}',
  booster_found_heading: 'Your booster is here',
  booster_found_body:
    '{booster} has accepted {what} and will start soon.\n\nYou can follow every game and write to your booster on the order page.',
  booster_found_button: 'Follow your order',

  // Once a day to the customer of an order in which games were played.
  progress_digest_subject: {
    one: 'Order PK-{number}: {count} game today',
    other: 'Order PK-{number}: {count} games today',
  },
  progress_digest_heading: 'Today’s progress',
  progress_digest_body: 'Your booster has played {what}. These are the games since our last e-mail.',
  progress_digest_button: 'See every game',
  // Facts side by side: a name, and below it a figure. {percent} is how much of the order is done.
  fact_done: 'Done so far',
  fact_games: 'Games so far',
  fact_rank: 'Rank now',

  // To the customer, when the booster submits the result.
  order_finished_subject: 'Please check order PK-{number}',
  order_finished_heading: 'Please check the result',
  order_finished_body:
    '{booster} has submitted the result of {what}, with proof.\n\nLook at the proof and at your account. If all is well, confirm the result on the order page.',
  order_finished_button: 'Check the result',
  order_finished_until:
    'If we don’t hear from you, the result is confirmed automatically and your booster is paid.',
  // For a guest, above the button: what an account brings back before the order is completed. {amount} is money.
  keep_cashback:
    'Before you confirm, create an account on the order page: {amount} comes back to your balance.',
  // Below the button.
  wrong_title: 'Is something wrong?',
  wrong_text: 'Report it on the order page. The deadline then stops, and our team looks into it.',

  // To the customer of a cancelled order whose money goes back. {amount} is what they get.
  order_refunded_subject: 'Your refund of {amount} for order PK-{number}',
  order_refunded_heading: 'Your refund is on its way',
  order_refunded_body: 'Order PK-{number} is cancelled. You get back {amount} of the {total} you paid.',
  order_refunded_button: 'See the refund',
  // Facts: the amount, where it goes, when it arrives; and what had come back before this refund.
  fact_amount: '{names.amount}',
  fact_to: 'Goes to',
  fact_to_balance: '{names.yourBalance}',
  fact_to_method: 'The way you paid',
  fact_when: 'Arrives',
  fact_when_balance: 'Right away',
  fact_when_method: 'Within {figures.bankRefund}',
  fact_before: 'Refunded before',

  // To the customer of an order that was cancelled without a refund, by time or by staff.
  order_cancelled_subject: 'Your order PK-{number} is cancelled',
  order_cancelled_heading: 'Your order is cancelled',
  order_cancelled_body:
    'Order PK-{number}, {what}, is cancelled. No money is owed, and nothing more will be played.',
  order_cancelled_button: 'See what happened',

  // To a coach; the button opens the board, the list of available orders.
  coach_asked_subject: 'A customer has booked you: order PK-{number}',
  coach_asked_heading: 'A customer has booked you',
  coach_asked_body: 'Order PK-{number} is for you: {what}.\n\nAccept or decline it on your board.',
  coach_asked_button: 'Answer the booking',
  // A sentence of its own in that letter, if the customer picked a time.
  coach_asked_slot: 'The session is booked for {time} ({zone}).',
  coach_asked_until: 'If you don’t answer, the order is cancelled and the customer is refunded.',

  // To the booster whom a customer asked for by name; the button opens the board.
  named_asked_subject: 'A customer asked for you: order PK-{number}',
  named_asked_heading: 'A customer asked for you',
  named_asked_body:
    'Order PK-{number} is offered to you alone: {what}.\n\nAccept or decline it on your board.',
  named_asked_button: 'Answer the request',
  named_asked_until: 'After that, the order is no longer yours alone.',

  // To the customer of a coach, by what the coach did.
  coach_accepted_subject: 'Your coach has accepted order PK-{number}',
  coach_accepted_heading: 'Your coach has accepted',
  coach_accepted_body:
    'Your coach has accepted {what}.\n\nIf you picked a time, it’s set. If not, propose one that suits you, or accept the one your coach has proposed.',
  coach_accepted_button: 'See your session',
  // To the customer and the coach, some hours before a session begins; {what} names what was booked. The last is a sentence
  // of its own.
  session_soon_subject: 'Your session starts soon: order PK-{number}',
  session_soon_heading: 'Your session starts soon',
  session_soon_body:
    '{what}: the next session is coming up.\n\nIf you can’t make it, tell the other side in the chat of the order and propose another time.',
  session_soon_button: 'See your session',
  session_soon_at: 'It starts {time} ({zone}).',
  // Before the address of the meeting room.
  session_soon_place: 'Where',
  coach_declined_subject: 'Your coach has declined order PK-{number}',
  coach_declined_heading: 'Your coach has declined',
  coach_declined_body:
    'You don’t need to do anything: {total} goes back to you automatically.\n\nTo get your money back right away, cancel the order on its page.',
  coach_declined_button: 'Cancel the order',

  // To the booster or coach of a running order that its customer would like to change. {what} is the order as it is now.
  change_asked_subject: 'A customer would like to change order PK-{number}',
  change_asked_heading: 'Change requested',
  change_asked_body:
    'The customer would like to change this order: {what}.\n\nThe order page shows what it would become and what you would earn. Accept or decline it there.',
  change_asked_button: 'Answer the change',
  change_asked_until: 'If you don’t answer, the order stays as it is.',

  // To the customer of a running order: staff prepared a change that the customer asked support for. {what} is the order as it is now.
  change_prepared_subject: 'Support has prepared a change of order PK-{number} for you',
  change_prepared_heading: 'A change is ready for you',
  change_prepared_body:
    'Your order is now: {what}.\n\nThe order page shows what support would change and what that costs or refunds. Nothing changes and nothing is charged unless you agree there.',
  change_prepared_button: 'See the change',
  change_prepared_until: 'If you do nothing, the order stays as it is.',

  // To the customer, after the answer or without one. {booster} is the name of the booster or coach, {what} the order as it
  // continues, {total} what it costs.
  change_accepted_subject: '{booster} has accepted your change of order PK-{number}',
  change_accepted_heading: 'Order changed',
  change_accepted_body:
    'Your order continues as changed: {what}. It now costs {total} in all.\n\nThe order page shows the new price line by line.',
  change_accepted_button: 'See your order',
  change_declined_subject: '{booster} has declined your change of order PK-{number}',
  change_declined_heading: 'Change declined',
  change_declined_body:
    'Your order stays as it is: {what}. If you paid for the change, that money goes back the way you paid, unless other boosters play the rest: then it pays for their order.\n\nThe order page shows the reason.',
  change_declined_button: 'See your order',
  change_expired_subject: '{booster} hasn’t answered your change of order PK-{number}',
  change_expired_heading: 'Change not answered',
  change_expired_body:
    'Your order stays as it is: {what}. If you paid for the change, that money goes back the way you paid, unless other boosters play the rest: then it pays for their order.\n\nYou can ask for a change again on the order page.',
  change_expired_button: 'See your order',
  // To a booster: the customer reminds them; they have been silent for a while. {what} is the order.
  booster_poked_subject: 'Order PK-{number}: the customer is waiting to hear from you',
  booster_poked_heading: 'The customer is waiting',
  booster_poked_body:
    'Record a game, or write to the customer on the order page. If you can’t continue, drop the order there: you’re paid for the recorded games.\n\nThe order: {what}.',
  booster_poked_button: 'Go to the order',
  booster_reminded_subject: 'Please update order PK-{number} today',
  booster_reminded_heading: 'Please update your order',
  booster_reminded_body:
    'There has been no game and no message from you for {figures.silenceReminder}: {what}.\n\nAfter {figures.silence}, the customer can choose another booster. If you can’t continue, drop the order: you’re paid for the recorded games.',
  booster_reminded_button: 'Go to the order',

  // To the customer when staff refund a tip or a part of it; below it, the amount and where it goes.
  tip_returned_subject: 'Order PK-{number}: your tip is refunded, {amount}',
  tip_returned_heading: 'Tip refunded',
  tip_returned_body: 'You get back {amount} of your tip for this order: {what}.',
  tip_returned_button: 'See the refund',

  // To the booster whom a customer tips; the customer's own words can follow the text.
  tip_given_subject: 'Order PK-{number}: a tip of {amount}',
  tip_given_heading: 'You got a tip',
  tip_given_body:
    'Your customer tips you {amount} for {what}. All of it is yours.\n\nYou can have it paid out in {figures.hold}.',
  tip_given_button: 'Go to the order',

  // To the customer of a booster who has been silent for a day; the button opens the order.
  order_held_subject: 'Order PK-{number} is on hold: {booster} hasn’t replied',
  order_held_heading: 'Wait or change your booster?',
  order_held_body:
    '{booster} has recorded no game and written nothing for {figures.silence} in {what}.\n\nOn the order page you can wait, or let another booster take over where the log ends. It costs you nothing extra.',
  order_held_button: 'See your order',

  // To the customer of an order that nobody has accepted by its promised start; the button opens the order.
  start_missed_subject: 'No booster yet for order PK-{number}: wait, or get your money back',
  start_missed_heading: 'We haven’t found a booster yet',
  start_missed_body:
    'We promised that your order would start by now: {what}. No booster has accepted it yet. We’re sorry.\n\nOn the order page, one press gets you your money back. If you’d rather wait, you don’t need to do anything.',
  start_missed_button: 'See your order',

  // To the customer of a paid order whose last booster who plays it has left; the button opens the order.
  nobody_plays_subject: 'No booster left for order PK-{number}: get your money back',
  nobody_plays_heading: 'No booster plays your order now',
  nobody_plays_body:
    'The boosters who played {what} have left or taken a break. We’re sorry.\n\nOn the order page, one press gets you your money back. If you’d rather wait for another booster, you don’t need to do anything.',
  nobody_plays_button: 'See your order',

  // To the customer of a result that waits for their check.
  check_waits_subject: 'Order PK-{number}: your result is waiting for you',
  check_waits_heading: 'Your result is waiting for you',
  check_waits_body:
    '{booster} has submitted the result: {what}.\n\nLook at the proof and at your account. If all is well, confirm the result on the order page; if not, report the problem there.',
  check_waits_button: 'Check the result',

  // To the customer of a coach who has recorded all hours. {what} is the order.
  coaching_finished_subject: 'All hours in your order PK-{number} are done',
  coaching_finished_heading: 'All hours are done',
  coaching_finished_body:
    'Your coach has recorded the last hours of {what} and written notes for you.\n\nRead them, and confirm the hours on the order page.',

  // A letter once the copy of somebody’s data is ready. The button opens the profile settings.
  data_ready_subject: 'Your {site} data is ready to download',
  data_ready_heading: 'Your data is ready',
  data_ready_body:
    'The copy of your data that you asked for is ready. You can download it from your profile settings for {figures.dataExport}; after that, we delete it.\n\nIf you didn’t ask for it, change your password and sign out the devices that you don’t know.',
  data_ready_button: 'Open profile settings',

  // The last letter, after somebody deleted their account. The button opens the home page.
  account_deleted_subject: 'Your {site} account is deleted',
  account_deleted_heading: 'Your account is deleted',
  account_deleted_body:
    'We’ve deleted your account: your name, e-mail address, messages, pictures and sign-ins. Invoices stay for as long as the law requires, without your name and address.\n\nThis is our last e-mail to this address. Thank you for playing with us.',
  account_deleted_button: 'Visit {site}',

  // No mail: the file README.txt in the archive with the copy of somebody’s data. The folders have these names.
  data_archive:
    'This is a copy of what {site} stores about you.\n\nThe folder “json” has all of it for programs, “csv” has the same for spreadsheets, and “pictures” has the images of your orders, applications and messages.\n\nTimes are in UTC, amounts in cents. We left out passwords, tokens and the logins of game accounts, and what is about other people. Our e-mails to you are included if you’ve confirmed your address.',

  // Security: to a person whose account staff have banned. {reason} is one of the sentences ban.* of the area “rights”.
  account_banned_subject: 'Your {site} account is banned',
  account_banned_heading: 'Your account is banned',
  account_banned_body:
    'Our team banned your account. {reason}\n\n{until} Your orders and your balance stay as they are. If you think this is a mistake, write to us.',
  account_banned_button: 'Write to our team',

  // Security: to a person whose ban staff have lifted.
  account_unbanned_subject: 'Your {site} account works again',
  account_unbanned_heading: 'Your account works again',
  account_unbanned_body: 'The ban on your account has ended. You can sign in and use it again.',
  account_unbanned_button: 'Go to your dashboard',

  // Security: to a person whose sessions staff have ended.
  sessions_ended_subject: 'You were signed out of {site} everywhere',
  sessions_ended_heading: 'You were signed out everywhere',
  sessions_ended_body:
    'Our team ended all sessions of your account, so every device is signed out. Sign in again to continue.',
  sessions_ended_button: 'Sign in',

  // The same for one device. {browser} and {system} are names such as Firefox and Windows, or unknown_browser and unknown_system.
  session_ended_subject: 'You were signed out of {site} on one device',
  session_ended_heading: 'One device was signed out',
  session_ended_body:
    'Our team signed you out in {browser} on {system}. Your other devices stay signed in.\n\nYou can sign in again there at any time.',
  session_ended_button: 'Sign in',

  // Security: to a person whose permissions staff have changed; {permissions} names those that they have now. The second text is
  // for someone who has none any more.
  permissions_changed_subject: 'Your permissions on {site} have changed',
  permissions_changed_heading: 'Your permissions have changed',
  permissions_changed_body:
    'Our team changed what your account can do. You now have these permissions: {permissions}.',
  permissions_changed_button: 'Go to your dashboard',
  permissions_removed_subject: 'Your permissions on {site} have changed',
  permissions_removed_heading: 'Your permissions were removed',
  permissions_removed_body:
    'Our team removed the permissions of your account. The account, your orders and your balance stay as they are.',
  permissions_removed_button: 'Go to your dashboard',

  // Security letters: subject, heading (at most six words), text, button. It opens the profile settings.
  passkey_added_subject: 'A passkey was added to your account',
  passkey_added_heading: 'New passkey',
  passkey_added_body:
    'A new passkey can sign in to your account. If this wasn’t you, remove it and change your password.',
  passkey_added_button: 'Check your settings',
  passkey_removed_subject: 'A passkey was removed from your account',
  passkey_removed_heading: 'Passkey removed',
  passkey_removed_body:
    'One of your passkeys can no longer sign in to your account. If this wasn’t you, change your password and check your devices.',
  passkey_removed_button: 'Check your settings',
  app_set_up_subject: 'An authenticator app protects your account now',
  app_set_up_heading: 'Authenticator app set up',
  app_set_up_body:
    'From now on, signing in also takes a code from your app. If this wasn’t you, contact our support right away.',
  app_set_up_button: 'Check your settings',
  app_removed_subject: 'The authenticator app was removed from your account',
  app_removed_heading: 'Authenticator app removed',
  app_removed_body:
    'Signing in no longer takes a code from your app. If this wasn’t you, change your password and set up the app again.',
  app_removed_button: 'Check your settings',
  recovery_code_used_subject: 'A recovery code of your account was used',
  recovery_code_used_heading: 'Recovery code used',
  recovery_code_used_body:
    'One of your recovery codes was just used and can’t be used again. If this wasn’t you, change your password and create new codes.',
  recovery_code_used_button: 'Check your settings',
  new_recovery_codes_subject: 'Your account has new recovery codes',
  new_recovery_codes_heading: 'New recovery codes',
  new_recovery_codes_body:
    'Your earlier recovery codes no longer work. If this wasn’t you, change your password and create new codes.',
  new_recovery_codes_button: 'Check your settings',
  provider_connected_subject: 'You can now sign in with {provider}',
  provider_connected_heading: 'Sign-in connected',
  provider_connected_body:
    'Your {provider} account was connected, so you can sign in to {site} with it. If this wasn’t you, disconnect it and change your password.',
  provider_connected_button: 'Check your settings',
  provider_removed_subject: 'You can no longer sign in with {provider}',
  provider_removed_heading: 'Sign-in disconnected',
  provider_removed_body:
    'Your {provider} account was disconnected and no longer signs in to your {site} account. If this wasn’t you, change your password and check your devices.',
  provider_removed_button: 'Check your settings',

  // To a booster whose work staff began, changed, paused or resumed: subject, heading (at most six words), text, button.
  work_begins_subject: 'You’re a booster at {site} now',
  work_begins_heading: 'Welcome to the team',
  work_begins_body:
    'Our team made you a booster. You can claim every order that fits your services and rank limits.',
  work_begins_button: '{names.availableOrders}',
  work_changed_subject: 'Your services or limits have changed',
  work_changed_heading: 'New services or limits',
  work_changed_body:
    'Our team changed which orders you can claim. Orders that you already have stay with you.',
  work_changed_button: '{names.availableOrders}',
  work_paused_subject: 'Your work as a booster is paused',
  work_paused_heading: 'No new orders for now',
  work_paused_body:
    'Our team paused your work, so you can’t claim new orders. Finish the orders that you have as planned. If you don’t know why, contact our support.',
  work_paused_button: '{names.activeOrders}',
  work_resumed_subject: 'You can claim orders again',
  work_resumed_heading: 'The pause is over',
  work_resumed_body: 'Our team ended the pause. Orders that fit your services are waiting on the board.',
  work_resumed_button: '{names.availableOrders}',

  // To staff who ask for it, to see whether mails arrive.
  test_mail_subject: 'Test e-mail from {site}',
  test_mail_heading: 'This e-mail arrived',
  test_mail_body: 'It shows that e-mails from {site} are sent. E-mails to customers take the same way.',
  test_mail_button: 'Back to the check',

  // To a future colleague: an invitation, with the permissions that it gives, and until when its link works.
  staff_invited_subject: 'You’re invited to the team of {site}',
  staff_invited_heading: 'You’re invited to the team',
  staff_invited_body:
    'You’re invited to work on {site} with these permissions: {permissions}. The link works once, until {time} ({zone}).\n\nIf you didn’t expect this, ignore this e-mail. Nothing happens without the link.',
  staff_invited_button: 'Open the invitation',

  // To a new customer: proves that the address is theirs. The button is at most 24 characters long in each of these letters.
  welcome_subject: 'Welcome to {site}: confirm your address',
  welcome_heading: 'Welcome! Is this your address?',
  welcome_body:
    'You’ve created an account with this e-mail address. Confirm that it’s yours: then only you can get back in, and you can add earlier guest orders to your account. The link works once, within {figures.verifyLink}.\n\nIf you didn’t create this account, don’t confirm it. Nobody gets into your mailbox with it.',
  welcome_button: 'Confirm my address',

  // To somebody who has forgotten their password.
  reset_password_subject: 'Reset your {site} password',
  reset_password_heading: 'Time for a new password',
  reset_password_body:
    'Someone asked for a new password for your account. If it was you, choose one now. The link works once, within {figures.resetLink}, and signs you out everywhere else.\n\nIf it wasn’t you, ignore this e-mail. Your password stays as it is.',
  reset_password_button: 'Set new password',

  // To a guest who can no longer open their order: the button opens it without a password.
  open_order_subject: 'Get back to your order PK-{number}',
  open_order_heading: 'Your order, without a password',
  open_order_body:
    'Someone asked for a link to orders placed with this address. The button opens order PK-{number}. It works once, within {figures.orderLink}.\n\nIf it wasn’t you, ignore this e-mail. Nobody can open your order without the link.',
  open_order_button: 'Open my order',

  // The same question, from somebody whose address has an account: they sign in instead.
  have_account_subject: 'Your orders are in your {site} account',
  have_account_heading: 'You already have an account',
  have_account_body:
    'Someone asked for a link to orders placed with this address. The address has an account, so sign in to see your orders. If you’ve forgotten your password, you can reset it there.',
  have_account_button: 'Sign in now',

  // A security notice, after the password was changed or reset.
  password_changed_subject: 'Your {site} password was changed',
  password_changed_heading: 'Your password was changed',
  password_changed_body:
    'The password of your account has just been changed, and your other devices were signed out.\n\nIf it wasn’t you, reset your password right away: start at sign-in, with “Forgot password?”.',
  password_changed_button: 'Check your account',

  // Two letters ask for consent to a new address: this one goes to the present address, the next to the new one.
  change_email_old_subject: 'Someone asked to change your e-mail address',
  change_email_old_heading: 'Change of your e-mail address',
  change_email_old_body:
    'If this wasn’t you, don’t agree, and change your password right away.\n\nYour account would use {email} instead of this address. Nothing changes until you agree here too. The link works once, within {figures.changeLink}.',
  change_email_old_button: 'Review the change',
  change_email_new_subject: 'Confirm this address for {site}',
  change_email_new_heading: 'Confirm your new address',
  change_email_new_body:
    'This address, {email}, is going to be the one of a {site} account. If that’s your account, confirm it. The link works once, within {figures.changeLink}.\n\nIf you don’t know about this, ignore this e-mail.',
  change_email_new_button: 'Confirm this address',

  // A security notice to the former address.
  email_changed_subject: 'Your {site} address was changed',
  email_changed_heading: 'Your e-mail address was changed',
  email_changed_body:
    'Your account now uses {email}. From now on, our e-mails go there.\n\nIf it wasn’t you, write to us right away so that we can get your account back to you.',
  email_changed_button: 'Contact our team',
  coaching_finished_button: 'Read the notes',
  coaching_finished_until: 'If we don’t hear from you, the hours count as accepted and your coach is paid.',

  // To a customer or booster who has not read messages in the chat on an order; the messages follow.
  order_messages_unread_subject: 'New messages on order PK-{number}',
  order_messages_unread_heading: 'You have unread messages',
  order_messages_unread_body: 'This was written to you in the chat on order PK-{number}.',
  order_messages_unread_button: 'Open the chat',

  // To a customer who has no page open while the booster waits for the code that the game sends at sign-in. {booster} is a name.
  login_code_needed_subject: '{booster} needs a login code for order PK-{number}',
  login_code_needed_heading: 'Your booster needs a login code',
  login_code_needed_body:
    'The game has sent you a code. Type it on the order page within {figures.loginCode}, and only there: never in the chat, by e-mail or by phone.',
  login_code_needed_button: 'Type in the code',

  // To someone who left the chat before support answered; our answers follow.
  chat_unread_subject: 'Support has answered you in the chat',
  chat_unread_heading: 'Support has answered you',
  chat_unread_body: 'You asked us something in the chat. Here’s what you missed.',
  chat_unread_button: 'Continue the chat',
  // Below that button.
  chat_unread_where: 'Open it in the browser that you used for the chat.',

  // To someone who wrote in the contact form: the receipt, and our answer. {thread} is a number.
  contact_receipt_subject: 'We have your message {thread}',
  contact_receipt_heading: 'We have your message',
  contact_receipt_body:
    'Thank you for writing to us. Our team will read your message and answer by e-mail.\n\nIf you didn’t write to us, someone typed your address by mistake. You can ignore this e-mail.',
  contact_receipt_button: 'Write to us again',
  support_answer_subject: 'Our answer to your message {thread}',
  support_answer_heading: 'Our answer',
  support_answer_body: 'You wrote to us. This is what our support answers.',
  support_answer_button: 'Write to us again',
  // Below the button. {email} is an address.
  support_answer_reply: 'You can also write to {email}.',

  // The receipt for a withdrawal from a contract; the declaration itself follows, in the person’s own words, then who
  // declared it. {time} is a date with a time of day, {zone} a time zone such as Europe/Berlin.
  withdrawal_receipt_subject: 'Receipt for your withdrawal: order PK-{number}',
  withdrawal_receipt_heading: 'We received your withdrawal',
  withdrawal_receipt_body: 'Your withdrawal arrived on {time} ({zone}). This is what you declared.',
  withdrawal_receipt_button: 'Ask about your withdrawal',
  withdrawal_declaration: 'I withdraw from the contract for order PK-{number}.',
  withdrawal_from: 'From {name} <{email}>',
  withdrawal_keep: 'Keep this e-mail as your receipt.',

  // To our own support address, in English only: what somebody wrote in the contact form.
  support_letter_subject: '[{thread}] {topic}',
  support_letter_heading: 'A message from the contact form',
  support_letter_body: 'From {name} <{email}>',
  support_letter_button: 'Open the inbox',

  // To people who applied to become boosters. {date} is a day. Staff’s own words follow the body of the second and the
  // last.
  application_sent_subject: 'We have your application',
  application_sent_heading: 'Your application has arrived',
  application_sent_body:
    'Thank you for applying as a booster. We’ll read your application and answer by {date}, by e-mail and on its page.',
  application_sent_button: 'See your application',
  application_asked_subject: 'A question about your application',
  application_asked_heading: 'We have a question for you',
  application_asked_body:
    'We’ve read your application. You can change it and answer on its page. This is our question.',
  application_asked_button: 'Answer the question',
  application_accepted_subject: 'You’re a booster now',
  application_accepted_heading: 'Welcome to the boosters!',
  application_accepted_body:
    'Your application is accepted, and you can claim orders right away. The board shows the ones that fit.',
  application_accepted_button: 'See available orders',
  application_refused_subject: 'Our answer to your application',
  application_refused_heading: 'We decided against your application',
  application_refused_body:
    'Thank you for your interest. We’ve read your application, and you can apply again after {figures.applyAgain}. This is our reason.',
  application_refused_button: 'See your application',

  // To the owner of an account, after a sign-in in a browser that was never used with it: a letter with a heading of at
  // most six words, two short paragraphs and a button. {browser} and {system} are names such as Firefox and Windows, or
  // the last two texts; {time} is a date with a time.
  new_device_subject: 'New sign-in to your {site} account',
  new_device_heading: 'New sign-in to your account',
  new_device_body:
    'Someone signed in to your account in a browser that we hadn’t seen with it before: {browser} on {system}, {time} (UTC).\n\nIf it was you, there’s nothing to do. If it wasn’t, sign that device out and set a new password right away.',
  new_device_button: 'Check your devices',
  unknown_browser: 'unknown browser',
  unknown_system: 'unknown system',

  // To a booster whose bank account for payouts was added or changed. {start} and {end} are the first and last four characters of the IBAN, {date} is a day.
  payout_details_saved_subject: 'Your bank account for payouts was changed',
  payout_details_saved_heading: 'New bank account for payouts',
  payout_details_saved_body:
    'Your payouts now go to the account {start} … {end}. To protect you, nothing is sent to it before {date}. If this wasn’t you, change your password right away and write to us: the money is still here.',

  // The button of this letter, at most 24 characters.
  payout_details_saved_button: 'Check your account',

  // To the customer of a completed order.
  order_completed_subject: 'Order PK-{number} is completed',
  order_completed_heading: 'Your order is completed',
  order_completed_body:
    '{what} is completed.\n\nHow was it? Your review helps other players choose, and {booster} can answer it.',
  order_completed_button: 'Write a review',

  // To the same customer, once, when no review was written within three days.
  review_asked_subject: 'How was order PK-{number}?',
  review_asked_heading: 'How was your order?',
  review_asked_body:
    '{booster} has finished {what}.\n\nRatings and, if you like, a few words help other players choose. You can write your review within {figures.review} of the completion. We won’t ask again.',
  review_asked_button: 'Write a review',
  // Why customer or booster get a mail about a reported problem.
  why_dispute: 'You’re getting this e-mail because a problem with order PK-{number} was reported.',
  // To the booster when the customer reports a problem, and to both when staff do. Below: until when to answer.
  problem_reported_subject: 'Order PK-{number}: a problem was reported',
  problem_reported_heading: 'A problem was reported',
  problem_reported_body:
    'Nothing is paid or refunded until our team decides. Write what happened, and add screenshots if you have them.\n\nThe order: {what}.',
  problem_reported_button: 'See both sides',
  problem_reported_until: 'After that, our team can decide without your answer.',
  // To the booster, a day before the time to answer is over.
  answer_missing_subject: 'Order PK-{number}: we’re waiting for your answer',
  answer_missing_heading: 'We’re waiting for your answer',
  answer_missing_body:
    'Our team is waiting for what you say about the reported problem.\n\nThe order: {what}.',
  answer_missing_button: 'See both sides',
  answer_missing_until: '{mails.problem_reported_until}',
  // To both sides, when staff write to them about a reported problem.
  staff_asked_subject: 'Order PK-{number}: our team wrote to you',
  staff_asked_heading: 'Our team wrote to you',
  staff_asked_body: 'Our team is reviewing the reported problem and needs your answer.\n\nThe order: {what}.',
  staff_asked_button: 'See both sides',
  // To both sides after the decision; staff’s reason follows as a quotation. Below: until when to ask for a second look.
  problem_decided_subject: 'Order PK-{number}: our decision',
  problem_decided_heading: 'We’ve decided',
  problem_decided_body:
    'We read what both sides said about the reported problem. The order page shows the decision and your amount.\n\nThe order: {what}.\n\nThis is our reason:',
  problem_decided_button: 'See both sides',
  problem_decided_until: 'Until then, you can ask for a second look. Another member of our team decides.',
  // To the other side when a second look is requested; the request follows as a quotation. Below: until when to answer.
  appeal_asked_subject: 'Order PK-{number}: a second look was requested',
  appeal_asked_heading: 'Second look requested',
  appeal_asked_body:
    'The other side doesn’t agree with our decision. Another member of our team looks at it again. Refunds stay paid.\n\nThe order: {what}.\n\nThey wrote:',
  appeal_asked_button: 'See both sides',
  appeal_asked_until: '{mails.problem_reported_until}',
  // To both sides after the decision about a second look; staff’s reason follows as a quotation.
  appeal_decided_subject: 'Order PK-{number}: the final decision',
  appeal_decided_heading: 'The final decision',
  appeal_decided_body:
    'Another member of our team looked at the decision again. The order page shows the result and your amount.\n\nThe order: {what}.\n\nIt’s final, for this reason:',
  appeal_decided_button: 'See both sides',

  // The foot of the letters about the opening. Then a subject and the first line of every letter about a test order.
  why_opening:
    'You’re getting this e-mail because this address was left on {site} for a mail about its opening.',
  why_supply:
    'You’re getting this e-mail because this address was left on {site} to hear when a booster plays something.',
  why_raffle: 'You’re getting this e-mail because you entered a raffle at {site}.',
  test_subject: 'Test: {subject}',
  test_note: 'This is a test order: {site} isn’t open yet, and nothing is charged.',

  // To an address that somebody left before the opening: its button opens a page that confirms or removes it.
  opening_confirm_subject: 'Confirm your address for the opening of {site}',
  opening_confirm_heading: 'One e-mail when we open',
  opening_confirm_body:
    'Open the page below and confirm your address. When {site} opens, you’ll get one e-mail, and then we delete the address.\n\nIf you didn’t ask for this, ignore this e-mail. We keep an unconfirmed address for at most {figures.unconfirmedOpeningMail}, and the same page removes it at once.',
  opening_confirm_button: 'Confirm address',

  // To everyone who confirmed, on the day of the opening.
  shop_opened_subject: '{site} is open',
  shop_opened_heading: 'We’re open',
  shop_opened_body:
    'You asked for one e-mail when {site} opens. Here it is.\n\nWe’ve deleted your address from the list, and no other e-mail will follow.',
  shop_opened_button: 'Go to the shop',

  // To an address that was left where no booster plays what its owner wants: the link that confirms it. {what} is the game, the service
  // and the server.
  supply_confirm_subject: 'Confirm your address: one e-mail when a booster plays it',
  supply_confirm_heading: 'One e-mail once it’s played',
  supply_confirm_body:
    'You asked us to write when a booster plays this: {what}. Open the page below and confirm your address. You’ll get one e-mail, and then we delete the address.\n\nIf you didn’t ask for this, ignore this e-mail. We delete the address after {figures.supplyMail} at most, and the same page deletes it at once.',
  supply_confirm_button: 'Confirm address',

  // To everyone who confirmed, once somebody plays it.
  supply_ready_subject: 'A booster plays it now: {what}',
  supply_ready_heading: 'A booster plays this now',
  supply_ready_body:
    'You asked for one e-mail when a booster plays this: {what}. Here it is. You can order it now.\n\nWe’ve deleted your address from the list, and no other e-mail will follow.',
  supply_ready_button: 'Set up your order',

  // To someone who entered a raffle. {raffle} is its title, {ticket} a number; then to a winner, {prize} as “€25.00 for any order”; then
  // to a winner who hasn’t answered for a week.
  raffle_entered_subject: 'Ticket {ticket} for “{raffle}”',
  raffle_entered_heading: 'You’re in: ticket {ticket}',
  raffle_entered_body:
    'You entered “{raffle}” with ticket {ticket}. It’s drawn after {time} ({zone}), and we’ll e-mail you if your ticket wins.\n\nUntil then, you can withdraw your ticket on the raffle’s page.',
  raffle_entered_button: 'See the raffle',
  raffle_won_subject: 'Your ticket {ticket} won: “{raffle}”',
  raffle_won_heading: 'Your ticket won',
  raffle_won_body:
    'Ticket {ticket} won {prize} in “{raffle}”.\n\nTake your prize on the raffle’s page by {time} ({zone}). After that, it goes to the next ticket.',
  raffle_won_button: 'Take your prize',
  raffle_waits_subject: 'Your prize still waits: “{raffle}”',
  raffle_waits_heading: 'Your prize still waits',
  raffle_waits_body:
    'A week ago, ticket {ticket} won {prize} in “{raffle}”, and you haven’t taken it yet.\n\nTake it on the raffle’s page by {time} ({zone}). After that, it goes to the next ticket.',
  raffle_waits_button: 'Take your prize',
} as const
