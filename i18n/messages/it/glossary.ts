import type { TranslationOf } from '../../translate.ts'
import type glossary from '../en/glossary.ts'

export default {
  metaTitle: 'Glossario: rango, LP, MMR e le parole del boosting',
  description:
    'Che cosa vogliono dire LP, RR, MMR, decay, vittorie nette e partite di piazzamento in League of Legends, TFT, Valorant e Wild Rift, in poche frasi.',
  lead: 'Le parole di quattro classifiche e di questo negozio, ognuna in due o tre frasi.',
  search: {
    one: 'Cerca in {count} termine, come «vittoria netta»',
    other: 'Cerca in {count} termini, come «vittoria netta»',
  },
  onlyOurs: 'Solo parole di questo negozio',
  ours: 'Una parola di questo negozio',
  byGame: 'Termini per gioco',
  letters: 'Lettere',
  allGames: '{names.allGames}',
  found: { one: '{count} termine trovato', other: '{count} termini trovati' },
  see: 'Vedi: {term}',
  'from.elo-boost': 'Da {price} a divisione, <calculator>vai al calcolatore</calculator>',
  'from.duo-boost': 'Da {price} a divisione, <calculator>vai al calcolatore</calculator>',
  'from.placement-boost': 'Da {price} a partita, <calculator>vai al calcolatore</calculator>',
  'from.win-boost': 'Da {price} a vittoria netta, <calculator>vai al calcolatore</calculator>',
  noneTitle: 'Nessun termine corrisponde a «{query}»',
  nearest: 'Cercavi uno di questi?',
  noneOfThese: 'Con questi filtri non resta nessun termine.',
  showAll: 'Mostra tutti i termini',
  missing:
    'Manca un termine o ce n’è uno sbagliato? <contact>Scrivici</contact> e lo aggiungeremo con la fonte.',
} as const satisfies TranslationOf<typeof glossary, 'it'>
