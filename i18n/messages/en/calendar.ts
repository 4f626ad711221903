export default {
  // A button on the coach’s page, at most 22 characters.
  open: 'Open calendar',

  // The page’s heading, a line below it, the heading of a week (its Monday), names of two arrows and a button between them.
  title: 'Coaching calendar',
  lead: 'All times in your time zone, {zone}.',
  week: 'Week of {date}',
  before: 'Previous week',
  after: 'Next week',
  now: 'This week',

  // Below the drawing, beside a mark; then what a session waits for, in a badge of at most 24 characters.
  free: 'Free to book',
  'state.agreed': 'Agreed',
  'state.asked': 'Waits for your answer',
  'state.proposed': 'Proposed',
  'state.paying': 'Being paid',
  'state.held': 'Held',
  stopped: 'Stopped',

  // In place of the customer’s name.
  someone: 'A customer is paying',

  // Above the drawing, why nothing can be booked.
  awayUntil: 'You’re away until {time}. Nothing can be booked before.',
  away: 'You’re away. Nothing can be booked until you return.',
  noHours: 'Set the hours you teach, and customers book them here.',

  // Below the drawing: in place of the list, its name, a badge, and the hours of a session.
  none: 'No sessions this week.',
  sessions: 'Sessions',
  noLink: 'No meeting link',
  span: '{from} to {to}',

  // The form for the coach’s link: heading, text ({places} is a list of services), label, buttons, short message.
  usual: 'Your usual meeting link',
  usualText:
    'For all sessions without a link of their own. Customers read it from {figures.sessionReminder} before a session until it ends. A room on {places}.',
  link: 'Address of the room',
  save: 'Save link',
  remove: 'Remove link',
  saved: 'The meeting link is saved.',
} as const
