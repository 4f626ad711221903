export default {
  // Names of the games, as their publisher writes them.
  'game.league-of-legends': 'League of Legends',
  'game.teamfight-tactics': 'Teamfight Tactics',
  'game.valorant': 'Valorant',
  'game.wild-rift': 'Wild Rift',

  // Names of the services: tabs, links, titles and the middle of sentences. Up to 20 characters.
  'service.elo-boost': 'Elo boost',
  'service.duo-boost': 'Duo boost',
  'service.placement-boost': 'Placement boost',
  'service.win-boost': 'Win boost',

  // Tiers, as the games’ clients name them.
  'tier.iron': 'Iron',
  'tier.bronze': 'Bronze',
  'tier.silver': 'Silver',
  'tier.gold': 'Gold',
  'tier.platinum': 'Platinum',
  'tier.emerald': 'Emerald',
  'tier.diamond': 'Diamond',
  'tier.master': 'Master',
  'tier.grandmaster': 'Grandmaster',
  'tier.challenger': 'Challenger',
  'tier.sovereign': 'Sovereign',
  'tier.ascendant': 'Ascendant',
  'tier.immortal': 'Immortal',
  'tier.radiant': 'Radiant',
  // Bronze as Valorant’s client names it, where that is another word than in the other games.
  valorantBronze: 'Bronze',

  // A rank with its division, such as “Gold IV” or “Gold 2”.
  rank: '{tier} {division}',
  // A climb as a title, such as “Gold IV to Platinum IV”: headings, lists, mails. Begins with a capital.
  climb: '{start} to {target}',
  // Joins two things of a list or a name and its detail, such as “Priority start, +25%”; used again for each further one.
  listed: '{first}, {next}',
  named: '{name}: {value}',
  sentences: '{first} {next}',
  // Small, under a review or what a coach wrote, for readers of another language: {language} is such as “German”, in the reader’s own language.
  writtenIn: 'Written in {language}',
  // What a win order is for, such as “5 net wins”. A net win is a win left after losses are subtracted.
  wins: { one: '{count} net win', other: '{count} net wins' },
  // What a placement order is for, after a rank and a comma: “Gold IV, 5 placement games”. Where a game has no placements, it is the first ranked games of the season.
  'placements.placement': { one: '{count} placement game', other: '{count} placement games' },
  'placements.season': {
    one: 'first ranked game of the season',
    other: 'first {count} ranked games of the season',
  },
  // Takes the place of a rank where a player has none.
  unranked: 'Unranked',
  // A game and a service of it, such as “Valorant, Elo boost”.
  serviceLine: '{game}, {service}',
  // How long an order takes, such as “3 days” and “3 to 5 days”.
  days: { one: '{count} day', other: '{count} days' },
  daysRange: { one: '{from} to {to} days', other: '{from} to {to} days' },

  // In place of an amount: this add-on costs nothing. Up to 10 characters.
  free: 'Free',
  // The sum before add-ons and discounts, and the last line of a quote.
  basePrice: 'Base price',
  total: 'Total',
  // Under the total, with the amount at the end of the line; the second is its name for screen readers where a sentence of the law says that none is charged.
  includesVat: 'Includes VAT ({percent})',
  vat: 'VAT',
  // Lines of a quote; the amount follows at the end of the row. {unit} is the price of one, as in “Gold, 3 divisions × €6.00”. Up to 40 characters.
  'line.climb': { one: '{tier}, {count} division × {unit}', other: '{tier}, {count} divisions × {unit}' },
  // In the top tiers: {points} such as “120 LP” at a price {unit} for each {step}, a bare number.
  'line.points': '{tier} and up, {points} at {unit} per {step}',
  // Lines of win and placement orders.
  'line.wins': { one: '{count} net win × {unit}', other: '{count} net wins × {unit}' },
  'line.games': { one: '{count} game × {unit}', other: '{count} games × {unit}' },
  // Points the customer already has, such as “41–60 LP”, and what they take off the first division, such as “−40%”.
  'line.bracket': '{points}, {percent} on the first division',
  // {gain} is one of the words under gain.* below: Low, Normal or High.
  'line.gain.LP': '{gain} LP per win',
  'line.gain.RR': '{gain} RR per win',
  'line.gain.marks': 'Marks per win: {gain}',
  // Line of the quote of an order that was changed while it was played: what was played before the change. Up to 40 characters.
  'line.played': 'Played at the former price',
  // The next line of such a quote, a deduction: the part of the division under way that was played before the change.
  'line.under_way': 'Part already played',
  // Line of a quote: what a coupon takes off.
  'discount.coupon': 'Coupon',
  // Discount for customers who have reached a level by ordering often.
  'discount.level': 'Level discount',

  // An amount of a game’s points. Marks are Wild Rift’s, points those of its top tiers.
  'pointsOf.LP': '{points} LP',
  'pointsOf.RR': '{points} RR',
  'pointsOf.marks': { one: '{points} mark', other: '{points} marks' },
  'pointsOf.points': { one: '{points} point', other: '{points} points' },
  // The same points as a unit beside an input and as a column heading.
  'points.LP': 'LP',
  'points.RR': 'RR',
  'points.marks': 'Marks',
  'points.points': 'Points',

  // Servers, as the games’ clients name them: options of a menu and lines of a quote.
  'server.euw': 'EU West',
  'server.eune': 'EU Nordic & East',
  'server.na': 'North America',
  'server.br': 'Brazil',
  'server.lan': 'Latin America North',
  'server.las': 'Latin America South',
  'server.oce': 'Oceania',
  'server.tr': 'Turkey',
  'server.ru': 'Russia',
  'server.jp': 'Japan',
  'server.me': 'Middle East',
  'server.sea': 'Southeast Asia',
  'server.tw': 'Taiwan',
  'server.vn': 'Vietnam',
  'server.eu': 'Europe',
  'server.latam': 'Latin America',
  'server.ap': 'Asia-Pacific',

  // Queues, as the games’ clients name them: options in a row. Up to 18 characters.
  'queue.solo-duo': 'Solo/Duo',
  'queue.flex': 'Flex',
  'queue.ranked': 'Ranked',
  'queue.double-up': 'Double Up',
  'queue.competitive': 'Competitive',
  'queue.legendary': 'Legendary Queue',

  // Operating systems of a phone.
  'platform.android': 'Android',
  'platform.ios': 'iOS',

  // How many LP, RR or marks a win brings: options under “LP gained per win”, also inside line.gain.* above. Up to 10 characters.
  'gain.low': 'Low',
  'gain.normal': 'Normal',
  'gain.high': 'High',

  // Names of the add-ons: rows with a checkbox, lines of a quote and quoted inside sentences. Up to 24 characters.
  'addon.duo': 'Play along (duo)',
  'addon.priority': 'Priority start',
  'addon.stream': 'Private stream',
  'addon.characters.champions': 'Specific champions',
  'addon.characters.agents': 'Specific agents',
  'addon.solo-only': 'Solo-only queue',
  // The booster reviews one game with the customer after each tier, while the order is being played.
  'addon.coaching': 'Coaching along the way',
  // One more won game after the target is reached.
  'addon.bonus-win': 'Bonus win',
  'addon.offline': 'Appear offline',

  // One short line under an add-on’s name, without a period. Up to 30 characters.
  'addonText.duo': 'You play too, no login needed',
  'addonText.priority': 'Boosters see your order first',
  'addonText.stream': 'Watch every game live',
  'addonText.characters': 'Only the ones you pick',
  'addonText.solo-only': 'No premade partner',
  'addonText.coaching': 'One game review per tier',
  'addonText.bonus-win': 'One more win at the end',
  'addonText.offline': 'Friends don’t see you online',

  // Badge on a duo order: the hours in which the customer can play, in the customer’s own words.
  plays: 'Plays {hours}',

  // Positions and agent roles, as the games’ clients name them. Up to 14 characters.
  'role.top': 'Top',
  'role.jungle': 'Jungle',
  'role.mid': 'Mid',
  'role.bot': 'Bot',
  'role.support': 'Support',
  'role.baron': 'Baron lane',
  'role.dragon': 'Dragon lane',
  'role.duelist': 'Duelist',
  'role.initiator': 'Initiator',
  'role.controller': 'Controller',
  'role.sentinel': 'Sentinel',

  // The state of an order, on a badge. The English is fixed by the specification. Up to 22 characters.
  'status.not_paid': 'Not Paid',
  'status.waiting_for_account': 'Waiting for Account',
  'status.waiting_for_booster': 'Waiting for Booster',
  'status.boosting': 'Boosting',
  'status.verification_required': 'Completed',
  'status.completed': 'Completed',
  'status.cancelled': 'Cancelled',
  // Of a coaching order, in place of status.waiting_for_booster and status.boosting.
  'status.coachAsked': 'Waiting for Coach',
  'status.coaching': 'Coaching',

  // The fifth service, beside the four under service.* above.
  'service.coaching': 'Coaching',
  // Title of a coaching order: headings, lists, mails.
  coachingWith: { one: 'Coaching with {coach}, {count} hour', other: 'Coaching with {coach}, {count} hours' },
  // How long a coaching order takes.
  hours: { one: '{count} hour', other: '{count} hours' },
  // Line of a quote: hours of coaching and the price of one.
  'line.hours': { one: '{count} hour × {unit}', other: '{count} hours × {unit}' },
  // Button that unfolds the rest of a long quote.
  moreLines: { one: '{count} more line', other: '{count} more lines' },
} as const
