export default {
  // Filters of staff's lists: the colleague who handles an order (see handling.ts), and its tag.
  handledBy: 'Handled by',
  'handledBy.me': 'Me',
  'handledBy.nobody': 'Nobody',
  tag: 'Tag',

  // Page of all orders, for staff: title, <meta name="description">, what is read aloud for the row of tabs.
  description: 'Orders by status.',
  states: 'Statuses',
  // The tab of results that wait for a check, in place of games.status.verification_required. At most 16
  // characters.
  toVerify: 'To verify',
  // The first tab: orders that need a decision of staff, of every status. At most 16 characters.
  triage: 'Triage',

  // Filters of the orders: their labels, and the only option of the third. At most 24 characters.
  game: '{names.game}',
  server: '{names.server}',
  late: 'Late',
  lateOnly: 'Late only',

  // A tab without orders: heading, text.
  none: 'No orders with this status',
  noneText: 'Orders appear here when they reach this status.',

  // Options of the list “Sort”. At most 18 characters.
  'sort.due': 'Due first',
  'sort.newest': 'Newest first',
  'sort.oldest': 'Oldest first',

  // A filter of the orders in progress: its label, and its two options; they are also chips in the column colFlags. At most 24 characters.
  need: 'Needs attention',
  'need.other_booster': 'Wants another booster',
  'need.silent': 'Booster silent',
  'need.late_start': 'Start is late',

  // A field at the top that finds orders: its label and placeholder, button (at most 12 characters), two errors, and the name of
  // the list of what was found, read aloud.
  find: 'Number, e-mail, in-game name or customer',
  findOpen: 'Find order',
  findWrong: 'Enter a number, an e-mail address, an in-game name or a customer.',
  findNone: 'There’s no order for “{words}”.',
  found: 'Orders found',

  // Headings of the first column, by status, and of the column of chips. At most 16 characters.
  colDue: 'Due',
  colSince: 'Waiting since',
  colClosed: 'Closed',
  colFlags: '{names.notes}',
  // In the first column, above a date. At most 22 characters.
  'due.payment': 'Cancelled if unpaid by',
  'due.start': 'Start promised by',
  'due.promised': 'Promised by',
  'due.check': 'Confirmed automatically',
  'due.decide': 'Look at the record by',
  // In the first column by itself, as a warning. At most 28 characters.
  'due.disputed': 'Problem reported',
  'due.shortfall': 'Needs a decision',
  'due.late': '{time} late',
  'due.promisedLate': 'Was promised by {time}',
  // Chips. At most 14 characters.
  'flag.priority': 'Priority',
  'flag.paused': 'Paused',
  'flag.coupon': '{games.discount.coupon}',
  'flag.guest': '{names.guest}',
  'flag.demo': '{names.demoData}',
  // In the column of boosters where there is none.
  nobody: 'Not assigned',

  // Button in a row, and in the dialog beside each booster. At most 12 characters.
  assign: 'Assign',
  // The button of that dialog, once a booster is chosen. At most 24 characters with a short name.
  assignTo: 'Assign to {name}',
  // That dialog: title; text, by whether somebody can be chosen; field that finds a booster by name; short
  // message after it.
  assignTitle: 'Assign order {number}',
  assignLead: 'Only eligible boosters can be chosen. The customer is notified right away.',
  noCandidates: 'No booster can take this order right now. The reasons are below.',
  nobodyAtAll: 'There are no boosters yet.',
  findBooster: 'Find a booster',
  assigned: 'Order {number} has been assigned.',
  // Headings of its two lists.
  may: 'Eligible',
  mayNot: { one: '{count} not eligible', other: '{count} not eligible' },
  // Below a booster's name: how many orders of how many, and the highest rank that they play in this game; a
  // comma joins the two.
  busyWith: 'Solo {solo} of {soloLimit}, duo {duo} of {duoLimit}',
  upTo: 'up to {rank}',
  // After a booster’s name: that they are there, that they take no orders for now, or on which day they were last. Then how many of their orders were on time.
  candidateOnline: 'Online now',
  candidateAway: 'Away',
  candidateActive: 'Active {time}',
  candidateNeverActive: 'Never active',
  candidateOnTime: '{part} of {all} on time',
  // Why a booster can't be chosen, behind a lock. At most 45 characters.
  'candidate.user_not_booster': 'No longer a booster',
  'candidate.account_banned': 'Banned',
  'candidate.booster_not_available': 'Doesn’t offer this service on this server',
  'candidate.not_eligible_to_claim_this_league_orders': 'Above their rank limit',
  'candidate.solo_order_claim_limit_reached': 'Solo limit reached',
  'candidate.duo_order_claim_limit_reached': 'Duo limit reached',
  'candidate.coach_not_eligible': 'Booked with another coach',
  'candidate.order_not_available': 'The order is no longer waiting',
  'candidate.order_opens_later': 'Other boosters are asked first',
  'candidate.queue_left_out': 'Doesn’t play this queue',
  'candidate.order_names_other': 'The customer asked for another booster',
  'candidate.booster_blocked_on_order': 'Dropped this order before',
  'candidate.booster_paused': 'Paused',
  'candidate.order_frozen': 'The bank is checking its payment',

  // Headings of two columns that can be chosen, each above dates. At most 16 characters.
  colOrdered: 'Ordered',
  colPaid: 'Paid',
} as const
