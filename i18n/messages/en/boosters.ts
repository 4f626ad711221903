export default {
  // Title of the browser tab.
  metaTitle: 'Boosters for League of Legends, TFT, Valorant and Wild Rift',
  // Shown by search engines, up to 155 characters.
  description:
    'Compare boosters by what was measured: finished orders, how many were on time, how fast they start, games won and reviews.',
  // Under the heading “Boosters”.
  lead: 'Every number here is counted from finished orders and recorded games. Look around, or let us ask everyone who fits.',

  // Words under a large figure at the top: a number of boosters, of connected boosters, and a time such as “19 min”.
  boosters: { one: 'booster', other: 'boosters' },
  onlineNow: 'online now',
  medianStart: 'median start',

  // Labels of the filters above the list. Up to 14 characters.
  game: '{names.game}',
  service: '{names.service}',
  language: '{names.language}',
  server: '{names.server}',
  // Label of a switch: show only boosters who are connected now. Up to 18 characters.
  onlyOnline: 'Online now',
  // Options of the menu “Sort”. Up to 24 characters.
  'sort.finished': 'Most finished orders',
  'sort.on_time': 'Most often on time',
  'sort.start': 'Fastest start',
  'sort.active': 'Last active',

  // Above the list, how many boosters it has.
  count: { one: '{count} booster', other: '{count} boosters' },
  // Name of the table, read by screen readers.
  table: 'Boosters and their figures',
  // Headings of the table. Up to 18 characters.
  booster: '{names.booster}',
  playsUpTo: 'Plays up to',
  lastOrder: 'Last climb',
  finished: 'Finished',
  onTime: 'On time',
  gamesWon: 'Games won',
  actions: 'Price and order',
  // The same on a phone, under a figure. Up to 12 characters.
  finishedShort: 'finished',
  onTimeShort: 'on time',
  startShort: 'start',
  wonShort: 'won',

  // Short names of the games, after a rank: “Challenger LoL”. Up to 6 characters.
  'short.league-of-legends': 'LoL',
  'short.teamfight-tactics': 'TFT',
  'short.valorant': 'Val',
  'short.wild-rift': 'WR',

  // Under a number of finished orders.
  reviews: { one: '{count} review', other: '{count} reviews' },
  // A part of a whole, such as “39 of 41”.
  of: '{part} of {whole}',
  // Under a dash, where a game’s matches end with a place instead of a win.
  places: 'places, not wins',
  // Read by screen readers in place of a dash.
  tooFew: 'Too few orders to say',

  // Beside a green dot: the booster is connected now. Up to 12 characters.
  online: 'Online',
  // In its place: when the booster was last connected, such as “Active Sat, Nov 21”.
  active: 'Active {day}',
  // Under the button: how many more orders the booster takes now; or how many they have. Up to 24 characters.
  free: { one: 'Free for {count} more', other: 'Free for {count} more' },
  full: '{taken} of {of} orders',
  // Button at the end of a row, up to 12 characters; then its name for screen readers.
  order: 'Order',
  orderFrom: 'Build an order for {booster}',
  // In place of figures.
  newHere: 'New here. Figures appear after {figures.enoughOrders} finished orders.',
  // Under the list: which rows of how many it shows.
  range: '{from} to {to} of {total}',

  // Text in place of a list that the filters leave empty, above a button that removes one filter.
  noMatchText: 'Remove one filter to see more boosters.',
  // Title and text in place of a list without any booster.
  emptyTitle: 'No boosters here yet',
  emptyText: 'Boosters appear here as soon as they offer a service.',

  // Heading and text below the list, then two buttons. Up to 24 characters each.
  chooseTitle: 'You don’t have to choose',
  chooseText:
    'Your order goes to every booster who fits its game, service, server and ranks. The first one who accepts it starts.',
  chooseStart: 'Half start within {time}.',
  setOrder: 'See your price',
  become: 'Become a booster',
  // Words in the drawing beside it: your order, the boosters who fit, and the one who accepts it. Up to 18 characters.
  drawnOrder: 'Your order',
  drawnFit: 'Everyone who fits',
  drawnFirst: 'First to accept',

  // Small print: how each figure is counted.
  howCounted:
    'On time: finished within the days promised with the price. Median start: from the moment an order is paid and ready until this booster accepts it, over the last {figures.startDays} days. Games won: recorded games of finished orders. A draw counts as a game, but not as a win; Teamfight Tactics is left out, because its games end with a place. Figures appear after {figures.enoughOrders} finished orders, and a dash means too few to say.',
} as const
