import type { TranslationOf } from '../../translate.ts'
import type lists from '../en/lists.ts'

export default {
  pages: 'Pages',
  page: 'Page {page}',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',

  clearFilters: 'Effacer les filtres',
  filters: 'Filtres',
  filtersOn: 'Filtres ({count})',
  sort: 'Tri',
  export: 'Exporter en CSV',
  without: 'Retirer le filtre {filter}',

  noMatch: 'Rien ne correspond à tes filtres',
  noMatchText: 'Efface les filtres pour tout afficher.',
  unknown: 'Cette liste n’a pas de filtre {filter}. Il a été ignoré.',

  emptyPage: 'Cette page est vide',
  emptyPageText: 'La liste compte désormais moins de pages.',
  lastPage: 'Aller à la dernière page',

  show: { one: 'Voir {count} résultat', other: 'Voir {count} résultats' },
  all: 'Peu importe',

  changes: { one: '{count} changement', other: '{count} changements' },
  showChanges: 'Afficher',
  pageSize: 'Lignes par page',
  rowsOnPage: { one: '{number} ligne', many: '{number} lignes', other: '{number} lignes' },
  previousRow: 'Ligne précédente',
  nextRow: 'Ligne suivante',

  selectAll: 'Sélectionner toutes les lignes affichées',
  select: 'Sélectionner {row}',
} satisfies TranslationOf<typeof lists, 'fr'>
