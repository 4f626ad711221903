import type { TranslationOf } from '../../translate.ts'
import type lists from '../en/lists.ts'

export default {
  pages: 'Páginas',
  page: 'Página {page}',
  previousPage: 'Página anterior',
  nextPage: 'Página seguinte',
  clearFilters: 'Limpar filtros',
  filters: 'Filtros',
  filtersOn: 'Filtros ({count})',
  sort: 'Ordenar',
  export: 'Exportar CSV',
  without: 'Remover o filtro {filter}',
  noMatch: 'Nada corresponde aos teus filtros',
  noMatchText: 'Limpa os filtros para veres tudo outra vez.',
  unknown: 'Esta lista não conhece o filtro {filter} da ligação. Foi ignorado.',
  emptyPage: 'Esta página está vazia',
  emptyPageText: 'O que estava aqui passou para outra página.',
  lastPage: 'Ir para a última página',
  show: { one: 'Ver {count} resultado', other: 'Ver {count} resultados' },
  all: 'Todos',
} satisfies TranslationOf<typeof lists, 'pt'>
