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
  noMatchText: 'Lösche die Filter, um alles zu sehen.',
  unknown: 'Diese Liste hat keinen Filter {filter}. Wir haben ihn ignoriert.',

  emptyPage: 'Diese Seite ist leer',
  emptyPageText: 'Die Liste hat inzwischen weniger Seiten.',
  lastPage: 'Zur letzten Seite',

  show: { one: '{count} Ergebnis zeigen', other: '{count} Ergebnisse zeigen' },
  all: 'Alle',

  changes: { one: '{count} Änderung', other: '{count} Änderungen' },
  showChanges: 'Anzeigen',
  pageSize: 'Zeilen pro Seite',
  rowsOnPage: { one: '{number} Zeile', other: '{number} Zeilen' },
  previousRow: 'Vorherige Zeile',
  nextRow: 'Nächste Zeile',

  selectAll: 'Alle gezeigten Zeilen auswählen',
  select: '{row} auswählen',
} satisfies TranslationOf<typeof lists, 'de'>
