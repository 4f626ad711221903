export default {
  // A receipt and the credit note of a refund, printed as PDF: its title, a note if the shop is the demo, who issued it to whom (the last in place of a deleted customer), its number, the columns of its table, and the foot of each page.
  'title.R': 'Receipt',
  'title.C': 'Credit note',
  demo: 'Demo: the company below doesn’t exist and no money was moved.',
  from: 'Issued by',
  to: 'Issued to',
  erased: 'Account deleted',
  number: 'Number',
  what: 'What',
  amount: '{names.amount}',
  page: 'Page {page} of {pages}',

  // What was paid for, if it isn’t an order: the row of the table.
  'subject.change': 'Change to your order',
  'subject.tip': 'Tip for your booster',
  'subject.prepaid': 'Balance top-up',

  // The sums: without and with tax, and where the money came from or went.
  net: 'Net amount',
  tax: 'VAT {percent}',
  'money.R.card': 'Paid by card',
  'money.R.balance': 'Paid from your balance',
  'money.R.bank': 'Sent again by your bank',
  'money.C.card': 'Returned to your payment method',
  'money.C.balance': 'Returned to your balance',
  'money.C.bank': 'Returned by your bank',

  // Sentences below the sums. {number} is the code of a receipt, such as R-2026-000001.
  'corrects.C': 'This credit note corrects receipt {number}.',
  'corrects.R': 'Your bank sent the payment again. This receipt cancels credit note {number}.',
  'later.bank': 'Your bank returned {amount} of this itself.',
  'later.balance': '{amount} of this went to your balance instead.',
  'untaxed.prepaid': 'Your balance is a prepayment: VAT is charged when you pay for an order with it.',
  'untaxed.tip': 'A tip goes to the booster in full and includes no VAT.',
  // On the receipt of an order: what the customer confirmed at the checkout.
  consents:
    'On {date} you asked us to start right away, and confirmed that you know that your right of withdrawal ends once the order is completed.',

  // Buttons that save the PDF, up to 24 characters with the code in {number}.
  'save.R': 'Receipt {number}',
  'save.C': 'Credit note {number}',

  // A booster’s statement of a month as PDF: title, the month, what each line is, three sums, a sentence below them; and the button that saves it.
  'statement.title': 'Statement',
  'statement.month': '{names.month}',
  'statement.share': 'Share of an order',
  'statement.adjusted': 'Share adjusted',
  'statement.reversed': 'Share taken back',
  'statement.charged_back': 'Chargeback by a customer’s bank',
  'statement.restored': 'Chargeback reversed',
  'statement.tip_refunded': 'Tip refunded',
  'statement.tip': '{names.tip}',
  'statement.payout': '{names.payout}',
  'statement.payout_returned': 'Payout returned',
  'statement.correction': '{names.correction}',
  'statement.opening': 'Opening balance',
  'statement.change': 'Sum of this month',
  'statement.closing': 'Closing balance',
  'statement.note':
    'Both balances include pending shares, shares on hold and requested payouts. Days and months are counted in the time zone {zone}.',
  'statement.save': 'Statement for {month}',

  // A booster’s summary of a year: title on paper, label of the year, columns of its table (at most 14 characters), the button and
  // title of the dialog that shows it, and buttons that save it.
  'year.title': 'Summary of the year',
  'year.year': 'Year',
  'year.shares': 'Shares',
  'year.tips': 'Tips',
  'year.payouts': 'Payouts',
  'year.others': 'Corrections',
  'year.pdf': 'Save as PDF',
  'year.sum': 'Whole year',

  // Across the top of a paper about a test order.
  test: 'TEST: this is no receipt. The shop wasn’t open yet, and no money was paid.',
} as const
