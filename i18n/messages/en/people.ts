export default {
  // Page “Users” for staff (its title is shell.adminUsers): <meta name="description">.
  description: 'Find people, and manage their permissions, sessions and bans.',

  // The field above the list: its label, which is only read aloud, and its placeholder, at most 28 characters. It finds
  // names and addresses by their start.
  search: 'Search users',
  searchHint: 'Name, e-mail or order',

  // Labels of the two filters. At most 14 characters.
  role: 'Role',
  account: 'Account status',

  // Options of the filter “Role”.
  'role.guest': '{names.guest}',
  'role.customer': '{names.customer}',
  'role.booster': '{names.booster}',
  'role.staff': '{names.staff}',

  // Options of the filter “Account status”; “Banned” is also a mark in the list.
  'state.active': 'Not banned',
  'state.banned': 'Banned',

  // Options of the list “Sort”. At most 24 characters.
  'sort.newest': 'Newest account',
  'sort.oldest': 'Oldest account',
  'sort.name': 'Name, A to Z',

  // How many there are, above the list.
  total: { one: '{count} user', other: '{count} users' },

  // An empty list: heading, text.
  none: 'No users yet',
  noneText: 'Everyone who registers or orders as a guest appears here.',

  // Column headings. At most 16 characters.
  colPerson: 'User',
  colRights: 'Permissions',
  colOrders: 'Orders',
  colSpent: 'Spent',
  colLanguage: '{names.language}',
  colSeen: 'Last seen',
  colJoined: 'Joined',

  // In the column “Last seen”: the sessions of this user ended so long ago that they’re forgotten. At most 16 characters.
  never: 'Not lately',

  // In the same column: a page of this user is open now. At most 12 characters.
  now: 'Now',

  // Name of the sheet with one user, which is only read aloud; {name} is a name.
  title: 'User {name}',

  // Marks behind the e-mail address.
  verified: 'Verified',
  unverified: 'Not verified',

  // Facts on the sheet, one per line, each with a label of at most 26 characters.
  openOrders: 'Open orders',
  balance: '{names.balance}',
  claimed: 'Claimed orders',
  completed: 'Completed as a booster',
  limits: 'Limits, solo and duo',
  // How many messages and reasons of this user to the other party had contact data in them, which was masked (90 days).
  masked: 'Texts with contact data',

  // Value of a fact such as “Open orders”.
  nothing: 'None',

  // Below the heading colRights in the dialog; then a checkbox for each permission, whose name is in the area “rights”,
  // with what it opens.
  rightsText: 'Changes work at once, and the user gets an e-mail.',
  'right.Booster': 'Claims orders, plays them and sees their logins.',
  'right.EditUsers': 'Manages users, boosters, raffles and the blog.',
  'right.FullAccess': 'Answers applications, sets prices and gives every permission.',
  'right.EditStore': 'Manages coupons.',
  'right.EditOrders': 'Manages orders and answers support.',

  // Button below the checkboxes, and the message after it.
  save: 'Save permissions',
  saved: 'Permissions saved',

  // Why the button is unavailable.
  nothingToSave: 'Check or uncheck a permission first.',

  // Why a permission, a ban or sessions can’t be changed; below the control.
  'refusal.own_account': 'You can’t change your own account. Ask a colleague.',
  'refusal.staff_account': 'Only staff with full access can change other staff.',
  'refusal.not_held': 'Only staff with full access can give this permission.',
  'refusal.guest': 'Guests can’t have permissions.',
  'refusal.no_application': '{errors.booster_needs_application}',
  'refusal.open_orders': '{errors.booster_has_orders}',

  // A fact and two buttons about the person’s money; then the dialogs of the buttons. “What it is” is a choice between the two lines after it.
  owes: 'Owes us',

  // The dialog that corrects a balance: its button, title and lead, a choice of two, what it says of a balance that is empty or too small, its button
  // and the message for taking, a field that only colleagues read, and above which amount a second person approves. Then the calculation as
  // lines, and the two lines that the ledger gets, up to 32 characters.
  correct: 'Correct balance',
  correctTitle: 'Correct the balance of {name}',
  correctText: 'A correction is a ledger entry. It can’t be edited, only reversed.',
  direction: 'Direction',
  'way.add': 'Add',
  'way.take': 'Take',
  nothingToTake: 'The balance is empty, so nothing can be taken.',
  onlyTake: 'Only {amount} can be taken.',
  debit: 'Take from balance',
  debited: 'The amount is taken from the balance.',
  privateNoteHint: 'A second person and the audit log show it. The user doesn’t read it.',
  needsSecond: 'Above {amount}, a second person approves it. Nothing is booked before.',
  balanceNow: 'Balance now',
  correction: '{names.correction}',
  balanceAfter: 'Balance after',
  bookedTo: 'Customer balance, {name}',
  'bookedFrom.gift': 'Promotions',
  'bookedFrom.correction': 'Corrections',
  sumsTo: 'Sums to',
  credit: 'Credit balance',
  creditAs: 'What it is',
  'as.gift': 'A gift: can be spent, never paid out',
  'as.correction': 'A correction: their own money',
  creditAmount: '{names.amount}',
  creditWhy: 'Reason, which {name} reads',
  credited: 'The balance is credited.',
  writeOff: 'Write off debt',
  writeOffTitle: 'Write off what {name} owes',
  writeOffText: 'A second person approves it. {name} reads the amount and the reason.',

  // Button, title of the dialog that asks first, its text, and the message after it.
  endSessions: 'End all sessions',
  endTitle: 'End all sessions of {name}?',
  endText: 'They’re signed out on every device and can sign in again. They get an e-mail.',
  ended: 'All sessions ended',

  // Why the button is unavailable.
  noSession: 'There’s no active session.',

  // Button, title of its dialog, and the button that changes nothing.
  ban: 'Ban account',
  banTitle: 'Ban {name}?',
  keep: 'Don’t ban',

  // A list to choose from, and the hint below it.
  reason: '{names.reason}',
  reasonHint: 'The user reads it on the site and in an e-mail, in their language.',

  // Options of the list; the sentences that the user reads are in the area “rights”. At most 32 characters.
  'reason.payment_fraud': 'Payment fraud',
  'reason.abuse': 'Insults or threats',
  'reason.outside_deal': 'Deal outside the site',
  'reason.false_proof': 'False proof',
  'reason.several_accounts': 'Several accounts',
  'reason.stolen_account': 'Stolen account',
  'reason.terms': 'Other breach of the terms',

  // Label of a text field; the user never reads it.
  note: 'Note for staff (optional)',

  // Heading of the list of consequences, then its lines.
  effects: 'What happens',
  'effect.access': 'They lose access right away, and open pages show the reason.',
  'effect.orders': 'Orders that aren’t cancelled continue, and their balance stays.',
  'effect.work':
    'Claimed orders that aren’t freed stay with them. Staff for orders are notified and can remove the booster from them.',

  // Message after banning.
  bannedNow: 'Account banned',

  // Title of the notice in the dialog of a banned user; below it the reason, the note, and who did it.
  bannedOn: 'Banned on {date}',
  bannedBy: 'By {name}',
  noReason: 'No reason was recorded.',

  // Button, and the message after it.
  unban: 'Lift ban',
  unbanned: 'Ban lifted',
} as const
