import type { TranslationOf } from '../../translate.ts'
import type adminreviews from '../en/adminreviews.ts'

export default {
  description: 'Tutte le recensioni, dalla più recente.',
  total: { one: '{count} recensione in totale', other: '{count} recensioni in totale' },
  none: 'Ancora nessuna recensione',
  noneText: 'Le recensioni compaiono qui appena i clienti recensiscono ordini completati.',
  search: 'Cerca per booster',
  searchHint: 'Nome di un booster',
  state: '{names.status}',
  'state.new': 'Ultimi {figures.reviewEdit}',
  'state.low': 'Voto basso',
  'state.hidden': 'Nascoste',
  'sort.newest': 'Recensione più recente',
  'sort.lowest': 'Voto più basso',
  colReview: 'Testo della recensione',
  colRating: 'Voto',
  noText: 'Senza testo',
  hide: 'Nascondi recensione',
  hideText: 'Sparisce dal profilo e non conta più. Il cliente e il booster leggono il tuo motivo.',
  isHidden: 'La recensione è nascosta.',
  show: 'Mostra di nuovo',
  showText: 'Ricompare nel profilo e conta. Avvisiamo il cliente e il booster.',
  isShown: 'La recensione è di nuovo visibile.',
} satisfies TranslationOf<typeof adminreviews, 'it'>
