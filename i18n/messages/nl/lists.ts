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
  noMatch: 'Niets past bij je filters',
  noMatchText: 'Wis de filters om alles weer te zien.',
  unknown: 'Deze lijst kent het filter {filter} uit de link niet. Het is genegeerd.',
  emptyPage: 'Deze pagina is leeg',
  emptyPageText: 'Wat hier stond, staat nu op een andere pagina.',
  lastPage: 'Naar de laatste pagina',
  show: { one: '{count} resultaat tonen', other: '{count} resultaten tonen' },
  all: 'Alle',
} satisfies TranslationOf<typeof lists, 'nl'>
