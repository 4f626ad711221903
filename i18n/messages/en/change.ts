export default {
  // Title of the dialog in which a customer changes a paid order.
  title: 'Change your order',

  // Below the title, while a booster has the order.
  leadAsk:
    'Your booster has {figures.changeAnswer} to answer. The games continue in the meantime. What costs more is charged now. After a no, or without an answer, nothing changes and the money goes back.',

  // The same while no booster has it.
  leadNow: 'No booster has your order yet, so a change takes effect right away.',

  // Label of a menu: the number of net wins, games or hours after the change.
  count: 'How many in all',

  // Below the add-on “Priority start”, which can’t be switched any more.
  used: 'Used at the start, not charged again',

  // Above the amount.
  more: 'More to pay',
  less: 'You get back',

  // Rows below the lines of the difference.
  paid: 'Paid so far',

  // Why the button is unavailable.
  nothing: 'Change something first.',
  tooHigh: 'That is above your booster’s highest rank. Pick a lower target.',
  impossible: 'The order has already reached that, or it can’t be ordered. Pick something else.',

  // Label of a text field.
  note: 'Note to your booster',

  // Button that sends the request.
  ask: 'Ask the booster',
} as const
