export default {
  // Page of the coupons, for staff: title (the same word as shell.adminCoupons) and <meta
  // name="description">.
  description: 'Coupons: what they’re worth, who can use them and how often.',

  // Button above the list, and title of the dialog that it opens. At most 18 characters.
  create: 'New coupon',
  // The field above the list, and its placeholder.
  search: 'Search',
  searchHint: 'Part of a code',

  // The filter by status: its label, then its options, which are the chips of the list too. At most 14
  // characters.
  state: '{names.status}',
  'state.all': 'All',
  'state.active': 'Active',
  'state.scheduled': 'Scheduled',
  'state.expired': 'Expired',
  'state.exhausted': 'Used up',
  'state.disabled': 'Disabled',
  // Options of the list “Sort”. At most 18 characters.
  'sort.newest': 'Newest first',
  'sort.code': '{names.code}',
  'sort.uses': 'Most used',
  'sort.ending': 'Ending soonest',
  // How many coupons, above the list.
  total: { one: '{count} coupon', other: '{count} coupons' },

  // A list without coupons: heading, text.
  none: 'No coupons yet',
  noneText: 'Create the first one. Customers enter its code at checkout.',

  // Column headings. At most 12 characters; the last is only read aloud, and so is the name of a row's
  // buttons.
  colFor: 'For',
  colValid: 'Valid',
  colUses: 'Uses',
  colActions: 'Actions',
  actions: 'Actions for {code}',

  // In a row: the largest discount (small, below “10%”), which orders, from which price (small), when, how
  // often.
  upTo: 'up to {percent} of the price',
  everything: 'All games and services',
  fromOrder: 'orders of {amount} or more',
  always: 'Always',
  validFrom: 'From {date}',
  validUntil: 'Until {date}',
  validBetween: '{from} to {until}',
  usesOf: '{uses} of {limit}',
  usesOpen: '{uses}, no limit',
  perCustomerTimes: { one: 'once per customer', other: '{count} times per customer' },

  // Buttons of a row (read aloud and as tooltips); two of them are buttons of a dialog as well. At most 14
  // characters.
  edit: 'Edit',
  enable: 'Enable',
  disable: 'Disable',
  delete: 'Delete',
  // Short messages after them.
  disabledNow: '{code} is disabled. It can’t be used until you enable it.',
  enabledNow: '{code} is enabled again.',

  // Dialog with a coupon's fields: title of one that is edited.
  editTitle: 'Coupon {code}',
  // Its fields: labels, hints below them, and the button beside the code (at most 14 characters).
  code: '{names.code}',
  codeHint: '{figures.leastCode} to {figures.mostCode} Latin letters, digits and dashes.',
  makeUp: 'Generate',
  // A choice with two options, and the label of the field that follows from it.
  gives: 'Discount',
  percent: '{names.percent}',
  amount: '{names.amount}',
  percentOff: 'Percent off',
  amountOff: 'Amount off in EUR',
  // The second hint replaces the first where the maximum is above what the shop keeps of a price.
  cap: 'Maximum discount for this coupon (%)',
  capHint: 'Leave empty to cap combined discounts at {cap}.',
  shareHint: 'Above {percent}, the booster’s pay shrinks too: it never exceeds what the customer pays.',
  minimum: 'Minimum order in EUR',
  emptyNone: 'Leave empty for no minimum.',
  from: 'Valid from',
  until: 'Valid until',
  windowHint: 'Both days count in full, in the time zone {zone}. Leave empty for no limit.',
  services: '{names.services}',
  emptyAll: 'Leave all unchecked to include everything.',
  useLimit: 'Total uses',
  perCustomer: 'Uses per customer',
  emptyNoLimit: 'Leave empty for no limit.',
  // Below the fields of a coupon that orders have used.
  keptPrice: 'Orders that already have this coupon keep their price.',
  // Buttons of that dialog: a coupon that is edited, a new one, the way out (also in the dialog that
  // deletes). At most 18 characters.
  save: 'Save coupon',
  saveNew: 'Create coupon',
  keep: 'Cancel',
  // Errors below its fields.
  wrongCode:
    'Use {figures.leastCode} to {figures.mostCode} Latin letters, digits and dashes, with a letter or digit at both ends.',
  wrongPercent: 'Enter a whole number from 1 to 100.',
  wrongAmount: 'Enter an amount such as 5 or 5.50.',
  wrongWhole: 'Enter a whole number from 1, or leave it empty.',
  wrongWindow: 'The end must be after the start.',
  wrongLimit: 'It has already been used more times than that. Disable the coupon to stop further use.',

  // Dialog that deletes a coupon: title; text of one without uses, of one with uses or won in a raffle.
  deleteTitle: 'Delete {code}?',
  deleteText: 'No order has used it, so nothing else changes. You can’t undo this.',
  usedText:
    'Orders have used this coupon or a raffle gave it to a winner, so it can’t be deleted. Disable it to keep it from being used.',
} as const
