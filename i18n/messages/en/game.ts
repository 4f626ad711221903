export default {
  // Name of the breadcrumb trail at the top of game and service pages, read by screen readers only.
  crumbs: 'Breadcrumb',

  // Main button at the top of a game page; opens the calculator. Up to 20 characters.
  setClimb: 'See your price',
  // Link beside that button and under “Why this price?”; jumps to the price table. Up to 28 characters.
  // Caption under a drawing in which each tier is a step of a mountain, as high as the way to it costs.
  ladderNote: 'Drawn to scale: the higher the line, the more it costs to get there from the bottom.',

  // Heading above the four services of a game, two to four words.
  servicesTitle: 'Four ways up',
  // Lowest price of a service, small, under its name. A “step” is a division, a game or a net win. Up to 26 characters.
  'from.elo-boost': 'from {price} per division',
  'from.duo-boost': 'from {price} per division',
  'from.placement-boost': 'from {price} per game',
  'from.win-boost': 'from {price} per net win',

  // Heading of the price table; the same words as the link that leads here.
  costTitle: 'What each step costs',
  // Beside the price table. “Points you have” are LP, RR or marks.
  costText:
    'These are base prices on a European server. They vary with your server, your queue, the points you have and the points you gain per win. The calculator shows each adjustment on its own line.',
  // The percentage is a surcharge: {percent} is, for example, 50%, and comes on top of the base price.
  costDuo: 'Playing along in a duo adds {percent} to the base price.',
  // Column headings of the price table, one or two words each: a rank tier, then the price of a division, of a net win and of a placement game.
  costTier: '{names.tier}',
  costDivision: '{names.division}',
  costWin: '{names.netWin}',
  costGame: 'Placement game',
  // Row heading of the price table: this tier and all above it, such as “Master and up”. Up to 22 characters.
  andUp: '{tier} and up',
  // Unit under a price in the top tiers, such as “per 40 LP”.
  per: 'per {points}',

  // Heading above the boosters who play this game.
  boostersTitle: 'Boosters for {game}',
  // Heading above two reviews; beside it the mean, and a note.
  reviewsTitle: 'What {game} players say',
  reviewsNote: 'Only completed orders can be reviewed',
  // Under a booster’s name: the highest rank this booster plays to. Up to 30 characters.
  upTo: 'Plays up to {rank}',
  // Last line of a booster’s card.
  finished: { one: '{count} completed order', other: '{count} completed orders' },
  // Caption above the ranks of a booster’s last boost, such as “Silver II to Gold IV”.
  lastClimb: 'Last climb',
  // Small badge beside made-up content of a demo shop. Up to 14 characters.
  demo: '{names.demoData}',

  // Heading above a list of the add-ons.
  addonsTitle: 'What each add-on does',
  // What an add-on does, under its name.
  'addon.duo':
    'You play every game yourself, together with the booster. We only need your in-game name, never your password.',
  'addon.priority':
    'Boosters see your order first. When they play on your account, they also put in longer days, so your order is done sooner.',
  'addon.stream': 'The booster streams every game privately, just for you.',
  // The same; the two figures are bare numbers, such as 2 and 5.
  'addon.characters':
    'The booster plays only what you pick: up to {figures.mostRoles} roles, and up to {figures.mostCharacters} champions or agents.',
  // The same.
  'addon.solo-only': 'The booster always queues alone, never with a premade partner.',
  'addon.coaching': 'After each tier, the booster reviews one game with you.',
  'addon.bonus-win': 'Once your target is reached, the booster wins one more game.',
  'addon.offline': 'The booster appears offline on your account, so your friends don’t see you playing.',

  // Heading above links to the other services of the same game.
  moreServices: 'More ways up in {game}',
  // Link below them to the game’s own page.
  overview: 'All about {game}: prices, boosters, questions',
  // Heading above links to the other games.
  otherGames: 'The other games',
} as const
