export default {
  // Staff’s page of payments that went wrong. Its lead; then a notice about the hourly check that the books add up.
  lead: 'What went wrong with payments, refunds and chargebacks, and what you can do about it.',
  booksRight: 'The last check of the books found no fault',
  booksWrong: {
    one: 'The last check of the books found {count} fault',
    other: 'The last check of the books found {count} faults',
  },
  booksUnchecked: 'The books haven’t been checked yet',
  checkedAt: 'Checked {time}. The server checks every hour.',

  // Filters and chips, up to 20 characters. An event that was set aside is a provider’s message that doesn’t match our records.
  kind: '{names.kind}',
  'kind.event': 'Set aside',
  'kind.refund': 'Failed refund',
  'kind.chargeback': '{names.chargeback}',
  'state.open': 'Unsettled',
  'state.settled': 'Settled',

  // Above the table: how many rows, and how many of them are open.
  count: { one: '{count} entry, {open} open', other: '{count} entries, {open} open' },

  // Column, then the title of each kind of message, then what it means. {provider} is a name such as Stripe; the others are amounts or a currency’s code.
  what: 'What happened',
  'title.unknown_payment': 'Payment we don’t know',
  'title.unknown_refund': 'Refund we didn’t start',
  'title.other_order': 'Payment for another order',
  'title.other_ref': 'Payment with another reference',
  'title.other_currency': 'Payment in another currency',
  'title.other_amount': 'Payment of another amount',
  'title.other': 'Event that doesn’t match our records',
  'text.unknown_payment':
    '{provider} reported {reported} for a payment that isn’t in our records. Nothing was booked. Look it up at the provider and return the money there if it isn’t ours.',
  'text.unknown_refund':
    '{provider} reported a refund that the shop didn’t send, for example one made on the provider’s site. Nothing was booked.',
  'text.other_order':
    '{provider} reported {reported} for an order that this payment doesn’t belong to. Nothing was booked.',
  'text.other_ref':
    '{provider} reported {reported} under a reference that isn’t this payment’s. Nothing was booked.',
  'text.other_currency':
    '{provider} reported {reported} in {currency}; we asked for {expected}. Nothing was booked.',
  'text.other_amount': '{provider} reported {reported}; we asked for {expected}. Nothing was booked.',
  'text.other': '{provider} reported {reported}. Nothing was booked.',

  // A refund that failed, in two states, and its chip; then the chips and sentences of chargebacks.
  'title.refund': 'Refund couldn’t be delivered',
  'text.refund': 'The provider couldn’t deliver it. It waits to be credited to the customer’s balance.',
  'text.credited':
    'The provider couldn’t deliver it, so the customer’s balance got the money. Nothing is left to do.',
  'text.erased':
    'The provider couldn’t deliver it, and the customer’s account no longer exists. The money stays on the books as theirs and is never the shop’s income.',
  'text.split':
    'The bank had returned {amount} of it, so only the rest went to the customer’s balance. Nothing is left to do.',
  credited: 'Credited',
  'chargeback.open': 'Bank is deciding',
  'chargeback.won': 'Decided for us',
  'chargeback.lost': 'Decided against us',
  'text.evidence': 'The order is frozen. Submit your evidence to the provider by {time}.',
  'text.disputed': 'The order is frozen. Submit your evidence to the provider.',
  'text.won': 'The bank decided for us. The order is no longer frozen.',
  'text.lost': 'The bank returned the money to the cardholder. It cost the shop {loss}.',

  // Button, and the dialog that asks for a reason.
  settle: 'Mark as settled',
  settleTitle: 'Mark this event as settled?',
  settleText:
    'Settle it after you’ve put it right at the provider. This books nothing; your reason is recorded.',
  settleReason: 'What you did about it',
  settled: 'The event is settled.',

  // Title and text of the empty list.
  none: 'Nothing to look at',
  noneText: 'Payments that don’t match our records, failed refunds and chargebacks appear here.',

  // The export for bookkeeping, with the two ends of its period. {days} is a number, {zone} a name such as Europe/Berlin.
  bookings: 'Bookkeeping',
  bookingsText:
    'Every entry of the ledger as a booking: date, account, contra account, amount, tax key, receipt and order. Days are counted in the time zone {zone}.',
  from: 'First day',
  to: 'Last day',
  period: 'Choose at most {days} days, the first before the last.',
} as const
