export default {
  // Heading above two drawings: how the login and the money of an order are protected.
  title: 'What is yours stays yours',
  // Small badge: the drawings show a made-up order. Up to 14 characters.
  example: 'Example',

  // In the middle of a drawing, where rings close around the login; the second line is small, up to 26 characters. {cipher} is the encryption, “AES-256-GCM”.
  login: 'Your login',
  loginKey: '{cipher}, its own key',
  // At the ends of three ways that lead to the login: who, and small under it what they can do. Up to 18 characters each.
  you: 'You',
  youText: 'view, replace, delete',
  booster: '{names.yourBooster}',
  boosterText: 'while boosting',
  others: 'No one else',
  othersText: 'not even our team',
  // Heading above an example of the record.
  loginTitle: 'Your login: sealed, every view recorded',
  'event.stored': 'You stored the login',
  // Rows of that record, each with a time at its end.
  'event.viewed': 'Your booster viewed the login',
  'event.replaced': 'You replaced the login',
  'event.deleted': 'Order completed, login deleted',
  // The time at the end of such a row, such as “Day 2, 11:01”.
  when: 'Day {day}, {time}',

  // In a drawing of a price that a climb divides: at its top, what was paid; {name} is the shop.
  paid: '{price} paid, held by {name}',
  // Small, under an amount: what is refunded, and what the booster has earned so far. Up to 28 characters.
  back: 'comes back if you stop now',
  kept: 'earned by the climb',
  // Under the drawing, between the start and the target.
  today: 'Today, {rank}',
  // Heading above the table.
  moneyTitle: 'Your money: held until you confirm',
  // Column headings of the table: its title, then whose money it is. The others are “You” and the shop’s name. Up to 10 characters each, except the first.
  ledger: 'Ledger',
  held: 'Held',
  boosterColumn: 'Booster',
  // Row headings. Up to 22 characters.
  youPay: 'You pay',
  youConfirm: 'You confirm the result',
  inTheEnd: 'Final split ({currency})',

  // Three promises, each a bold line and a sentence.
  'promise.refund': 'Full refund until a booster starts',
  'promiseText.refund': 'Cancel on the order page. The money goes back the way you paid, or to your balance.',
  'promise.start': 'Refund offered if no booster starts within {figures.start}',
  'promiseText.start': 'You decide: keep waiting, or get all of it back.',
  'promise.dispute': 'Something is wrong? The money waits',
  'promiseText.dispute':
    'Reporting a problem stops the clock. Our staff answer within {figures.disputeAnswer}.',
} as const
