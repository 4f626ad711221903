export default {
  // The page of the balance: its description for search engines and, after the sum in large type, a few words.
  description: 'Every change to your balance: when, what for, how much, and what was left.',
  ready: 'Ready to spend',

  // Heading of the table, and its columns and filters, up to 14 characters each.
  history: '{names.history}',
  date: '{names.date}',
  what: 'What',
  order: '{names.order}',
  amount: '{names.amount}',
  after: '{names.balance}',
  kind: '{names.kind}',
  month: '{names.month}',

  // What an entry is: the first words of its row and an option of the filter, up to 22 characters. The last one is the balance of the guest account that the customer had before.
  'kind.paid': 'Order paid',
  'kind.refund': '{names.refund}',
  'kind.top_up': 'Top-up',
  'kind.charged_back': '{names.chargeback}',
  'kind.restored': 'Chargeback reversed',
  'kind.correction': '{names.correction}',
  'kind.gift': '{names.gift}',
  'kind.prize': 'Prize of a raffle',
  'kind.moved': 'From your guest account',
  'kind.returned': 'Top-up refunded',
  'kind.held': 'Bank hold',
  'kind.debt': 'Debt paid',
  'kind.tip': '{names.tip}',
  'kind.cashback': '{names.cashback}',

  // Beside cashback, in its row: {percent} such as “3%”; then for cashback that was taken back.
  cashbackOf: '{percent} of this order',
  cashbackTaken: 'Taken back: refunded or reopened',

  // The card with the customer’s level: the levels’ names (up to 14 characters), lowest first; the rate in large type, such as “3% back”; two sentences; how far it is to the next level, and its rate.
  'level.base': '{names.levelOne}',
  'level.ridge': '{names.levelTwo}',
  'level.summit': '{names.levelThree}',
  'level.rate': '{percent} back',
  'level.none': 'No cashback yet',
  'level.text':
    'You get it on your balance for each order that you complete. So far, you’ve paid {turnover} for completed orders.',
  'level.next': '{amount} to {level}: {percent} back',
  'level.highest': 'You’ve reached the highest level.',

  // Legend of the line, up to 14 characters; above the table, the sums of what it shows; beside a month, its sums.
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  sums: 'In {in}, out {out}, difference {difference}',
  monthSums: 'In {in}, out {out}',

  // Name of the drawing, and the second line of the tag at an entry, read by screen readers.
  line: 'Balance after each entry',
  balanceAfter: 'Balance after: {balance}',

  // The card that tops up the balance: title, text, the last choice of amounts (up to 14 characters), the field for an own amount with its bounds and its error, a line of sums, and the button.
  topUp: 'Top up your balance',
  topUpText: 'Arrives at once by card. You can use it to pay for any order.',
  topUpOther: 'Other',
  topUpOwn: '{names.amountInEuros}',
  topUpBounds: '{least} to {most}',
  topUpWrong: 'Enter an amount from {least} to {most}.',
  topUpNow: 'Balance now',
  topUpAfter: 'Balance after',
  topUpButton: 'Top up {amount}',

  // A top-up that isn’t paid yet, above the table: its title, the button back to the payment page, the one that cancels it, message afterwards. Then beside a paid top-up the button that refunds what wasn’t spent (up to 24 characters), its dialog’s title, two sentences, button, and message afterwards.
  waiting: 'Top-up of {amount}, not paid yet',
  waitingGo: 'Pay now',
  waitingCancel: 'Cancel top-up',
  waitingGone: 'The top-up is cancelled. Nothing was charged.',
  refund: 'Refund to card',
  refundTitle: 'Refund {amount} to your card?',
  refundText:
    'That’s what you haven’t spent of this top-up. It leaves your balance now, and you can do this once for each top-up.',
  refundWhen: '{order.refundBankText}',
  refundButton: 'Refund {amount}',
  refundDone: '{amount} is on its way to your card.',

  // A note above the table for a customer who owes the shop money: title and three sentences. <support> leads to the contact form.
  debt: 'You owe {amount}',
  debtText:
    'A bank returned a payment to the cardholder after it had been spent. What you top up or receive pays this first. If it’s wrong, <support>contact us</support>.',

  // Title and text where there is no entry yet.
  empty: 'Your balance has no entries yet',
  emptyText: 'Your top-ups, refunds and cashback appear here. You can pay for any order with them.',
} as const
