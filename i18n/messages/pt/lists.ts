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

  noMatch: 'Nenhum resultado com estes filtros',
  noMatchText: 'Limpa os filtros para veres tudo.',
  unknown: 'Esta lista não tem o filtro {filter}. Foi ignorado.',

  emptyPage: 'Esta página está vazia',
  emptyPageText: 'A lista tem agora menos páginas.',
  lastPage: 'Ir para a última página',

  show: { one: 'Ver {count} resultado', other: 'Ver {count} resultados' },
  all: 'Qualquer',

  changes: { one: '{count} alteração', other: '{count} alterações' },
  showChanges: 'Mostrar',
  pageSize: 'Linhas por página',
  rowsOnPage: { one: '{number} linha', many: '{number} linhas', other: '{number} linhas' },
  previousRow: 'Linha anterior',
  nextRow: 'Linha seguinte',

  selectAll: 'Selecionar todas as linhas visíveis',
  select: 'Selecionar {row}',
} satisfies TranslationOf<typeof lists, 'pt'>
