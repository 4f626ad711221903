export default {
  // Beside the bell and as title of its panel; the next names the bell for screen readers.
  title: 'Notifications',
  unread: { one: '{count} unread notification', other: '{count} unread notifications' },

  // Buttons of the panel’s head, read by screen readers and shown on hover.
  readAll: 'Mark all as read',
  settings: 'Choose what you hear of',

  // Read by screen readers before a row of filters, which follow; up to 12 characters each.
  filter: 'Show',
  'filters.all': 'All',
  'filters.unread': 'Unread',
  'filters.order': '{names.orders}',
  'filters.message': 'Messages',
  'filters.money': '{names.money}',
  'filters.work': 'Work',
  'filters.account': 'Account',

  // Headings above entries.
  today: 'Today',
  yesterday: 'Yesterday',

  // Heading above what waits for this person; below the name of an order: its number, and by when it should be done, or when it should have been.
  needsYou: 'Needs you',
  order: 'Order PK-{number}',
  by: 'PK-{number}, until {time}',
  due: 'PK-{number}, was due {time}',

  // What such an order waits for, below its name. At most 45 characters.
  'needs.silent': 'Your customer is waiting to hear from you',
  'needs.late': 'The order is late',
  'needs.check': 'The result is ready to check',
  'needs.login': 'The login is missing',
  'needs.pay': 'Not paid yet',

  // The button of such an order, by what is missing. At most 24 characters.
  'do.pay': 'Pay now',
  'do.login': 'Store login',
  'do.check': 'Check result',
  'do.enterCode': 'Enter the code',
  'do.openCode': 'Open the code',
  'do.seeOffer': 'See the offer',
  'do.answer': 'Answer',
  'do.openOrder': 'Open order',

  // A button that shows those below the first three of them.
  needsMore: {
    one: '{count} more order is waiting for you',
    other: '{count} more orders are waiting for you',
  },

  // Lists of staff in which something waits; how much is beside each. At most 30 characters.
  'queues.results': 'Results to decide',
  'queues.late_start': 'Start is late',
  'queues.other_booster': 'Wants another booster',
  'queues.silent': 'Booster silent',
  'queues.service_requests': 'Boosters ask for more',

  // Below an entry: equal ones within an hour.
  others: { one: 'and {count} more', other: 'and {count} more' },

  // Read by screen readers after an entry’s time.
  isUnread: 'unread',

  // In place of a list.
  none: 'Nothing new. Orders, messages and money appear here.',
  noneUnread: 'You’ve read everything.',

  // Buttons below the list.
  older: 'Show older',
  retry: 'Try again',

  // A link at the foot of the panel, to a page of its own.
  toAll: 'All notifications',

  // At the foot of the panel: when it is quiet each day, without or with an exception; until when it is paused; and a link to where that is changed.
  quiet: 'Quiet from {from} to {until}.',
  quietButCodes: 'Quiet from {from} to {until}. Login code requests still ring.',
  pausedUntil: '{push.pausedUntil}',
  change: 'Change',
} as const
