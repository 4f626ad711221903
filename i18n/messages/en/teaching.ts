export default {
  // A coach’s page with the hours in which customers can book them: title, the line below it, and the same for a booster
  // who can’t coach yet.
  title: 'Hours you teach',
  lead: 'Customers pick a free time from these hours when they book you. Booked sessions stay where they are when you change your hours.',
  notYet: 'You can set hours once a game is in your services and your rank limit there is Diamond or higher.',

  // Section with the hours of each day of the week: title, text, label of a menu of time zones.
  weekly: 'Every week',
  weeklyText:
    'On half hours. For hours that continue after midnight, end the day at {end} and start the next one at {start}.',
  zone: 'Your time zone',

  // A day without hours; the button that adds some (at most 20 characters); what is read aloud for the button that removes
  // some, and for the two menus of times.
  none: 'No hours',
  add: 'Add time span',
  remove: 'Remove hours: {day}',
  fromOf: '{day}, from',
  toOf: '{day}, to',

  // Below a day whose hours overlap, and below the main button.
  overlap: 'These hours overlap. Change or remove one.',
  overlapSomewhere: 'Some hours overlap. Change or remove one of them.',

  // Section with single dates: title, text; labels of its form; the two choices of “What changes”; a line with a span;
  // button; what is read aloud for the button that removes a date; below the button while no date is chosen.
  dates: 'Dates that differ',
  datesText: 'A day off replaces the weekly hours of its date. Extra hours are added to them.',
  date: '{names.date}',
  kind: 'What changes',
  off: 'Day off',
  extra: 'Extra hours',
  extraSpan: 'Extra hours, {from} to {to}',
  addDate: 'Add date',
  removeDate: 'Remove {date}',
  dateMissing: 'Choose a date first.',

  // Section with two menus: title, text, labels (at most 24 characters). The first menu begins with “No notice”, hours
  // follow; the second has days.
  booking: 'Booking',
  bookingText: 'How soon and how far ahead a session can be booked.',
  notice: 'Shortest notice',
  noNotice: 'No notice',
  ahead: 'Furthest ahead',

  // Card with what customers can pick now: title, and the text while there is nothing.
  next: 'Next free times',
  nextNone: 'No times are free yet. Save your hours to see them here.',

  // Main button (at most 20 characters), and the short message after it.
  save: 'Save hours',
  saved: 'Your hours were saved.',
} as const
