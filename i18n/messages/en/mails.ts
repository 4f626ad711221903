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

  // To a new customer: proves that the address is theirs. The button is at most 24 characters long in each of these letters.
  welcome_subject: 'Welcome to {site}: confirm your address',
  welcome_heading: 'Welcome! Is this your address?',
  welcome_body:
    'You’ve created an account with this e-mail address. Confirm that it’s yours: then only you can get back in, and earlier guest orders join your account. The link works once, within {figures.verifyLink}.\n\nIf you didn’t create this account, don’t confirm it. Nobody gets into your mailbox with it.',
  welcome_button: 'Confirm my address',

  // To somebody who has forgotten their password.
  reset_password_subject: 'Reset your {site} password',
  reset_password_heading: 'Time for a new password',
  reset_password_body:
    'Someone asked for a new password for your account. If it was you, choose one now. The link works once, within {figures.resetLink}, and signs you out everywhere else.\n\nIf it wasn’t you, ignore this mail. Your password stays as it is.',
  reset_password_button: 'Set new password',

  // To a guest who can no longer open their order: the button opens it without a password.
  open_order_subject: 'Get back to your order PK-{number}',
  open_order_heading: 'Your order, without a password',
  open_order_body:
    'Someone asked for a link to orders placed with this address. The button opens order PK-{number}. It works once, within {figures.orderLink}.\n\nIf it wasn’t you, ignore this mail. Nobody can open your order without the link.',
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
  change_email_old_subject: 'Confirm a new address for your account',
  change_email_old_heading: 'Do you want another address?',
  change_email_old_body:
    'Your account is going to use {email} instead of this address. Nothing changes until you agree here too. The link works once, within {figures.changeLink}.\n\nIf it wasn’t you, don’t agree, and change your password.',
  change_email_old_button: 'Agree to the change',
  change_email_new_subject: 'Confirm this address for {site}',
  change_email_new_heading: 'Confirm your new address',
  change_email_new_body:
    'This address, {email}, is going to be the one of a {site} account. If that’s your account, confirm it. The link works once, within {figures.changeLink}.\n\nIf you don’t know about this, ignore this mail.',
  change_email_new_button: 'Confirm this address',

  // A security notice to the former address.
  email_changed_subject: 'Your {site} address was changed',
  email_changed_heading: 'Your e-mail address was changed',
  email_changed_body:
    'Your account now uses {email}. From now on, our mails go there.\n\nIf it wasn’t you, write to us right away so that we can get your account back to you.',
  email_changed_button: 'Contact our team',
} as const
