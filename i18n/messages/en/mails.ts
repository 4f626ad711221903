// A mail is plain text of five parts with an empty line between them: greeting, mails.about, a body, the
// address of a
// page in a line of its own, sign-off. So each body ends in a colon and leads to that address: the order
// page, unless
// its comment says otherwise.
export default {
  // The first line. The second one greets somebody whose address is not confirmed yet.
  greeting: 'Hi {username},',
  greeting_unproven: 'Hi,',
  // The second line: what the mail is about. {what} is the order's name, such as “Silver II to Gold IV,
  // League of Legends, Elo boost”.
  about: 'Order PK-{number}: {what}',
  // The last line. {site} is the name of the shop.
  sign_off: 'The {site} team',

  // To the customer, once the payment has arrived.
  order_paid_subject: 'Your order PK-{number} is paid',
  order_paid_body:
    'Thank you! We’ve received your payment of {total} for order PK-{number}. See what happens next, and what you may need to do, on the order page:',

  // To the customer, a day after an order that is still unpaid; the address is the checkout.
  order_unpaid_subject: 'Your order PK-{number} is waiting for payment',
  order_unpaid_body:
    'Your order PK-{number} for {total} hasn’t been paid yet. Unpaid orders are cancelled {figures.payment} after they’re placed; until then, we’ll keep your price. Pay here:',

  // To the customer, once a booster has claimed the order or was assigned to it.
  booster_found_subject: 'A booster has accepted your order PK-{number}',
  booster_found_body:
    'A booster has accepted your order PK-{number} and will start soon. Follow every game on the order page:',

  // To the customer, when the booster submits the result.
  order_finished_subject: 'Your order PK-{number} is ready for you to check',
  order_finished_body:
    'Your booster says order PK-{number} is done and has added proof. You have {figures.check} to check the result; after that, it’s accepted automatically. Check it on the order page:',

  // To a coach; the address is the board, the list of available orders.
  coach_asked_subject: 'A customer has booked you: order PK-{number}',
  coach_asked_body:
    'A customer has booked you for order PK-{number}. If you don’t answer within {figures.coachAnswer}, the customer is refunded. Accept or decline the order on your board:',

  // To the customer of a coach, by what the coach did.
  coach_accepted_subject: 'Your coach has accepted order PK-{number}',
  coach_accepted_body:
    'Your coach has accepted order PK-{number}. Propose a time that suits you, or accept theirs, on the order page:',
  coach_declined_subject: 'Your coach has declined order PK-{number}',
  coach_declined_body:
    'Your coach has declined order PK-{number}. If you do nothing, we automatically refund your original payment method. To get your money back right away, cancel the order on the order page:',
  coaching_finished_subject: 'All hours in your order PK-{number} are done',
  coaching_finished_body:
    'Your coach has recorded the last hours of order PK-{number} and added notes for you. You have {figures.check} to check them; after that, they’re accepted automatically. Read them on the order page:',

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
  passkey_removed_button: '{mails.passkey_added_button}',
  app_set_up_subject: 'An authenticator app protects your account now',
  app_set_up_heading: 'Authenticator app set up',
  app_set_up_body:
    'From now on, signing in also takes a code from your app. If this wasn’t you, contact our support right away.',
  app_set_up_button: '{mails.passkey_added_button}',
  app_removed_subject: 'The authenticator app was removed from your account',
  app_removed_heading: 'Authenticator app removed',
  app_removed_body:
    'Signing in no longer takes a code from your app. If this wasn’t you, change your password and set up the app again.',
  app_removed_button: '{mails.passkey_added_button}',
  recovery_code_used_subject: 'A recovery code of your account was used',
  recovery_code_used_heading: 'Recovery code used',
  recovery_code_used_body:
    'One of your recovery codes was just used and can’t be used again. If this wasn’t you, change your password and create new codes.',
  recovery_code_used_button: '{mails.passkey_added_button}',
  new_recovery_codes_subject: 'Your account has new recovery codes',
  new_recovery_codes_heading: 'New recovery codes',
  new_recovery_codes_body:
    'Your earlier recovery codes no longer work. If this wasn’t you, change your password and create new codes.',
  new_recovery_codes_button: '{mails.passkey_added_button}',
} as const
