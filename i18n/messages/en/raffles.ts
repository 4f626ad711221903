export default {
  // The page of all raffles: <title>, <meta name="description">, the sentence below the heading, and an empty list.
  metaTitle: 'Raffles: free to enter, and you can check the draw',
  description:
    'Free raffles with prizes for your next climb. One ticket for each account, and anyone can repeat the draw.',
  lead: 'Free to enter, one ticket for each account, and a draw that you can repeat yourself.',
  noneTitle: 'No raffle yet',
  noneText: 'When one opens, it’s here. Entering is always free.',

  // What a raffle is doing: a chip, up to 14 characters.
  'state.draft': 'Draft',
  'state.scheduled': 'Scheduled',
  'state.open': 'Open',
  'state.closed': 'Closed',
  'state.drawn': 'Drawn',
  'state.cancelled': 'Called off',

  // The page of one raffle: <meta name="description">; {prize} as “A climb of four divisions”, {amount} of money.
  pageDescription:
    '{prize}, worth up to {amount}. Enter for free with one ticket, and check the draw yourself.',
  // The legend of the drawing: a mountain whose dots are tickets.
  dot: { one: 'One dot, one ticket', other: 'One dot, {number} tickets' },
  dotToday: 'Entered today: {number}',
  dotFree: 'Not taken',

  // The card beside it: a line above the prize ({raffle} is the raffle’s title), the units below the figures of a countdown, the
  // date, then facts and their values.
  free: '{raffle}, free to enter',
  days: { one: 'day', other: 'days' },
  hours: { one: 'hour', other: 'hours' },
  minutes: { one: 'minute', other: 'minutes' },
  drawOn: 'Closes {time}, then it’s drawn',
  drawnOn: 'Drawn {time}',
  drawSoon: 'The list of tickets is frozen. The draw follows.',
  worth: 'Worth up to',
  each: '{amount} each',
  places: 'Winners',
  tickets: 'Tickets',
  ticketsSoFar: 'Tickets so far',
  ticketsCount: { one: '{number} ticket', other: '{number} tickets' },
  chance: 'Chance with a ticket now',
  chanceOf: '{places} in {count}',
  // Its button, for visitors too, and a line below; then two facts at its end.
  enter: 'Enter the raffle',
  signInAndEnter: 'Sign in and enter',
  oneTicket: 'One ticket for each account. Nothing to buy.',
  winnersTold: 'Winners get an e-mail and a notification.',
  prizeWaits: 'A prize waits {figures.raffleClaim}, then the next ticket moves up.',

  // The dialog that asks before the ticket: text, fields, boxes to tick, buttons.
  enterText: 'Tell us where you live, and “{raffle}” has one ticket more.',
  country: 'Country',
  countryHint: 'Where you live. We keep it with your ticket.',
  countryMissing: 'Choose the country where you live.',
  choose: 'Choose',
  adult: 'I’m {age} or older.',
  acceptTerms: 'I accept the rules of this raffle.',
  termsMissing: 'Accept the rules to enter.',
  showName: 'If I win, you may show my username in the list of winners.',
  notNow: 'Not now',
  getTicket: 'Get a ticket',

  // In place of the button, for someone with a ticket; the link that gives it back; how its owner can prove it.
  yourTicket: 'Your ticket',
  enteredOn: 'Entered {time}',
  notDrawn: 'It wasn’t drawn.',
  leave: 'Withdraw the ticket',
  ticketProof: 'How you recognize it in the list',
  ticketProofText:
    'Its hash stands next to your number in the published list. We show the code itself to nobody but you.',

  // For a winner: a note with a button, then what became of the prize. {prize} as “€25.00 for any order”.
  wonTitle: 'Your ticket won',
  wonText: '{prize} is yours. Take it by {time}, or it goes to the next ticket.',
  address: 'Address for the prize',
  addressHint: 'Name, street, postal code and city. We delete it once the prize has left.',
  claim: 'Take the prize',
  claimedTitle: 'You have {prize}',
  onBalance: 'It’s on your balance, ready for any order.',
  couponText: 'Your coupon, for your account alone. Enter it at checkout:',
  willBeSent: 'We’ll send it to the address that you entered.',
  sentOn: 'Sent {day}',
  lostTitle: 'The prize went to the next ticket',
  lostSilent: 'Your ticket won, but the prize wasn’t taken on time.',
  lostExcluded: 'Your ticket was drawn, but our team and our boosters don’t take part.',

  // A raffle that ended without a draw: title, and the reason.
  cancelledTitle: 'This raffle was called off',
  'reason.prize': 'The prize is no longer available.',
  'reason.mistake': 'There was a mistake in the raffle.',
  'reason.law': 'The law doesn’t allow this raffle.',
  'reason.beacon': 'The public randomness that decides the draw didn’t arrive within {figures.raffleBeacon}.',
  noDraw: 'There was no draw.',

  // How the draw is kept honest: heading, what the check proves with and without public randomness, and four steps with a name and
  // a sentence each. A hash is a row of digits that a text gives.
  checkTitle: 'Anyone can check the draw',
  provesBeacon:
    'The shop’s secret seed decides together with a number that the public beacon drand publishes after the close. The seed’s hash and the beacon’s round are fixed from the start, so nobody can choose the outcome, not even the shop.',
  provesSeed:
    'The shop’s secret seed decides, and its hash is published from the start. The check proves that the seed and the list weren’t changed. It can’t prove that the shop, which knows its seed, added no tickets before the close.',
  now: 'Now',
  'step.opened': 'Opened',
  'stepText.opened': 'We picked a secret seed and published its hash. Another seed would have another hash.',
  'step.collects': 'Tickets come in',
  'stepText.collects':
    'One free ticket for each account. A number is given out once; a withdrawn ticket leaves a gap.',
  'step.closed': 'Closed',
  'stepText.closed': 'The list of tickets is frozen and published with its own hash.',
  'step.drawn': 'Drawn',
  'stepText.drawn': 'We publish the seed. Seed and list give every ticket its place, the same for everyone.',
  listLater: 'The list appears here.',
  seedLater: 'The seed appears here.',

  // The list of winners.
  winners: 'Winners',
  winnersLater: 'They’re listed here after the draw.',
  nobody: 'Nobody entered, so nobody won.',
  from: 'Drawn from {count} tickets, in this order.',
  place: 'Place',
  ticket: 'Ticket',
  winner: 'Winner',
  claimState: 'Prize',
  unnamed: 'Name not shown',
  you: 'You',
  'won.waiting': 'Waits for an answer',
  'won.claimed': 'Taken',
  'won.silent': 'No answer, the next ticket moved up',
  'won.excluded': 'Couldn’t take part, the next ticket moved up',
  namesByConsent:
    'Winners choose whether their name is shown. Nothing is drawn twice: when a place is free, the next ticket of the same order moves up.',

  // The card that repeats the draw: heading, text, chips, the steps that it checks, an explanation, the button and what it says
  // afterward.
  checkYourself: 'Check it yourself',
  checkText: 'Your browser repeats the draw from what is published, without trusting us.',
  matches: 'Matches',
  differs: 'Differs',
  checkSeed: 'The seed has the hash that was published at the start',
  checkBeacon: 'Round {round} of the beacon gives the public randomness',
  beaconSource: 'At the source',
  checkList: 'The list of tickets has the hash that was published at the close',
  checkOrder: 'Seed and list give these tickets, in this order',
  checkOrderText: 'The ticket with the smallest hash is first, then the next larger one, and so on.',
  check: 'Calculate in this browser',
  checkAgain: 'Calculate again',
  checkLater: 'There’s something to calculate after the draw.',
  checkedIn: 'Calculated in {ms} ms',
  stepHolds: 'Holds:',
  stepFails: 'Doesn’t hold:',

  // The rules, one sentence each. {name} is the company, {countries} a list of countries, {zone} a time zone as Europe/Berlin,
  // {percent} as 40%.
  rules: 'Rules',
  'rule.organizer': '{name} organizes this raffle. No game publisher has anything to do with it.',
  'rule.who':
    'You can enter if you’re {figures.raffleAge} or older, have an account with a confirmed e-mail address, and live in one of these countries: {countries}.',
  'rule.staff': 'Our team and our boosters don’t take part.',
  'rule.free': 'Entering costs nothing, and buying something doesn’t improve the chance.',
  'rule.when': 'You can enter from {from} to {until} ({zone}).',
  'rule.prize': {
    one: 'One prize: {prize}, worth up to {amount}.',
    other: '{count} prizes: {prize}, worth up to {amount} each.',
  },
  'rule.balance': 'The prize goes to your balance. You can spend it on any order; it can’t be paid out.',
  'rule.coupon':
    'The prize is a coupon for your account, valid {figures.raffleCoupon}. It covers up to {percent} of an order’s price, so that your booster is paid in full.',
  'rule.sent': 'We send the prize to your address at our cost.',
  'rule.claim':
    'Winners hear of it by e-mail and take the prize within {figures.raffleClaim}. After that it goes to the next ticket of the same order. A prize can’t be exchanged for cash.',
  'rule.data':
    'We store your country with your ticket. The published list has numbers and hashes, but no names. If you delete your account, the ticket can no longer be traced to you.',
} as const
