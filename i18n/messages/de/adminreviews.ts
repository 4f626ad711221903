import type { TranslationOf } from '../../translate.ts'
import type adminreviews from '../en/adminreviews.ts'

export default {
  description: 'Alle Bewertungen, die neuesten zuerst.',
  total: { one: '{count} Bewertung insgesamt', other: '{count} Bewertungen insgesamt' },
  none: 'Noch keine Bewertungen',
  noneText: 'Hier erscheinen Bewertungen, sobald Kunden abgeschlossene Aufträge bewerten.',
  search: 'Nach Booster suchen',
  searchHint: 'Name eines Boosters',
  state: '{names.status}',
  'state.new': 'Letzte {figures.reviewEdit}',
  'state.low': 'Niedrige Wertung',
  'state.hidden': 'Ausgeblendet',
  'sort.newest': 'Neueste Bewertung',
  'sort.lowest': 'Niedrigste Wertung',
  colReview: 'Text der Bewertung',
  colRating: 'Wertung',
  noText: 'Ohne Text',
  hide: 'Bewertung ausblenden',
  hideText: 'Sie verschwindet aus dem Profil und zählt nicht mehr. Kunde und Booster lesen deinen Grund.',
  isHidden: 'Die Bewertung ist ausgeblendet.',
  show: 'Wieder einblenden',
  showText: 'Sie erscheint wieder im Profil und zählt. Kunde und Booster werden benachrichtigt.',
  isShown: 'Die Bewertung ist wieder zu sehen.',
} satisfies TranslationOf<typeof adminreviews, 'de'>
