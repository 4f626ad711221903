export default {
  // The page of one user for staff, a sheet over the list of users: names of the icons above it, the message after the
  // link was copied, and where this user is in the list. The icons’ names are only read aloud.
  previous: 'Previous user',
  next: 'Next user',
  copyLink: 'Copy link',
  copied: 'Link copied',
  position: '{at} of {total}',

  // Below the name: whether a page of this user is open now, when they were here last, and since when they have an account,
  // with the name of their language.
  online: 'Online now',
  seen: 'Last seen {time}',
  notLately: 'Not seen lately',
  joined: 'Joined {date}, {language}',

  // Labels of three figures, at most 14 characters: what the user spent on orders, how many of them were refunded, how
  // many they disputed.
  spent: 'Spent',
  refunds: 'Refunds',
  disputes: 'Disputes',

  // A part of a number: 1 of 7.
  of: '{part} of {all}',

  // The row of links to the parts of the page: its name, which is only read aloud, and the links, at most 14 characters each.
  sections: 'Sections',
  'section.balance': '{names.balance}',
  'section.orders': '{names.orders}',
  'section.payments': 'Payments',
  'section.work': 'Work',
  'section.earnings': 'Earnings',
  'section.signals': 'Signals',
  'section.chats': 'Chats',
  'section.mails': 'E-mails',
  'section.access': 'Permissions',
  'section.devices': 'Devices',
  'section.bans': 'Bans',
  'section.notes': 'Staff notes',

  // Below the first rows of a list: a button for all of them; later the page that is shown.
  all: 'Show all {count}',
  page: 'Page {page} of {pages}',

  // The balance: what the user owes; behind a change that isn’t booked yet; no entry at all.
  debt: 'Owes us {amount}',
  waits: 'Waits for a second person',
  noEntries: 'The balance has never changed.',

  // Whether the entries of the books add up to the balance.
  matches: 'Matches the ledger',
  differs: 'Doesn’t match the ledger. Compare the entries before you correct anything.',

  // What the balance consists of, by where it came from.
  'lot.payment': 'Paid in: {amount}',
  'lot.earned': 'Earned: {amount}',
  'lot.correction': 'Corrections: {amount}',
  'lot.cashback': '{names.cashback}: {amount}',
  'lot.gift': 'Gifts: {amount}',
  'lot.prize': 'Prizes: {amount}',

  // The orders of a booster: the name of the choice, which is only read aloud, and its two options, at most 14 characters. Then
  // an order without a booster, and none at all.
  side: 'Which orders',
  'side.customer': 'Ordered',
  'side.booster': 'Played',
  noBooster: 'No booster yet',
  noOrders: 'No orders yet',

  // Payments: the heading, what a payment was for, its status in a chip (at most 16 characters), what the bank decides about
  // it (the same), and none at all.
  payments: 'Payments',
  'paid.order': '{names.order}',
  'paid.change': 'Change of an order',
  'paid.tip': '{names.tip}',
  'paid.top_up': 'Top-up',
  'payment.open': 'Not paid yet',
  'payment.captured': 'Paid',
  'payment.failed': 'Failed',
  'payment.expired': 'Expired',
  'payment.refunded': 'Refunded',
  'bank.open': 'Bank asks',
  'bank.won': 'Bank: in our favor',
  'bank.lost': 'Charged back',
  noPayments: 'No payments yet',

  // What the user does as a booster: heading, a link to the page of boosters, and labels of figures, at most 26 characters.
  work: 'Work as a booster',
  toRoster: 'Change in Boosters',
  services: '{names.services}',
  onTime: 'Finished on time',
  latest: 'Latest finish',
  days: { one: '{count} day late', other: '{count} days late' },
  disputed: 'Disputed orders',
  rating: 'Rating',
  ratingOf: { one: '{average} in {count} review', other: '{average} in {count} reviews' },
  reviews: 'Newest reviews',
  stars: { one: '{count} star', other: '{count} stars' },
  // A mark on a review that customers don’t see.
  hidden: 'Hidden',

  // A row with a payout of the booster.
  payout: 'Payout {number}',

  // What the user shares with the other person of an order: heading, a sentence below it, what to say if there is nothing, and
  // each thing, at most 32 characters.
  signals: 'In common with others of their orders',
  signalsText: 'These are facts, not proof. Look at the orders before you decide anything.',
  noSignals:
    'No mailbox, payout account, receipt address, in-game name or picture is shared with the other person of an order.',
  'signal.mailbox': 'Same mailbox',
  'signal.payout_account': 'Same payout account',
  'signal.billing_address': 'Same address on receipts',
  'signal.in_game_name': 'Same in-game account',
  'signal.picture': 'Same picture uploaded',

  // Talks with support: heading, where a talk began, its status in a chip (at most 16 characters), and none at all.
  chats: 'Talks with support',
  'channel.chat': '{names.chat}',
  'channel.contact': 'Contact form',
  'talk.waiting': 'Waits for us',
  'talk.answered': 'Answered',
  'talk.closed': 'Closed',
  noChats: 'No talks yet',

  // E-mails that were sent to the user: a link to the page of all e-mails, and none at all.
  toMails: 'All e-mails',
  noMails: 'No e-mails that are still kept',

  // Where the user is signed in: heading, a device, one that doesn’t say what it is, and why a banned user has none.
  devices: 'Devices',
  device: '{browser} on {system}',
  unknownDevice: 'Unknown device',
  noDeviceBanned: 'The ban shuts out every device. Open pages only show the reason.',

  // Button of one device, the same as it is read aloud, title and text of the dialog that asks first, and the message after it.
  // {device} is such as “Firefox on Windows”.
  signOut: 'Sign out',
  signOutOf: 'Sign out {device}',
  signOutTitle: 'Sign {name} out on one device?',
  signOutText: '{device} is signed out at once. They can sign in there again. They get an e-mail.',
  signedOut: 'The device is signed out',

  // When the user was banned: heading, the two things that can have happened, and none at all.
  bans: 'Ban history',
  'deed.ban': 'Banned',
  'deed.lift': 'Ban lifted',
  noBans: 'Never banned',

  // A ban with an end, in the dialog: a list to choose from with its hint, its choices (without an end, some days, a day), a field for that day with its
  // hint, and why the button waits. Then when a ban ends, in its notice and its history; the same on a chip; and who lifted it.
  banUntil: 'Until when',
  banUntilHint: 'The user reads it. At its end, the ban is lifted automatically.',
  banOpen: 'Until it’s lifted',
  banDays: { one: '{count} day', other: '{count} days' },
  banDay: 'Until a day',
  banLastDay: 'Last day',
  banLastDayHint: 'Until the end of that day ({zone}), at most a year from now.',
  banDayFirst: 'Choose the last day first.',
  bannedUntil: 'Until {time}',
  bannedUntilDay: 'Banned until {day}',
  liftedByTime: 'Automatically, at its end',

  // Notes: who reads them, none at all, the field for a new one, its button and the message after it.
  notesFor: 'Only staff see them',
  noNotes: 'No notes yet',
  newNote: 'Write a note',
  addNote: 'Add note',
  noteAdded: 'Note added',

  // Button at the foot, and its dialog: title, field, hint, why the button is unavailable, two buttons, the message after it.
  write: 'Write',
  writeTitle: 'Write to {name}',
  message: 'Message',
  writeHint: 'It appears in their chat with support. If they don’t read it, they get it by e-mail.',
  writeFirst: '{disputes.missing.text}',
  send: 'Send message',
  dontSend: 'Don’t send',
  written: 'Message sent',

  // The dialog that bans: the empty choice of a reason, why the button is unavailable, the two lists of orders, a button that
  // checks or clears all, why an order can’t be chosen, the field for a reason, and further consequences below “What happens”.
  chooseReason: 'Choose a reason',
  banReasonFirst: '{order.silence.causeMissing}',
  'banOrders.cancel': {
    one: '{count} order that they placed: check it to cancel and refund it',
    other: '{count} orders that they placed: check those to cancel and refund',
  },
  'banOrders.release': {
    one: '{count} order that they play: check it to free it for another booster',
    other: '{count} orders that they play: check those to free for another booster',
  },
  checkAll: 'Check all or none',
  notNow: 'Not possible in its current status.',
  banOrdersReason: 'Reason for these orders, which the other person of each reads',
  'banEffect.cancel': {
    one: '{count} order is cancelled. What wasn’t played is refunded the way it was paid.',
    other: '{count} orders are cancelled. What wasn’t played is refunded the way it was paid.',
  },
  'banEffect.release': {
    one: '{count} order returns to the board. They’re paid for what they played.',
    other: '{count} orders return to the board. They’re paid for what they played.',
  },

  // Behind an order’s number in the notice about a ban: what the ban does with it, and how far that is. “Refused” is followed
  // by the reason as a sentence.
  'ban.waiting.cancel': 'is being cancelled',
  'ban.waiting.release': 'is being freed',
  'ban.done.cancel': 'was cancelled and refunded',
  'ban.done.release': 'was freed for another booster',
  'ban.refused.cancel': 'wasn’t cancelled.',
  'ban.refused.release': 'wasn’t freed.',

  // The dialog that lifts a ban: title, text, what happens to orders that the ban hasn’t cancelled or freed yet, field.
  unbanTitle: 'Lift the ban of {name}?',
  unbanText: 'They can use their account again at once, and get an e-mail.',
  unbanOrders: 'Orders that the ban hasn’t cancelled or freed yet stay as they are.',
  unbanReason: 'Reason, which only staff read',
} as const
