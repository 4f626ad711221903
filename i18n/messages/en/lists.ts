export default {
  // Name of the page numbers below a list, read by screen readers; then the names of its buttons.
  pages: 'Pages',
  page: 'Page {page}',
  previousPage: 'Previous page',
  nextPage: 'Next page',

  // Buttons above a list, up to 18 characters. {count} is how many filters are on.
  clearFilters: 'Clear filters',
  filters: 'Filters',
  filtersOn: 'Filters ({count})',
  // Label of a menu with the ways to sort.
  sort: 'Sort',
  // Button that downloads the list as a file. Up to 16 characters.
  export: 'Export CSV',

  // A label and its value in one line, such as “Game: Valorant”.
  // Name of the cross on a filter that is on, read by screen readers. {filter} is such as “Game: Valorant”.
  without: 'Remove filter {filter}',

  // Title and text in place of a list that the filters leave empty.
  noMatch: 'Nothing matches your filters',
  noMatchText: 'Clear the filters to see everything.',
  // The address names a filter that this list doesn’t have.
  unknown: 'This list has no filter {filter}. We ignored it.',

  // Title, text and button in place of a page beyond the end of a list.
  emptyPage: 'This page is empty',
  emptyPageText: 'The list has fewer pages now.',
  lastPage: 'Go to the last page',

  // Button that closes the filters on a phone. Up to 22 characters.
  show: { one: 'Show {count} result', other: 'Show {count} results' },
  // First option of a filter’s menu, after its label: “Game: All”.
  all: 'All',

  // Floats over a list that changed while somebody pointed at it, then its link. Together up to 36 characters.
  changes: { one: '{count} change', other: '{count} changes' },
  showChanges: 'Show',

  // Name of a list of numbers, read aloud, and its options: how many rows a page has.
  pageSize: 'Rows on a page',
  rowsOnPage: { one: '{number} row', other: '{number} rows' },

  // Read aloud for two arrow buttons beside a list: they open the row before and after.
  previousRow: 'Previous row',
  nextRow: 'Next row',

  // Names of boxes, read aloud: the one above the rows, and that of a row. {row} is such as PK-20404.
  selectAll: 'Select all rows shown',
  select: 'Select {row}',
} as const
