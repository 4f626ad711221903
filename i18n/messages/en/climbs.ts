export default {
  // Title of a customer’s home with several orders; the first where nothing waits for them.
  none: 'Nothing needs you',
  needs: { one: 'One order needs you', other: '{count} orders need you' },
  // Headings: their running orders, what happened lately, and what else is theirs (at most 24 characters each).
  title: 'Your climbs',
  since: 'Since yesterday',
  glance: 'At a glance',
  // Beside the headings: how many orders run; a link (at most 20 characters); in place of the list of news; a button (at most 20 characters).
  running: '{count} running',
  all: { one: '{count} order', other: 'All {count} orders' },
  quiet: 'Nothing new.',
  fresh: 'New order',
  // What is next in the row of an order, at most 36 characters; {days} is a day or two days with their months, {time} a day with a time.
  arrives: 'Arrives {days}',
  checkUntil: 'Your check, until {time}',
  startBy: 'Start promised by {time}',
  // Below it, from the third game on: whether the days that were promised are kept.
  onTime: 'On time',
  later: { one: '{count} day later than promised', other: '{count} days later than promised' },
  // In its drawing, at most 24 characters: nobody plays it yet; it was submitted; the days that were promised.
  looking: 'Looking for a booster',
  reached: 'Result submitted',
  promised: 'Promised {days}',
  // Work done in the log, such as “310 LP of 548 LP”.
  done: '{done} of {all}',
  // An entry of an open raffle, and when it is drawn; a saved booster who is online.
  ticket: '{raffle}, ticket {number}',
  closes: 'draws {date}',
  online: 'online now',
} as const
