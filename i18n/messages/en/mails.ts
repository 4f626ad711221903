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

  // Security: to a person whose account staff have banned. {reason} is one of the sentences ban.* of the area “rights”.
  account_banned_subject: 'Your {site} account is banned',
  account_banned_heading: '{booster.refusal.account_banned}',
  account_banned_body:
    'Our staff banned your account. {reason}\n\nYour orders and your balance stay as they are. If you think this is a mistake, write to us.',
  account_banned_button: '{rights.contact}',

  // Security: to a person whose ban staff have lifted.
  account_unbanned_subject: 'Your {site} account works again',
  account_unbanned_heading: 'Your account works again',
  account_unbanned_body: 'Our staff lifted the ban on your account. You can sign in and use it again.',
  account_unbanned_button: '{rights.toDashboard}',

  // Security: to a person whose sessions staff have ended.
  sessions_ended_subject: 'You were signed out of {site} everywhere',
  sessions_ended_heading: 'You were signed out everywhere',
  sessions_ended_body:
    'Our staff ended all sessions of your account, so every device is signed out. Sign in again to continue.',
  sessions_ended_button: '{shell.signIn}',

  // Security: to a person whose permissions staff have changed; {permissions} names those that they have now. The second text is
  // for someone who has none any more.
  permissions_changed_subject: 'Your permissions on {site} have changed',
  permissions_changed_heading: 'Your permissions have changed',
  permissions_changed_body:
    'Our staff changed what your account can do. You now have these permissions: {permissions}.',
  permissions_changed_button: '{rights.toDashboard}',
  permissions_removed_subject: '{mails.permissions_changed_subject}',
  permissions_removed_heading: 'Your permissions were removed',
  permissions_removed_body:
    'Our staff removed the permissions of your account. The account, your orders and your balance stay as they are.',
  permissions_removed_button: '{rights.toDashboard}',
} as const
