import type { TranslationOf } from '../../translate.ts'
import type lists from '../en/lists.ts'

export default {
  pages: 'Pagine',
  page: 'Pagina {page}',
  previousPage: 'Pagina precedente',
  nextPage: 'Pagina successiva',
  clearFilters: 'Togli i filtri',
  filters: 'Filtri',
  filtersOn: 'Filtri ({count})',
  sort: 'Ordina',
  export: 'Esporta CSV',
  without: 'Togli il filtro {filter}',
  noMatch: 'Niente corrisponde ai tuoi filtri',
  noMatchText: 'Togli i filtri per rivedere tutto.',
  unknown: 'Questa lista non conosce il filtro {filter} del link. È stato ignorato.',
  emptyPage: 'Questa pagina è vuota',
  emptyPageText: 'Quello che c’era qui è passato a un’altra pagina.',
  lastPage: 'Vai all’ultima pagina',
  show: { one: 'Mostra {count} risultato', other: 'Mostra {count} risultati' },
  all: 'Tutti',
} satisfies TranslationOf<typeof lists, 'it'>
