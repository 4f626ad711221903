import type { TranslationOf } from '../../translate.ts'
import type adminreviews from '../en/adminreviews.ts'

export default {
  description: 'Alle reviews, nieuwste eerst.',
  total: { one: '{count} review in totaal', other: '{count} reviews in totaal' },
  none: 'Nog geen reviews',
  noneText: 'Reviews verschijnen hier zodra klanten afgeronde bestellingen beoordelen.',
  search: 'Zoeken op booster',
  searchHint: 'Naam van een booster',
  state: '{names.status}',
  'state.new': 'Laatste {figures.reviewEdit}',
  'state.low': 'Lage score',
  'state.hidden': 'Verborgen',
  'sort.newest': 'Nieuwste review',
  'sort.lowest': 'Laagste score',
  colReview: 'Tekst van de review',
  colRating: 'Score',
  noText: 'Zonder tekst',
  hide: 'Review verbergen',
  hideText: 'Hij verdwijnt van het profiel en telt niet meer mee. Klant en booster lezen je reden.',
  isHidden: 'De review is verborgen.',
  show: 'Weer tonen',
  showText: 'Hij staat weer op het profiel en telt mee. Klant en booster krijgen bericht.',
  isShown: 'De review is weer te zien.',
} satisfies TranslationOf<typeof adminreviews, 'nl'>
