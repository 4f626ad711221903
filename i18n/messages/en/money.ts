export default {
  // The dialog that shows staff the books of an order: title and lead. {number} is an order’s number, such as PK-1024.
  title: 'The money of {number}',
  lead: 'Every entry of the books about this order. Both sides always have the same sum.',

  // Heads of the two sides, up to 22 characters: who paid, and who has the money now. Below each, its sum; then the head of the list of entries.
  from: 'Came from',
  to: 'Is now with',
  sum: 'Sum',
  entries: 'Entries',
  none: 'Nothing has been booked yet.',

  // Accounts, up to 34 characters with a name of 16. {name} is a customer or a booster.
  'account.provider_clearing': '{names.paymentProvider}',
  'account.customer_balance': '{name}’s balance',
  'account.customer_held': '{name}’s balance, on hold',
  'account.customer_debt': '{name}’s debt',
  'account.order_escrow': 'This order (held until it ends)',
  'account.booster_pending': '{name}, share on hold',
  'account.booster_payable': '{name}, available',
  'account.payout_clearing': '{name}, payout requested',
  'account.revenue': 'The shop’s revenue',
  'account.promotions': 'The shop’s discounts',
  'account.corrections': 'The shop’s corrections',
  'account.chargeback_loss': 'The shop’s losses by chargebacks',

  // What an entry books: the first words of its row, up to 34 characters.
  'entry.payment_received': 'Paid by card',
  'entry.payment_returned': 'Payment returned unused',
  'entry.paid_by_balance': 'Paid from the balance',
  'entry.reserve_returned': 'Reserved balance returned',
  'entry.order_funded': 'Change joined the order',
  'entry.refund_credited': 'Failed refund credited',
  'entry.order_reduced': 'Change made the order cheaper',
  'entry.order_settled': 'Order settled',
  'entry.order_adjusted': 'Settlement corrected',
  'entry.order_reversed': 'Settlement reversed',
  'entry.share_released': 'Share became available',
  'entry.tip_refunded': 'Tip refunded',
  'entry.tip_paid': '{names.tip}',
  'entry.cashback_given': '{names.cashback}',
  'entry.cashback_taken': 'Cashback taken back',
  'entry.payment_charged_back': '{names.chargeback}',
  'entry.payment_restored': 'Chargeback reversed',
  'entry.balance_held': 'Balance put on hold',
  'entry.balance_freed': 'Balance released again',
} as const
