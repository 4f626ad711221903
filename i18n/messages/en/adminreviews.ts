export default {
  // Page “Reviews” for staff (its title is shell.adminReviews): <meta name="description">.
  description: 'All reviews, newest first.',

  // Above the list.
  total: { one: '{count} review in total', other: '{count} reviews in total' },

  // In place of an empty list: a heading and a sentence.
  none: 'No reviews yet',
  noneText: 'Reviews appear here once customers write about completed orders.',

  // The field above the list: its label, which is only read aloud, and its placeholder, at most 28 characters.
  search: 'Search by booster',
  searchHint: 'Name of a booster',

  // Label of a filter, and its options. At most 18 characters.
  state: '{names.status}',
  'state.new': 'Last {figures.reviewEdit}',
  'state.low': 'Low rating',
  'state.hidden': 'Hidden',

  // Options of the list “Sort”. At most 24 characters.
  'sort.newest': 'Newest review',
  'sort.lowest': 'Lowest rating',

  // Column heads.
  colReview: 'Review text',
  colRating: 'Rating',

  // In place of a review’s text.
  noText: 'No text',

  // Buttons of a row, and title and button of their dialogs.
  hide: 'Hide review',
  hideText: 'It disappears from the profile and no longer counts. Customer and booster read your reason.',
  isHidden: 'The review is hidden.',
  show: 'Show review again',
  showText: 'It appears on the profile again and counts. Customer and booster are notified.',
  isShown: 'The review is shown again.',
} as const
