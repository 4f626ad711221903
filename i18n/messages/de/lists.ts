import type { TranslationOf } from '../../translate.ts'
import type lists from '../en/lists.ts'

export default {
  pages: 'Seiten',
  page: 'Seite {page}',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  clearFilters: 'Filter löschen',
  filters: 'Filter',
  filtersOn: 'Filter ({count})',
  sort: 'Sortieren',
  export: 'CSV exportieren',
  without: 'Filter {filter} entfernen',
  noMatch: 'Nichts passt zu deinen Filtern',
  noMatchText: 'Lösche die Filter, um wieder alles zu sehen.',
  unknown: 'Diese Liste kennt den Filter {filter} nicht. Er wurde ignoriert.',
  emptyPage: 'Diese Seite ist leer',
  emptyPageText: 'Was hier war, ist auf eine andere Seite gerückt.',
  lastPage: 'Zur letzten Seite',
  show: { one: '{count} Ergebnis zeigen', other: '{count} Ergebnisse zeigen' },
  all: 'Alle',
} satisfies TranslationOf<typeof lists, 'de'>
