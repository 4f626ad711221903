export default {
  // Title of staff’s home page: how much waits for them; the second if it is at least so much.
  things: { one: '{count} thing needs a decision', other: '{count} things need a decision' },
  thingsMore: {
    one: 'At least {count} thing needs a decision',
    other: 'At least {count} things need a decision',
  },
  // Shown by search engines and browsers for the page.
  description: 'What needs your decision, by when.',
  // In place of the list: title and text.
  none: 'Nothing needs you',
  noneText: 'What needs a decision appears here automatically, with the time by which it’s due.',

  // Beside the list, the shop’s money of today: heading, what follows the sum that was taken in (one of three), then three
  // figures, up to 24 characters, and each of them a week ago.
  money: 'Money today',
  'takenIn.more': 'taken in, {amount} more than a week ago at this time',
  'takenIn.less': 'taken in, {amount} less than a week ago at this time',
  'takenIn.same': 'taken in, as much as a week ago at this time',
  'moved.paid_back': 'Paid back',
  'moved.credited': 'Earned by boosters',
  'moved.paid_out': 'Paid out',
  weekAgo: '{amount} a week ago at this time',

  // Beside the title, after the number of boosters who are online: orders that are being played.
  boosting: { one: '{count} order boosting', other: '{count} orders boosting' },

  // In a row: how much waits in a list of staff. At most 26 characters. {count} can be 100 for “100 or more”.
  'queue.results': { one: '{count} result to verify', other: '{count} results to verify' },
  'queue.late_start': { one: '{count} late start', other: '{count} late starts' },
  'queue.other_booster': { one: '{count} booster change', other: '{count} booster changes' },
  'queue.silent': { one: '{count} silent booster', other: '{count} silent boosters' },
  'queue.disputes': { one: '{count} dispute', other: '{count} disputes' },
  'queue.support': { one: '{count} waiting chat', other: '{count} waiting chats' },
  'queue.payouts': { one: '{count} payout', other: '{count} payouts' },
  'queue.applications': { one: '{count} application', other: '{count} applications' },
  'queue.service_requests': { one: '{count} booster request', other: '{count} booster requests' },
  'queue.proposals': { one: '{count} approval', other: '{count} approvals' },

  // The button of that row, which leads to where it’s decided. At most 14 characters.
  'do.results': 'Verify',
  'do.late_start': 'Assign',
  'do.other_booster': 'Decide',
  'do.silent': 'Look',
  'do.disputes': 'Decide',
  'do.support': 'Answer',
  'do.payouts': 'Settle',
  'do.applications': 'Review',
  'do.service_requests': 'Decide',
  'do.proposals': 'Approve',

  // In that row: by when the first of it is due, or was. {time} is a date with a time of day, {left} a length of time such as “5 h 10 min”. At most 30 characters.
  by: 'By {time}',
  left: 'In {left}',
  late: 'Late by {left}',
  was: 'Was due {time}',
} as const
