export default {
  // Titles of a booster's three pages; the same words as shell.availableOrders, activeOrders and
  // completedOrders.

  // <meta name="description"> of the board.
  descriptionBoard: 'Orders waiting for a booster.',

  // The line below the board's title: the connection to the server.
  live: 'Live. Orders leave the board as soon as someone claims them.',
  connecting: 'Connecting',
  offlineSince: 'No connection since {time}. Reconnecting.',
  // Below the heading of the orders that can be claimed, while there is no connection.
  offlineClaim: 'No connection. You can claim orders again once you’re back online.',

  // How many orders a booster has of how many they can have: a label, then the figures “1 of 3”. At most 16
  // characters.
  soloOrders: '{names.soloOrders}',
  duoOrders: '{names.duoOrders}',
  ofLimit: '{active} of {limit}',

  // Filters of the board, each a list to choose from; a name in the tag of a filter that is on, such as
  // “Minimum pay: €20”. At most 16 characters.
  game: '{names.game}',
  service: '{names.service}',
  server: '{names.server}',
  payFrom: 'Minimum pay',
  // Options of the list “Sort”. At most 22 characters.
  'sort.fit': 'Best match',
  'sort.pay': 'Highest pay',
  'sort.due': 'Start due soonest',
  'sort.short': 'Shortest first',

  // Headings of the board's two parts; how many orders stands after each. At most 24 characters.
  fitYou: 'For you',
  cannotClaim: 'You can’t claim these',
  // Beside the first heading.
  payNote: 'Your share is {percent} of the price before discounts.',
  // The heading of a folded list of orders of games that the booster doesn't offer.
  otherGames: {
    one: '{count} order for games you don’t offer',
    other: '{count} orders for games you don’t offer',
  },

  // In an order's row: below the booster's pay, the price; a chip; until when it starts or by how much it is
  // late; the button (at most 10 characters), and what is read aloud for it.
  ofPrice: 'of {price}',
  isNew: 'New',
  startDue: 'Start due in {time}',
  startOverdue: '{time} late',
  claim: 'Claim',
  claimNumber: 'Claim order PK-{number}',
  claiming: 'Claiming',
  // Short message after it.
  claimedNow: 'Order claimed. Start as soon as you can.',
  // Its button for ten seconds (at most 24 characters), and short messages after that: the last where it was the third within an hour.
  undoClaim: '{names.undoClaim}',
  claimUndone: 'Claim undone. The order is back on the board.',
  claimDropped: 'Claim undone. You can’t claim this order again.',

  // Whether the booster takes new orders, above the board: label of a list and its options (at most 30 characters), {time} is a
  // duration such as 4 h; then a notice while they are away: title, text with a day and a time, text without, and its button (at most
  // 16 characters).
  'away.label': 'Your status',
  'away.available': 'Open to new orders',
  'away.for': 'Away for {time}',
  'away.open': 'Away until I return',
  'away.title': 'You’re away',
  'away.until': 'Until {time}, you aren’t asked for new orders.',
  'away.untilBack': 'Until you’re back, you aren’t asked for new orders.',
  'away.back': 'I’m back',

  // A link in the short message that a new order has come. At most 12 characters.
  view: 'View order',

  // The folded part of an order's row: its heading, and what is read aloud for it; then labels, a value after
  // each (at most 24 characters, but for the last).
  details: '{names.details}',
  detailsOf: 'Details of order PK-{number}',
  'detail.number': '{names.order}',
  'detail.start': '{names.currentPoints}',
  'detail.gain': '{names.pointsPerWin}',
  'detail.share': '{names.yourShare}',
  'detail.wishes': '{names.preferences}',
  'detail.hours': 'Customer’s availability (in their words and time zone)',
  'detail.playHours': 'Play only at these hours (your local time)',

  // Why an order can't be claimed, in its row behind a lock. At most 45 characters; {rank} is the booster's
  // rank limit.
  'refusal.user_not_booster': 'Only boosters can claim',
  'refusal.account_banned': 'Your account is banned',
  'refusal.booster_not_available': 'You don’t offer {service} on {server}',
  'refusal.otherGame': 'You don’t offer {game}',
  'refusal.not_eligible_to_claim_this_league_orders': 'Above your rank limit, {rank}',
  'refusal.solo_order_claim_limit_reached': 'Solo limit reached ({active} of {limit})',
  'refusal.duo_order_claim_limit_reached': 'Duo limit reached ({active} of {limit})',
  'refusal.order_not_available': 'Already claimed',
  'refusal.order_opens_later': 'Opens to you within {figures.everyoneAsked}',
  'refusal.order_names_other': 'Offered to another booster first',
  'refusal.booster_blocked_on_order': 'You dropped this order',
  'refusal.booster_paused': 'Your work is paused',
  'refusal.order_frozen': 'The bank is checking its payment',
  'refusal.coach_not_eligible': 'Booked with another coach',

  // Below the pay in an order’s row: the booster’s share now, and when it rises while nobody claims the order, such as “62%, rises to
  // 63% at 14:20”. At most 34 characters.
  shareRises: '{percent}, rises to {next} at {time}',

  // The board without an order to claim: heading and text, where others are there, where none are, where
  // filters hide them.
  noneFit: 'No matching orders right now',
  noneFitText: 'New orders that match appear here automatically, with a sound.',
  noneAtAll: 'The board is empty',
  noneAtAllText: 'Orders appear here as soon as customers pay.',
  noneFiltered: 'No orders match your filters',

  // In the row of a coaching order: a line above what the customer wants, until when to answer, two buttons
  // (at most 12 characters each).
  askedByName: 'Booked with you',
  answerBy: 'Answer within {time}',
  accept: 'Accept',
  decline: 'Decline',
  // Short messages after them.
  accepted: 'Accepted. Agree on a time next.',
  declined: 'Declined. The customer has been notified.',
  // Dialog behind “Decline”: title, text above the field for the reason.
  declineTitle: 'Decline this session?',
  declineText: 'The customer sees your reason and gets a full refund. You can’t accept this order later.',

  // In the row of an order whose customer asked for this booster by name: a chip (at most 20 characters); how long they alone can
  // claim it (at most 30 characters); title and text of the dialog behind “Decline”.
  namedYou: 'For you by name',
  namedUntil: 'Yours alone for {time}',
  declineNamedTitle: 'Decline this order?',
  declineNamedText:
    'The customer asked for you by name and sees your reason. You can’t accept this order later.',

  // Page of the active orders: the line below its title; heading, text and button where there are none.
  activeLead: 'What you’re working on, and results the customer still has to check.',
  noActive: 'No active orders',
  noActiveText: 'Claim an order, and it appears here with its next step.',
  toBoard: 'See available orders',
  // Column headings of that page; the last is on both pages. At most 14 characters.
  progress: '{names.progress}',
  next: '{names.nextStep}',
  yourShare: '{names.yourShare}',
  // In the column “Progress”: such as “210 of 320 LP”; below it in small print.
  doneOf: '{done} of {all}',
  lastRecord: 'Last recorded {time}',
  noRecord: 'Nothing recorded yet',

  // Page of the completed orders: the line below its title; heading and text where there are none.
  completedLead: 'Orders you’ve completed, and what you earned from each.',
  noCompleted: 'No completed orders yet',
  noCompletedText: 'Orders appear here with your pay once the customer has confirmed the result.',
  // Its filter; above the list, how many orders and how much, with a dot between them.
  month: '{names.month}',
  completedCount: { one: '{count} order', other: '{count} orders' },
  earned: '{amount} earned',
  // A link beside it to all earnings of the same time, where they are more or less.
  earnedInAll: '{amount} with tips and parts of other orders',
  // Its column headings: when an order closed, and whether the share can be paid out. At most 14 characters.
  closed: 'Closed',
  shareState: '{names.payout}',
  // In the column “Payout”. At most 26 characters.
  'share.pending': 'On hold until {date}',
  'share.available': 'Available',
  'share.requested': 'Requested',
  'share.paid': 'Paid out',
  'share.held': 'Under review by our team',
  'share.none': 'No share',
  // Takes an order off the booster’s own board: a link below “Claim”, and its dialog with an optional reason.
  notForMe: 'Not for me',
  hideTitle: 'Hide this order?',
  hideText:
    'It leaves your board, and others are asked sooner. It never counts against you, and you can bring it back.',
  hideReason: 'Why? (optional)',
  'notForMe.pay': 'Pays too little',
  'notForMe.time': 'No time for it now',
  'notForMe.rank': 'Not a rank I like to play',
  'notForMe.wishes': 'The preferences don’t suit me',
  'notForMe.other': 'Something else',
  hide: 'Hide order',
  hiddenNow: 'The order is hidden. You find it below the board.',
  hiddenByYou: {
    one: '{count} order hidden by you',
    other: '{count} orders hidden by you',
  },
  showAgain: 'Show again',
} as const
