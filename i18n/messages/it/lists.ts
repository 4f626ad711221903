import type { TranslationOf } from '../../translate.ts'
import type lists from '../en/lists.ts'

export default {
  pages: 'Pagine',
  page: 'Pagina {page}',
  previousPage: 'Pagina precedente',
  nextPage: 'Pagina successiva',

  clearFilters: 'Azzera filtri',
  filters: 'Filtri',
  filtersOn: 'Filtri ({count})',
  sort: 'Ordina per',
  export: 'Esporta CSV',
  without: 'Rimuovi il filtro {filter}',

  noMatch: 'Nessun risultato con i tuoi filtri',
  noMatchText: 'Azzera i filtri per vedere tutto.',
  unknown: 'Questa lista non ha un filtro {filter}. Lo abbiamo ignorato.',

  emptyPage: 'Questa pagina è vuota',
  emptyPageText: 'Ora la lista ha meno pagine.',
  lastPage: 'Vai all’ultima pagina',

  show: { one: 'Mostra {count} risultato', other: 'Mostra {count} risultati' },
  all: 'Qualsiasi',

  changes: { one: '{count} novità', other: '{count} novità' },
  showChanges: 'Mostra',
  pageSize: 'Righe per pagina',
  rowsOnPage: { one: '{number} riga', many: '{number} righe', other: '{number} righe' },
  previousRow: 'Riga precedente',
  nextRow: 'Riga successiva',

  selectAll: 'Seleziona tutte le righe mostrate',
  select: 'Seleziona {row}',
} satisfies TranslationOf<typeof lists, 'it'>
