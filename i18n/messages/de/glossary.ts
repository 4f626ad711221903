import type { TranslationOf } from '../../translate.ts'
import type glossary from '../en/glossary.ts'

export default {
  metaTitle: 'Glossar: Rang, LP, MMR und die Wörter des Boostings',
  description:
    'Was LP, RR, MMR, Decay, Nettosiege und Platzierungsspiele in League of Legends, TFT, Valorant und Wild Rift bedeuten, jeweils in wenigen Sätzen.',
  lead: 'Die Wörter von vier Ranglisten und von diesem Shop, jedes in zwei oder drei Sätzen.',
  search: {
    one: '{count} Begriff durchsuchen, etwa „Nettosieg“',
    other: '{count} Begriffe durchsuchen, etwa „Nettosieg“',
  },
  onlyOurs: 'Nur Wörter dieses Shops',
  ours: 'Ein Wort dieses Shops',
  byGame: 'Begriffe nach Spiel',
  letters: 'Buchstaben',
  allGames: '{names.allGames}',
  found: { one: '{count} Begriff gefunden', other: '{count} Begriffe gefunden' },
  see: 'Siehe: {term}',
  'from.elo-boost': 'Ab {price} je Division, <calculator>zum Rechner</calculator>',
  'from.duo-boost': 'Ab {price} je Division, <calculator>zum Rechner</calculator>',
  'from.placement-boost': 'Ab {price} je Spiel, <calculator>zum Rechner</calculator>',
  'from.win-boost': 'Ab {price} je Nettosieg, <calculator>zum Rechner</calculator>',
  noneTitle: 'Kein Begriff passt zu „{query}“',
  nearest: 'Meintest du einen von diesen?',
  noneOfThese: 'Mit diesen Filtern bleibt kein Begriff übrig.',
  showAll: 'Alle Begriffe anzeigen',
  missing:
    'Fehlt ein Begriff oder stimmt einer nicht? <contact>Schreib uns</contact>, und wir ergänzen ihn mit Quelle.',
} as const satisfies TranslationOf<typeof glossary, 'de'>
