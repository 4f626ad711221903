export default {
  // Title of the page on which a customer changes a paid order, and its description for browsers.
  title: 'Change your order',
  description: 'Change the target, the add-ons or the preferences of an order, and see what it costs first.',

  // Name of the row of tabs for screen readers; then the tabs, at most 22 characters each. `more` and `fewer` are those
  // of orders that count wins, games or hours.
  tabs: 'What to change',
  'tab.further': 'Go further',
  'tab.earlier': 'Stop earlier',
  'tab.more': 'More',
  'tab.fewer': 'Fewer',
  'tab.addons': '{names.addOns}',
  'tab.champions': 'Champions and roles',
  'tab.agents': 'Agents and roles',

  // The sentence below the tabs.
  'lead.further': 'Pick a new target on the route. Each rank shows the extra cost.',
  'lead.earlier': 'Pick an earlier target on the route. Each rank shows what you get back.',
  'lead.more': 'Pick how many you want in all. You pay only for what you add.',
  'lead.fewer': 'Pick how many you want in all. You get back what hasn’t been played.',
  'lead.addons': 'Add-ons apply to everything that is left to play.',
  'lead.wishes': 'Your preferences apply to every game that is left to play.',

  // Labels in the drawing, at most 24 characters: the present standing with its time, the start, the flag of the old
  // target, and the tag of the new one, which is also the label of its menus.
  now: 'Now, {time}',
  started: 'Started {time}',
  paidTo: 'Paid up to',
  newTarget: 'New target',
  // Under the brackets of the drawing: what is left of the paid part, such as “138 LP to go, paid”, and how much the
  // change adds or takes off.
  toGo: '{points} to go, paid',
  divisionsMore: { one: '{count} division more', other: '{count} divisions more' },
  divisionsLess: { one: '{count} division less', other: '{count} divisions less' },
  pointsMore: '{points} more',
  pointsLess: '{points} less',
  // Instead of the drawing, for orders that count: {work} and {before} are such as “5 net wins”.
  countOf: '{work}, before {before}',
  // Name of the slider for screen readers.
  sliderTarget: 'New target on the route',

  // Labels of fields: the present standing, which can’t be edited, and the number of net wins, games or hours after the
  // change.
  from: 'From, as recorded',
  count: 'How many in all',
  // Below the target’s menus.
  upTo: '{booster} plays up to {rank}.',

  // Beside the heading “Add-ons”: what their percentages are of.
  percentOfRest: 'Percent of what is left to play',
  // Below the add-on “Priority start”, which can’t be switched any more; then its line in the price.
  used: 'Used when {booster} started, not charged again',
  tooLate: 'The order has already started',
  usedPrice: 'Used, {price}',

  // Label of a text field, the line below it, and how much of it is used.
  note: 'Note to {booster}',
  noteHint: 'It appears in the chat together with the request.',
  noteLength: '{count} of {most}',

  // Heading of two choices: what happens after a no, or without an answer. Then each choice with the line below it.
  ifNo: 'If {booster} declines or doesn’t answer',
  keep: 'Keep the order as it is',
  keepText: '{booster} finishes what you have bought.',
  others: 'Ask other boosters',
  othersText: {
    one: 'Someone else plays the rest as a new order for {total}. {count} booster matches now.',
    other: 'Someone else plays the rest as a new order for {total}. {count} boosters match now.',
  },

  // Name of the price panel for screen readers.
  panel: 'What the change costs',
  // Opens below the price.
  whyText:
    'What has been played counts at the price you bought it for. What’s left to play costs today’s price, and what you remove is refunded at the price you paid. We recalculate every line before we charge anything.',
  // Rows of the price: what is to pay or comes back, and what was paid for {order}, such as “Silver II to Gold IV”.
  dueIfYes: 'To pay if {booster} agrees',
  due: 'To pay',
  dueOthers: 'To pay for the new order',
  ifOthers: 'If someone else plays it',
  comesBack: 'You get back',
  paid: 'Paid so far, {order}',
  // The balance as a way to pay.
  balance: 'Balance, {total}',

  // Above the price’s lines, if the change takes the order below the coupon’s minimum.
  couponEnds:
    'Your coupon needs an order of at least {minimum}. With this change it no longer applies, and the price is without it.',

  // The main button: it asks the booster, by name. At most 24 characters without the name.
  ask: 'Ask {booster}',
  // Below the button.
  'reserved.balance': 'We hold {total} of your balance and take it only if {booster} accepts.',
  'reserved.card':
    'We charge {total} to your card now. If {booster} declines or doesn’t answer, it goes back to the card.',
  'reservedOthers.balance': 'We reserve {total} of your balance now, for the new order.',
  'reservedOthers.card': 'Your card is charged {total} now, for the new order.',
  // Below the price in the bar of a phone, at most 30 characters.
  'bar.balance': 'Held until there’s an answer',
  'bar.card': 'Charged now, back if declined',
  barOthers: 'Kept for the new order',
  barBack: 'Goes back to you',

  // The list below the button: until when the booster can answer, what goes on, and what a no means.
  answerIn: '{booster} has {figures.changeAnswer} to answer.',
  answerBy: '{booster} can answer until {time}.',
  gamesGoOn: 'The games continue in the meantime.',
  noReturns: 'If {booster} declines or doesn’t answer, nothing changes and the {total} goes back to you.',
  noOthers:
    'If {booster} declines or doesn’t answer, we keep {total} for a new order. It starts when {booster} is done.',
  othersStart: 'The new order starts when {booster} is done.',
  othersCancel: 'You can cancel it until then and get the {total} back.',
  noKeeps: 'If {booster} declines or doesn’t answer, nothing changes.',

  // Why the button is unavailable.
  nothing: 'Change something first.',
  tooHigh: 'That is above {booster}’s highest rank.',
  impossible: 'The order has already reached that, or it can’t be ordered. Pick something else.',
  noWish: 'Pick at least one role or name for your preferences.',

  // The same page for staff, who prepare a change for the customer {name}: title, the sentence below it, label of the reason, the
  // button (at most 24 characters), the line below it, and the short message afterwards.
  'staff.title': 'Prepare a change',
  'staff.lead':
    'You see the change as {name} will: its price and what it means. Nothing is charged or changed until they agree.',
  'staff.reason': 'Reason, which the customer reads',
  'staff.send': 'Send to the customer',
  'staff.until':
    'The customer has {figures.changeAnswer} to agree. Without an answer, the order stays as it is.',
  'staff.sent': 'The customer has been notified',

  // In place of the page’s content, when the order can’t be changed.
  closed: 'This order can’t be changed now',
  closedText:
    'An order can be changed by its customer after it is paid, until the booster submits the result.',
  waitsText: 'You can change the order again when this change is answered or withdrawn.',
} as const
