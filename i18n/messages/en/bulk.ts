export default {
  // A bar that floats over staff’s lists of orders while some are selected: its name, read aloud, what it says, and a link.
  bar: 'Selected orders',
  selected: { one: '{count} selected', other: '{count} selected' },
  clear: 'Clear selection',

  // Its buttons, up to 20 characters. Each opens a dialog.
  'ask.verify': 'Verify…',
  'ask.assign': 'Assign…',
  'ask.cancel': 'Cancel and refund…',
  // The same buttons where only {number} of the selected orders allow it.
  'askSome.verify': 'Verify {number}…',
  'askSome.assign': 'Assign {number}…',
  'askSome.cancel': 'Cancel and refund {number}…',

  // A line above the list once all of its rows are selected, then two links that change what is meant. {number} is {count} as a figure.
  allChosen: {
    one: 'The {number} order of this view',
    other: 'All {number} orders of this view, also those not shown',
  },
  shownChosen: { one: 'The {count} order shown is selected', other: 'All {count} orders shown are selected' },
  onlyShown: { one: 'Only the {count} shown', other: 'Only the {count} shown' },
  chooseAll: { one: 'The {number} order of this view', other: 'All {number} orders of this view' },
  tooMany: 'The view has more than {number} orders. Narrow it down to select all of them.',

  // How far an action is: it waits for a colleague, runs, was stopped or is done. Then how many of how many.
  waiting: 'Waits until a colleague approves it',
  'running.verify': 'Verifying results',
  'running.assign': 'Assigning orders',
  'running.cancel': 'Cancelling orders',
  stopped: 'Stopped',
  'done.verify': { one: '{count} result verified', other: '{count} results verified' },
  'done.assign': { one: '{count} order assigned', other: '{count} orders assigned' },
  'done.cancel': { one: '{count} order cancelled', other: '{count} orders cancelled' },
  progress: { one: '{done} of {number} order', other: '{done} of {number} orders' },
  left: { one: '{count} left as it was', other: '{count} left as they were' },
  stop: 'Stop',
  undo: 'Undo',
  moreLeft: { one: 'and {count} more', other: 'and {count} more' },

  // The dialog: titles, what will happen, and what stays as it is; the list of these follows.
  'title.verify': 'Verify results',
  'title.assign': 'Assign orders',
  'title.cancel': 'Cancel orders',
  'will.verify': {
    one: '{count} result will be verified: its booster is credited and its customer is notified.',
    other: '{count} results will be verified: their boosters are credited and their customers are notified.',
  },
  'will.assign': {
    one: '{count} order will be assigned to the booster you choose. Its customer is notified right away.',
    other:
      '{count} orders will be assigned to the booster you choose. Their customers are notified right away.',
  },
  'will.cancel': {
    one: '{count} order will be cancelled. What was paid goes back the way it was paid.',
    other: '{count} orders will be cancelled. What was paid goes back the way it was paid.',
  },
  noneFits: 'None of these orders can be handled this way. Open them one by one.',
  refunded: 'Refunds together',
  willLeave: { one: '{count} order stays as it is:', other: '{count} orders stay as they are:' },
  needsSecond: 'A colleague has to approve refunds of this size. Nothing is cancelled before that.',
  needsProof: 'These are more than {number} orders, so you confirm first that it’s you.',

  // The button that begins it, up to 34 characters. {amount} is the sum of the refunds.
  'begin.verify': { one: 'Verify {count} result', other: 'Verify {count} results' },
  'begin.assign': { one: 'Assign {count} order', other: 'Assign {count} orders' },
  'begin.cancel': { one: 'Cancel {count} order', other: 'Cancel {count} orders' },
  'begin.refund': { one: 'Refund {count} order, {amount}', other: 'Refund {count} orders, {amount}' },

  // A field; the button beside, which changes nothing; then what is missing, a hint below the list of boosters, and its first option.
  reason: 'Reason, which the customers read',
  leave: 'Leave as it is',
  boosterMissing: 'Choose a booster first.',
  boosterHint: 'Boosters who can take the first of these orders. Each order is checked again.',
  chooseBooster: 'Choose a booster',
} as const
