import type { TranslationOf } from '../../translate.ts'
import type glossary from '../en/glossary.ts'

export default {
  metaTitle: 'Woordenlijst: rank, LP, MMR en de woorden van boosting',
  description:
    'Wat LP, RR, MMR, decay, net wins en plaatsingswedstrijden betekenen in League of Legends, TFT, Valorant en Wild Rift, elk in een paar zinnen.',
  lead: 'De woorden van vier ladders en van deze shop, elk in twee of drie zinnen.',
  search: {
    one: 'Zoek in {count} begrip, zoals “net win”',
    other: 'Zoek in {count} begrippen, zoals “net win”',
  },
  onlyOurs: 'Alleen woorden van deze shop',
  ours: 'Een woord van deze shop',
  byGame: 'Begrippen per game',
  letters: 'Letters',
  allGames: '{names.allGames}',
  found: { one: '{count} begrip gevonden', other: '{count} begrippen gevonden' },
  see: 'Zie: {term}',
  'from.elo-boost': 'Vanaf {price} per divisie, <calculator>naar de calculator</calculator>',
  'from.duo-boost': 'Vanaf {price} per divisie, <calculator>naar de calculator</calculator>',
  'from.placement-boost': 'Vanaf {price} per game, <calculator>naar de calculator</calculator>',
  'from.win-boost': 'Vanaf {price} per net win, <calculator>naar de calculator</calculator>',
  noneTitle: 'Geen begrip past bij “{query}”',
  nearest: 'Bedoelde je een van deze?',
  noneOfThese: 'Met deze filters blijft er geen begrip over.',
  showAll: 'Alle begrippen tonen',
  missing:
    'Ontbreekt er een begrip of klopt er een niet? <contact>Laat het ons weten</contact>, dan voegen we het toe met een bron.',
} as const satisfies TranslationOf<typeof glossary, 'nl'>
