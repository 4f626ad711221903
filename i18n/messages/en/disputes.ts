// The disputes of orders: staff’s desk, and the page of one dispute, which customer and booster read too.
export default {
  // Description of these pages for a browser’s list of pages.
  description: 'Problems reported with orders, what both sides say, and what was decided.',
  // The empty desk: title and text.
  none: 'No open disputes',
  noneText: 'A dispute appears here as soon as someone reports a problem with an order.',
  // The tabs above the desk; their name is read aloud.
  tabs: 'Open and closed disputes',
  'tab.open': 'Open',
  'tab.closed': 'Closed',
  // Heads of the desk’s columns, at most 16 characters; in the second, who must act next.
  colAbout: 'About',
  // Button on a booster’s order that leads to this page.
  answer: 'Answer',
  // What a dispute is about: radio buttons when reporting, and a row of its page. At most 40 characters.
  kindLabel: '{contact.topic}',
  'kind.target_not_reached': 'Target not reached',
  'kind.games_not_played': 'Recorded games weren’t played',
  'kind.account_misused': 'Something changed on the account',
  'kind.wishes_ignored': 'Preferences weren’t followed',
  'kind.other': 'Something else',
  // Above the page of one dispute, to staff: its place among the open ones, and the links to its neighbors (keys J and K).
  place: '{place} of {of}',
  previous: 'Previous dispute',
  next: 'Next dispute',
  openOrder: 'Open order',
  // The chip beside its title: to staff, to the parties; then what became of it.
  'state.your_decision': 'Needs your decision',
  'state.team_decides': 'Under review',
  'state.decided': 'Decided',
  'state.withdrawn': 'Withdrawn',
  // Below the title. {service} is a service, {customer} and {booster} are names, {kind} is disputes.kind.*
  subline: '{number}, {service}. {customer} ordered, {booster} played. Reason: {kind}.',

  // The same line to the customer, and to the booster.
  'subline.customer': '{number}, {service}. You ordered, {booster} played. Reason: {kind}.',
  'subline.booster': '{number}, {service}. {customer} ordered, you played. Reason: {kind}.',
  // The five steps of a dispute, each with a date below it; at most 24 characters. The first is the order’s state before it.
  steps: 'Steps of the dispute',
  'step.submitted': 'Result submitted',
  'step.running': 'Order in progress',
  'step.answer': 'Booster answers',
  'step.answered': 'Booster answered',
  'step.decision': 'We decide',
  // Below a step: until when, how much time is left, that nobody answered, how long nothing closes automatically.
  by: 'by {time}',
  noAnswer: 'No answer',
  stopped: 'The clock is stopped',
  // A notice below the chart. {points} are points with their unit.
  unproven: {
    one: '{count} game after the last screenshot',
    other: '{count} games after the last screenshot',
  },
  unprovenText: 'No screenshot shows them. “By proven progress” doesn’t count them.',

  // The same to customer and booster, who know no outcomes.
  'unprovenText.party': 'No screenshot shows them, so our team looks at them closely.',
  // Heading of the statements, and what is shown until the booster writes.
  says: 'What both sides say',
  silent: 'No answer from the booster yet.',
  // The field for a statement: its label to the booster, to the customer, to staff; the message after sending.
  'write.booster': '{names.yourAnswer}',
  'write.customer': 'Add to your report',
  'write.staff': 'Ask both sides',
  sent: 'Everyone on this order can read it now.',
  // Heading of the decision: {amount} is the order’s price; {time} when it was frozen.
  frozen: '{amount} is frozen',
  frozenText: 'Since {time}. Nothing is paid or refunded until the decision.',
  // The outcomes that staff choose from: radio buttons, at most 26 characters, with a line below each.
  outcomeLabel: 'Outcome',
  'outcome.as_bought': 'Pay in full',
  'outcome.by_proof': 'By proven progress',
  'outcome.by_log': 'By recorded progress',
  'outcome.in_full': 'Refund in full',
  'outcome.returned': 'Back to the booster',
  'outcome.own': 'Own amounts',
  'text.as_bought': 'The result stands',
  'text.in_full': 'Nothing is paid for what was played',
  'text.returned': 'The order continues',
  'text.own': 'You enter each amount',
  'text.impossible': 'More was already refunded',
  sumDiffers: 'The amounts sum to {sum} instead of {total}.',
  // What follows from the chosen outcome: a heading, a bar with three amounts, and lines with an amount at the end. {name} is a person.
  after: 'What happens when you confirm',
  afterReturned: '{name} continues the order. No money moves.',
  linePaid: 'Price paid',
  lineWork: 'Paid part, {work}',
  lineEarned: 'Paid part',
  lineShare: 'Share of {name}',
  lineShop: 'Fee of {shop}',
  lineBack: 'Refund to {name}',
  // The field for the reason, the button below it, and why that button is unavailable.
  reason: 'Reason, sent to both sides',
  confirm: 'Confirm decision',
  'missing.text': 'Write something first.',
  'missing.outcome': 'Choose an outcome first.',
  'missing.amounts': 'Enter each amount first.',
  'missing.reason': 'Give a reason of at least {count} characters.',
  'missing.other': 'You decided about this order before. A colleague has to look at it now.',
  // The last dialog before a decision: title, a sentence below the amounts; the message after it.
  sure: 'Decide this dispute?',
  sureText: 'Both sides read the reason. Money that was refunded can’t be taken back.',
  decidedNow: 'The dispute is decided.',
  // Staff’s notes, which the parties don’t see: heading, field, button, message after it.
  notes: 'For staff only',
  note: 'Add a note',
  noteSave: 'Save note',
  noteSaved: 'The note was saved.',
  // The decision as both sides read it: heading, then rows with an amount.
  decision: 'The decision',
  yourRefund: 'Your refund',
  yourShare: '{names.yourShare}',
  // Withdrawing a report: button, title and text of the dialog, message after it.
  withdraw: 'Withdraw report',
  withdrawTitle: 'Withdraw this report?',
  withdrawText:
    'The order continues as before. If the time to check the result is over, the result is confirmed automatically.',
  withdrawnNow: 'The report was withdrawn.',
  // Staff let a completed order run again: button, title and text of the dialog, message after it.
  reopen: 'Reopen order',
  reopenTitle: 'Let this order run again?',
  reopenText:
    'The settlement is reversed, and the booster continues. If the order is played on the customer’s account, its login must be stored again.',
  reopened: 'The order runs again.',
  'missing.kind': 'Choose what it is about.',
  // Title of the notice on the order’s page when staff opened the dispute.
  byStaff: 'Our team is reviewing this order',
  // A link on the order’s page to the page of its dispute.
  details: 'See both sides',
  settle: 'Open the dispute',
  // A second look at a decision, once per decision, by another member of staff. Steps of the dispute, at most 24 characters.
  'step.appeal': 'Either side can appeal',
  'step.appealed': 'Second look requested',
  'step.otherAnswers': 'The other side answers',
  'step.otherAnswered': 'The other side answered',
  'step.colleague': 'A colleague decides',
  'step.final': 'The decision is final',
  // Below the step that says either side can appeal: who would decide.
  appealWho: 'Another member of staff decides',
  // The chip beside the title of a dispute that is looked at again, at most 20 characters.
  'state.second_look': 'Second look',
  // In the desk’s column “Waiting for”, when one side asked for a second look.
  // The button, the title and text of its dialog, the field in it, and the message after sending. {time} is a date.
  appeal: 'Ask for a second look',
  appealTitle: 'Ask for a second look?',
  appealText:
    'Another member of our team looks at the decision again and decides within {figures.appealDecision}. You can ask once. Shares are frozen until then. A refund that was paid stays paid.',
  appealReason: 'What the decision missed',
  appealSent: 'You asked for a second look. The other side can answer now.',
  // Below a decision: until when it can be looked at again, and that it can’t any more.
  'line.final': 'This decision is final.',
  // Headings of the two decisions, once there is a second look.
  firstDecision: 'The first decision',
  finalDecision: 'The final decision',
  // An outcome of a second look: a radio button, at most 26 characters, and the line below it.
  'outcome.upheld': 'The first decision stays',
  'text.upheld': 'No money moves',
  // The card where staff decide a second look: heading, and a line; {time} is when it was requested.
  again: 'Decide again',
  againText: 'Requested {time}. The shares are frozen until you decide. A refund that was paid stays paid.',
  // Below the amounts, when the shop pays {amount} that nobody returns.
  loss: 'The shop pays {amount}, because no refund is taken back.',
  // The field of the person who asked for the second look, the promise above it, and what is shown until the other side writes.
  'write.opener': 'Add to your request',
  silentAppeal: 'No answer from the other side yet.',
  // Where a dispute stands, as chips beside its title, in lists and in triage, at most 26 characters: who is asked now, or how far the
  // decision holds. “You” is the reader: a party who is asked, or staff.
  'state.your_answer': 'Needs your answer',
  'state.answer_overdue': 'Your answer is overdue',
  'state.booster_answers': 'Waiting for the booster',
  'state.customer_answers': 'Waiting for the customer',
  'state.colleague_decides': 'A colleague decides',
  'state.appealed': 'Second look requested',
  'state.appealable': 'Can be appealed',
  'state.final': 'Final',
  // The same as a sentence. {time} is a date with its hour.
  'line.your_answer': 'You can answer until {time}. After that, our team can decide without your answer.',
  'line.answer_overdue':
    'The time to answer is over, but you can still answer until our team decides, by {time} at the latest.',
  'line.booster_answers': 'The booster can answer until {time}.',
  'line.customer_answers': 'The customer can answer until {time}.',
  'line.your_decision': 'Decide by {time}.',
  'line.colleague_decides': 'You decided about this order before, so a colleague decides by {time}.',
  'line.team_decides': 'Our team decides by {time}.',
  'line.second_look': 'Another member of our team decides by {time}.',
  'line.appealable': 'Customer and booster can ask for a second look until {time}.',
  // Heading above the submitted screenshot and what was recorded; below it, how often the booster has opened the customer’s login.
  record: 'What the record shows',
  loginOpened: {
    one: 'The booster opened the login once, {time}.',
    other: 'The booster opened the login {count} times, last {time}.',
  },
} as const
