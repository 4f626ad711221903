export default {
  // The page on which staff decide about orders: <meta name="description">.
  description: 'Orders that need a decision.',
  // The page without any order: heading, text.
  none: 'Nothing needs you',
  noneText: 'Orders appear here when they need a decision.',

  // Headings of the groups of orders, and the small text beside each: why they are here. At most 28 and 60 characters.
  'group.disputes': 'Disputes',
  'groupText.disputes': 'The money is on hold until you decide',
  'group.results': 'Results to check',
  'groupText.results': 'Their comparison failed, so they don’t complete automatically',
  'group.late_start': 'Late start',
  'groupText.late_start': 'The promised start has passed',
  'group.other_booster': 'Another booster wanted',
  'groupText.other_booster': 'The customer asked for another booster',
  'group.silent': 'Silent boosters',
  'groupText.silent': 'The order is held until the booster answers',
  'group.start_soon': 'Start due soon',
  'groupText.start_soon': 'Boosters were notified, none has claimed it yet',
  'group.checks': 'To verify',
  'groupText.checks': 'They complete automatically after {figures.check}',

  // A chip: how many boosters were asked for an order that has none. At most 14 characters.
  asked: { one: '{count} asked', other: '{count} asked' },

  // At the foot of a phone's page: how many orders are in the list, and the button that opens the first. At most 20 characters.
  toDecide: { one: '{count} order', other: '{count} orders' },
  start: 'Start triage',

  // Below the list: what the keys J and K do.
  'key.step': 'Next, previous',

  // The sheet of an order beside the list: read aloud, and while it loads.
  sheet: 'Order {number}',
  order: '{names.order}',
  // At its top: which one it is of those whose result can be verified.
  place: '{place} of {of} to verify',
  // A link to the page of the order, and to that of its dispute.
  page: 'Open order page',
  openDispute: 'Open dispute',
  // Above what verifying does, such as “halcyon is credited 10.50”.
  ifVerified: 'If you verify',
  // Its buttons; the second is for a result whose comparison failed. At most 14 characters.
  verify: 'Verify',
  verifyAnyway: 'Verify anyway…',
  reject: 'Send back…',
  undoable: {
    one: 'You can undo it for {count} second. The next order opens.',
    other: 'You can undo it for {count} seconds. The next order opens.',
  },

  // In the row of an order, and in its sheet: what was decided a moment ago, by the reader or by a colleague.
  'own.complete': 'Verified by you',
  'own.reject': 'Sent back by you',
  'by.complete': 'Verified by {name}',
  'by.reject': 'Sent back by {name}',
  undo: 'Undo',

  // Notices on the page of an order, for staff: what waits for a second person, with a link to the page of such things. Above it
  // what it is and its amount (“Tip refund 20.00”), beside it who proposed it.
  waitsForColleague: 'A second person has to decide',
  openProposals: 'Decide or withdraw it',
  proposedBy: 'Proposed by {name}, {time}',
  proposedByYou: 'Proposed by you, {time}. A colleague has to confirm it.',
  // The title above short facts such as “Same mailbox”.
  signals: 'Customer and booster have something in common',

  // In an open dialog, such as “Verify this result?”, after somebody else was quicker: who did what, and what to do now.
  'meanwhile.complete': '{name} verified this result a moment ago.',
  'meanwhile.reject': '{name} sent this result back a moment ago.',
  'meanwhile.assign': '{name} assigned this order a moment ago.',
  'meanwhile.cancel': '{name} cancelled this order a moment ago.',
  'meanwhile.drop': '{name} took this order from its booster a moment ago.',
  'meanwhile.other': '{name} changed this order a moment ago.',
  'meanwhile.unnamed': 'This order changed a moment ago.',
  meanwhileText: 'So this is no longer possible. Close it to see the order as it is now.',
  // Short message after a press that came too late.
  decidedBy: '{name} has just decided about this result.',

  // The dialog that asks why: titles, texts and labels of its field, for a doubtful result and for one that is sent back.
  'title.complete': '{order.verifyTitle}',
  'title.reject': 'Send this result back?',
  'lead.complete': 'Its comparison failed. Say why it’s right all the same; only staff read this.',
  'lead.reject': '{booster} reads the reason and submits again.',
  'why.complete': 'Why is it right?',
  'why.reject': 'Reason for the booster',
} as const
