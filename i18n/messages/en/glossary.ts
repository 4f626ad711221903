export default {
  // Shown by search engines, up to 60 and 155 characters.
  metaTitle: 'Glossary: rank, LP, MMR and the words of boosting',
  description:
    'What LP, RR, MMR, decay, net wins and placement games mean in League of Legends, TFT, Valorant and Wild Rift, each in a few sentences.',

  lead: 'The words of four ladders and of this shop, each in two or three sentences.',

  // In the empty search field; “net win” is an example.
  search: {
    one: 'Search {count} term, like “net win”',
    other: 'Search {count} terms, like “net win”',
  },
  // Switch that hides the games’ own words, up to 26 characters.
  onlyOurs: 'Only words of this shop',
  // Below the name of a term that only this shop uses.
  ours: 'A word of this shop',
  // Name of the tabs that lead to the terms of one game, and of the row of letters; read by screen readers.
  byGame: 'Terms by game',
  letters: 'Letters',
  // The tab of all terms, and below a term that every game uses.
  allGames: '{names.allGames}',
  // How many terms are shown, read by screen readers after each change.
  found: { one: '{count} term found', other: '{count} terms found' },

  // A link below a term to the one that explains more.
  see: 'See: {term}',
  // Below a term: the lowest price, and a link to the calculator.
  'from.elo-boost': 'From {price} a division, <calculator>see the calculator</calculator>',
  'from.duo-boost': 'From {price} a division, <calculator>see the calculator</calculator>',
  'from.placement-boost': 'From {price} a game, <calculator>see the calculator</calculator>',
  'from.win-boost': 'From {price} a net win, <calculator>see the calculator</calculator>',

  // No term matches what was typed. Then a sentence and links to the nearest terms, or a sentence without links.
  noneTitle: 'No term matches “{query}”',
  nearest: 'Did you mean one of these?',
  noneOfThese: 'No term is left with these filters.',
  // Button that removes search and filters.
  showAll: 'Show all terms',
  // At the foot of the page; the marked words are a link to the contact form.
  missing: 'Is a term missing or wrong? <contact>Tell us</contact>, and we’ll add it with a source.',
} as const
