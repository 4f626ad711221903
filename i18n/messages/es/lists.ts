import type { TranslationOf } from '../../translate.ts'
import type lists from '../en/lists.ts'

export default {
  pages: 'Páginas',
  page: 'Página {page}',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',

  clearFilters: 'Quitar filtros',
  filters: 'Filtros',
  filtersOn: 'Filtros ({count})',
  sort: 'Ordenar',
  export: 'Exportar CSV',
  without: 'Quitar el filtro {filter}',

  noMatch: 'Nada coincide con tus filtros',
  noMatchText: 'Quita los filtros para verlo todo.',
  unknown: 'Esta lista no tiene el filtro {filter}. Lo hemos ignorado.',

  emptyPage: 'Esta página está vacía',
  emptyPageText: 'Ahora la lista tiene menos páginas.',
  lastPage: 'Ir a la última página',

  show: { one: 'Ver {count} resultado', other: 'Ver {count} resultados' },
  all: 'Cualquiera',

  changes: { one: '{count} cambio', other: '{count} cambios' },
  showChanges: 'Mostrar',
  pageSize: 'Filas por página',
  rowsOnPage: { one: '{number} fila', many: '{number} filas', other: '{number} filas' },
  previousRow: 'Fila anterior',
  nextRow: 'Fila siguiente',

  selectAll: 'Seleccionar todas las filas visibles',
  select: 'Seleccionar {row}',
} satisfies TranslationOf<typeof lists, 'es'>
