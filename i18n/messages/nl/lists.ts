import type { TranslationOf } from '../../translate.ts'
import type lists from '../en/lists.ts'

export default {
  pages: 'Pagina’s',
  page: 'Pagina {page}',
  previousPage: 'Vorige pagina',
  nextPage: 'Volgende pagina',

  clearFilters: 'Filters wissen',
  filters: 'Filters',
  filtersOn: 'Filters ({count})',
  sort: 'Sorteren',
  export: 'CSV exporteren',
  without: 'Filter {filter} verwijderen',

  noMatch: 'Niets gevonden met deze filters',
  noMatchText: 'Wis de filters om alles te zien.',
  unknown: 'Deze lijst heeft geen filter {filter}. We hebben het genegeerd.',

  emptyPage: 'Deze pagina is leeg',
  emptyPageText: 'De lijst heeft nu minder pagina’s.',
  lastPage: 'Naar de laatste pagina',

  show: { one: '{count} resultaat tonen', other: '{count} resultaten tonen' },
  all: 'Alle',

  changes: { one: '{count} wijziging', other: '{count} wijzigingen' },
  showChanges: 'Tonen',
  pageSize: 'Rijen per pagina',
  rowsOnPage: { one: '{number} rij', other: '{number} rijen' },
  previousRow: 'Vorige rij',
  nextRow: 'Volgende rij',

  selectAll: 'Alle getoonde rijen selecteren',
  select: '{row} selecteren',
} satisfies TranslationOf<typeof lists, 'nl'>
