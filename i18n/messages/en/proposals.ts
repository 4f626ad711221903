export default {
  // Staff’s page of what a second person has to approve. Its lead; then its two tabs, up to 14 characters, and what an empty list says.
  lead: 'Decisions about money above what one colleague can make alone. A second person approves them: someone who didn’t propose them and gains nothing from them.',
  'tab.waiting': 'Waiting',
  'tab.decided': 'Decided',
  none: 'Nothing waits for a second person',
  noneText: 'When a colleague proposes something beyond the limits, it appears here.',
  noneDecided: 'Nothing has been decided yet',

  // What is proposed, up to 32 characters.
  'kind.correct_balance': 'Balance correction',
  'kind.give_balance': '{names.gift}',
  'kind.take_balance': 'Taken from a balance',
  'kind.write_off_debt': 'Debt write-off',
  'kind.return_payout': 'Return of a sent payout',
  'kind.refund_tip': 'Tip refund',
  'kind.decide_dispute': 'Dispute decision',
  'kind.save_coupon': '{games.discount.coupon}',
  'kind.publish_prices': '{names.prices}',
  'kind.raise_share': 'Raised share',
  'kind.open_raffle': 'Opening of a raffle',

  // Columns of the table, up to 16 characters; then the amount of a coupon that nothing limits.
  what: 'Proposal',
  by: 'Proposed by',
  amount: '{names.amount}',
  unlimited: 'No limit',

  // Dialogs that ask first: title, text, and the message after it.
  approveTitle: 'Approve this proposal?',
  approveText: 'It’s carried out immediately.',
  approved: 'The proposal is approved and carried out.',

  // Buttons, up to 14 characters; the dialog’s title, the message after it and the label of its field.
  decline: 'Decline',
  withdraw: 'Withdraw',
  declineTitle: 'Decline this proposal?',
  declined: 'The proposal is declined.',
  why: 'Reason, which your colleague reads',

  // Before what somebody wrote for colleagues alone, followed by a colon.
  note: 'Only for colleagues',

  // Instead of the button, for whoever proposed it. Then why it was declined, and chips, up to 14 characters.
  own: 'You proposed this. A colleague has to approve it.',
  'state.done': 'Approved',
  'state.declined': 'Not approved',

  // A kind of proposal, as above, up to 32 characters.
  'kind.bulk_refund': 'Refund of many orders',
} as const
