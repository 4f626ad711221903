export default {
  // What is next on an order of the booster, at most 36 characters; {date} is a day, {time} a date with a time.
  nextPaused: 'Paused',
  nextCheck: 'Customer has until {time} to check',
  nextSession: 'Session on {time}',
  nextAgree: 'Agree on a time',
  promisedBy: 'Promised by {date}',
  promisedLate: 'Was promised by {date}',
  daysLeft: { one: '{count} day left', other: '{count} days left' },
  answerDispute: 'Answer the dispute by {time}',
  useCode: 'Use the login code by {time}',
  answerChange: 'Answer the change by {time}',
  decided: 'Our team decides by {time}',
  frozen: 'The bank is checking its payment',

  // The booster’s home page: headings of its parts (at most 24 characters), and sentences below them.
  due: 'Due',
  nothing: 'Nothing is due right now.',
  messages: 'Unread messages',

  // Beside an order: how many messages of its chat are unread; beside a heading: how many orders of the board fit.
  unread: { one: '{count} message', other: '{count} messages' },
  reviewed: 'Nothing is on hold',

  // Reviews that can still be answered, and until when the first of them.
  answers: { one: '{count} review waits for your answer', other: '{count} reviews wait for your answer' },
  answerBy: 'The first until {date}',

  // In the part about money: a payout that isn’t sent yet.
  payout: '{amount} requested on {date}',

  // Instead of the first part, for a booster without any order: title and text; and where they offer no service yet.
  newTitle: 'Ready for your first order',
  newText:
    'Claim an order that fits you. It appears here with its deadline, and your share follows once the customer has checked the result.',
  noServices: 'Our team still has to set up your services. Orders appear here after that.',

  // Below the heading of the orders that fit, where there are none; in their rows; in the row of an offer by name.
  noneFit: 'No order fits you right now. New ones appear here automatically.',
  startBy: 'Start due by {time}',
  yours: 'Yours alone until {time}',

  // Names of sums of money, when the next part is free, headings of offers by name and of orders that fit, a link, and a chip.
  available: 'Available',
  held: 'On hold',
  pending: 'Pending',
  nextHeld: 'Next: {amount} on {date}',
  named: 'For you by name',
  fits: 'For you',
  toBoard: 'See available orders',
  away: 'You’re away',
} as const
