export default {
  // The booster’s page of earnings: the line below its title.
  lead: 'Your share is {percent} of the price before discounts. Tips are yours in full.',

  // The four camps of the path at the top, and the states of an order’s share in chips: at most 14 characters.
  'state.pending': 'Pending',
  'state.held': 'On hold',
  'state.available': 'Available',
  'state.requested': 'Requested',
  'state.paid': 'Paid out',

  // Below each camp’s amount. {date} is a day, {month} a month’s name, {year} a year.
  untilCheck: 'Until the customer’s check, {figures.check} at most',
  nextHeld: 'Next: {amount} on {date}',
  yours: 'Yours to request',
  debt: 'A payment was taken back. Your next shares fill this first.',
  inMonth: 'in {month}',
  since: '{amount} since {year}',
  none: 'Nothing yet',

  // Heading of the plot; beside its sum, the number of orders on time; the two ways to show it; at its flag, the best month; a table for screen readers has the same figures.
  twelveMonths: 'Twelve months',
  onTime: '{count} on time',
  show: 'Show',
  byMonth: 'By month',
  byGame: 'By game',
  best: '{amount} in {month}',

  // The card that requests a payout: title, the least beside it, field with what is available, a button in the field that fills in everything, where it goes, three lines, and the button.
  request: 'Request a payout',
  least: 'from {amount}',
  availableNow: '{amount} available',
  to: 'Pay to',
  change: 'Change account',
  add: 'Add your account',
  fee: 'Fee',
  noFee: 'Free',
  settledBy: 'Staff settle by',
  arrivesBy: 'In your account about',
  requestAmount: 'Request {amount}',
  needMore: 'You need {amount} more',
  'refusal.payout_details_missing': '{errors.payout_details_missing}',
  'refusal.payout_open_already': '{errors.payout_open_already}',
  'refusal.payout_too_small': '{errors.payout_too_small}',
  'refusal.payout_exceeds_available': '{errors.payout_exceeds_available}',
  usableFrom: 'New account: paid to from {date}',

  // The same card while a payout is open, and the line at its foot about the last one.
  openTitle: 'Payout {number}',
  requestedOn: 'Requested on {date}',
  atBank: 'Our staff are sending it to the bank.',
  withdraw: 'Withdraw request',
  lastSent: 'Last payout: {amount} on {date}',
  lastReturned: 'Payout {number} came back: {reason}',

  // Dialog behind “Add your account”: title, three fields with a hint, a sentence below them, the button.
  account: 'Your bank account',
  holder: 'Account holder',
  holderHint: 'As your bank writes it, in Latin letters',
  iban: 'IBAN',
  bic: 'BIC (optional)',
  protects:
    'For your protection, we mail you about the new account and pay to it only after {figures.newDetails}.',
  save: 'Save bank account',
  holderMissing: 'Enter the account holder.',
  ibanMissing: 'Enter the IBAN.',

  // The list of orders: its filter of games, and column headings (at most 12 characters).
  game: '{names.game}',
  tip: '{names.tip}',

  // In the column “Time”: below the days that it took. {from} and {to} are numbers of days.
  promised: 'promised {from} to {to}',
  promisedOne: 'promised {to}',
  // Instead of days, for an order that several boosters played.
  aPart: 'A part of it',

  // Below the chip of a share. {date} is a day, {time} a day with a time.
  checkEnds: 'Check ends {time}',
  availableOn: 'Available {date}',
  availableSince: 'Since {date}',
  paidBy: 'Payout {number}, {date}',

  // The last row of the list, before the sums of all its orders.
  sum: 'All of these orders',

  // Short messages after something was done.
  saved: 'Your bank account is saved.',
  requested: 'Your payout is requested.',
  withdrawn: 'The request is withdrawn. The money is available again.',
} as const
