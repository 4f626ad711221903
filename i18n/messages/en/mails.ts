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
} as const
