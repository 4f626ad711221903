export default {
  // Title of the browser tab, before the shop’s name.
  metaTitle: '{booster}, booster for {game}',
  // Shown by search engines, up to 155 characters. {game} is such as “League of Legends, Valorant”.
  description:
    '{booster} plays {game}. Finished orders, how many were on time, games won and reviews, all counted from real orders.',
  // Under the name, while the booster can take more orders.
  free: { one: 'Free for {count} more order', other: 'Free for {count} more orders' },
  // After a place name: the time there now, such as “Berlin, 17:52 there”.
  there: '{time} there ({zone})',

  // Main button, up to 26 characters. It leads to the price calculator of the booster’s game.
  setOrder: 'See your price',
  // Under the button.
  setOrderNote: '{booster} is asked first. The price is the same.',
  // Button and reason while the booster takes no more orders.
  nextWhoFits: 'Order from another booster',
  nextNote: '{booster} has {taken} of {of} orders now.',

  // Name of the drawing of finished orders as mountains, read by screen readers.
  ridge: 'Finished climbs of {booster}',
  // Under the drawing.
  ridgeAll: {
    one: 'The one finished climb. It rises from its start to its target.',
    other: 'All {count} finished climbs, in the order they ended. Each rises from its start to its target.',
  },
  ridgeLast: {
    one: 'The last {shown} of {count} finished climb.',
    other: 'The last {shown} of {count} finished climbs.',
  },
  // How to move in the drawing by keyboard, read by screen readers.
  ridgeKeys: 'Use the arrow keys to move from climb to climb.',
  // In place of the drawing.
  noClimbs: 'No finished climb yet',

  // Under a large figure. Up to 22 characters.
  finished: { one: 'finished order', other: 'finished orders' },
  gamesWon: 'games won',
  inReviews: { one: 'in {count} review', other: 'in {count} reviews' },
  noReviews: 'no reviews yet',
  // In the line below it: what the figure is counted from. {month} is such as “March 2024”.
  since: 'since {month}',
  noneLate: 'none late',
  // {days} is such as “2 days”.
  someLate: { one: '{count} late, by {days}', other: '{count} late, by at most {days}' },
  startBase: {
    one: 'last {figures.startDays} days, {count} order',
    other: 'last {figures.startDays} days, {count} orders',
  },
  wonBase: '{won} of {recorded} recorded',
  disputed: { one: '{disputed} of {count} order disputed', other: '{disputed} of {count} orders disputed' },
  noDispute: 'no order disputed',
  // In place of the figures.
  tooFew: 'Too few finished orders to say anything yet. Figures appear after {figures.enoughOrders}.',

  // Heading above the last finished orders, and the button that shows older ones.
  latest: 'Latest climbs',
  moreClimbs: { one: 'Show {count} more', other: 'Show {count} more' },
  // Heading above reviews, and a note beside it.
  reviews: '{names.reviews}',
  onlyFinished: 'Only finished orders can be reviewed',
  noReviewsText: 'Reviews appear here once customers write about finished orders.',
  // In place of the reviews, while there are too few of them.
  fewReviews: {
    one: '{count} review so far. Reviews appear once there are {figures.enoughReviews}, so that no single opinion decides.',
    other:
      '{count} reviews so far. Reviews appear once there are {figures.enoughReviews}, so that no single opinion decides.',
  },
  // How many reviews gave a number of stars, read by screen readers: “5 stars: 22”.
  starsCount: { one: '{stars} star: {total}', other: '{stars} stars: {total}' },

  // Headings of the boxes at the side.
  plays: 'Plays',
  upTo: 'Up to {rank}',
  hours: 'Usual hours',
  // Beside that heading: whose time zone the hours are in.
  yourTime: 'Your time, {zone}',
  theirTime: 'Time zone: {zone}',
  // Words beside two marks under the hours.
  usually: 'Usually plays',
  taken: 'Taken',
  // One row of the hours, read by screen readers, such as “Mon: 17:00 to 21:00, 22:00 to 23:00”.
  span: '{from} to {to}',
  languages: 'Languages',
  // How well someone speaks a language. Up to 14 characters.
  'level.native': 'Native',
  'level.fluent': 'Fluent',
  'level.good': 'Good',
  // A row that leads to the coaching page.
  coaching: 'Coaching with {booster}',
  hourly: '{price} an hour',
  // Below it, if there are any.
  coached: { one: '{count} coaching order completed', other: '{count} coaching orders completed' },
} as const
