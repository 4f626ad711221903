export default {
  // Picking when a session begins, from the times that a coach has free: label of a menu of days; each of its days, with
  // how many starts it has; what is read aloud before the starts of that day; below the menu.
  when: 'When?',
  day: { one: '{day} ({count} time)', other: '{day} ({count} times)' },
  start: 'Start time',
  local: 'Times are in your time zone, {zone}.',

  // Below a picked start: the same in the coach’s time zone.
  coachTime: 'For your coach: {time}, {zone}',

  // Last line of the menu: for a customer who books, and for someone who proposes a time. At most 30 characters.
  later: 'Agree on a time later',
  other: 'Another time',

  // Below the main button, while nothing is picked.
  missing: 'Pick a time, or choose to agree on one later.',

  // In place of the menu: while it loads, if that fails (with a button after it), and if there are no free times.
  loading: 'Free times are loading…',
  failed: 'Free times couldn’t be loaded.',
  again: 'Load free times again',
  none: 'No free times for a session this long. You can agree on one after you book.',

  // In the summary of an order that isn’t paid yet.
  booked: 'Booked for {time}',
  held: 'Held for you until {time}',

  // In the card of the next session; {time} is a date with a time.
  lost: 'Someone else booked the time you picked, {time}, while your payment was on its way. Agree on another one.',
  // Below an agreed time: a button that downloads a file for calendars. At most 26 characters.
  calendar: 'Add to calendar',
} as const
