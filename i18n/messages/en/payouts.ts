export default {
  // Staff’s page of payouts: the line below its title.
  lead: 'Requests of boosters, the batches for the bank, and what came back.',

  // Tabs above the list: the status of payouts, at most 16 characters.
  status: '{names.status}',
  'status.requested': 'Requested',
  'status.batched': 'In a batch',
  'status.sent': 'Sent to the bank',
  'status.returned': 'Returned',
  'status.withdrawn': 'Withdrawn by booster',

  // Column headings, at most 14 characters; {number} is the payout’s number. The first is the name of a row’s checkbox.
  select: 'Select payout {number}',
  payout: '{names.payout}',
  account: 'Account',
  notes: '{names.notes}',

  // Chips beside a payout: what speaks against paying it. {date} is a day.
  'flag.new_details': 'New account until {date}',
  'flag.debt': 'Owes us money',
  'flag.frozen': 'Shares under review',
  'flag.own': 'This is you',
  inBatch: 'Batch {number}',

  // Button below the list, with the sum of what is selected; why it is unavailable; after it.
  makeBatch: 'Make a batch of {amount}',
  selectFirst: 'Select payouts first.',
  made: 'The batch is made.',

  // Above the list: two buttons that select every payout that nothing speaks against, or none.
  selectAll: 'Select all that can be paid',
  selectNone: 'Clear selection',

  // The dialog before a batch with boosters whose shares are under review: title, text, and before the orders of a payout
  // its number.
  reviewTitle: 'Pay while shares are under review?',
  reviewText: {
    one: '{count} booster of this selection has a share that staff still decide about. What is paid out can’t be kept back later.',
    other:
      '{count} boosters of this selection have shares that staff still decide about. What is paid out can’t be kept back later.',
  },
  reviewOrders: 'Payout {number}',

  // Button of a batch, at most 18 characters; in its dialog how many payouts it has and their sum, and how many came back.
  open: 'Show payouts',
  batchSum: { one: '{count} payout, {amount}', other: '{count} payouts, {amount}' },
  batchBack: { one: '{count} came back', other: '{count} came back' },

  // Button of a row; its dialog with title, consequence, field and the message after it.
  return: 'Return payout',
  returnTitle: 'Return payout {number}?',
  returnText:
    'Only if the bank hasn’t paid it, or has sent it back. The booster can request the amount again.',
  returnReason: 'Reason, which the booster reads',
  returned: 'The payout is returned.',

  // The batches: heading, a line below a batch’s number, its state, buttons (at most 18 characters).
  batches: 'Batches',
  noBatches: 'No batches yet',
  madeBy: '{name}, {time}',
  waits: 'Needs a second person',
  approvedBy: 'Approved by {name}',
  fileOut: 'File opened {time}',
  sentOn: 'Sent {time}',
  stuck:
    'The file has been out for more than {figures.payoutStuck}. Check with the bank, then mark the batch as sent or return its payouts.',
  sepa: 'SEPA file',
  approve: 'Approve',
  approved: 'The batch is approved.',
  markSent: 'Mark as sent',
  sentTitle: 'Mark batch {number} as sent?',
  sentText: 'Only after the bank has confirmed the file. The boosters are notified.',
  sent: 'The payouts are marked as sent.',

  // Where no payout has the chosen status: heading and text.
  none: 'No payouts here',
  noneText: 'Requests appear here as soon as boosters make them.',
} as const
