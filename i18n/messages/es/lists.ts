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
  sort: 'Orden',
  export: 'Exportar CSV',
  without: 'Quitar el filtro {filter}',
  noMatch: 'Nada coincide con tus filtros',
  noMatchText: 'Quita los filtros para volver a verlo todo.',
  unknown: 'Esta lista no conoce el filtro {filter} del enlace. Se ha ignorado.',
  emptyPage: 'Esta página está vacía',
  emptyPageText: 'Lo que había aquí ha pasado a otra página.',
  lastPage: 'Ir a la última página',
  show: { one: 'Ver {count} resultado', other: 'Ver {count} resultados' },
  all: 'Todos',
} satisfies TranslationOf<typeof lists, 'es'>
