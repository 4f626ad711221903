export default {
  // Steps of the path at the top of a coaching order, in every state of theirs; the same place as
  // order.step.*. At most 22 characters.
  stepAccepted: 'Coach’s answer',
  stepSessions: 'Sessions',

  // The line below the title of a coaching order: {number} is order.orderNumber, {service} games.serviceLine.
  subline: '{number}, {service}',

  // Notice while the coach has not answered: title and text to the customer. {coach} is a user name, {time} a
  // date with a time.
  waitingTitle: 'Waiting for {coach}',
  waitingText:
    'Your coach has until {time} to answer. If they don’t, the order is automatically cancelled and you’re refunded in full.',
  waitingTextStaff:
    'The coach has until {time} to answer. If they don’t, the order is automatically cancelled and the customer is refunded in full.',
  // Notice once the coach has declined or dropped the order: title and text to the customer; the coach's
  // reason stands between them.
  declinedTitle: '{coach} has declined',
  declinedText:
    'Cancel the order to get your refund right away. If you do nothing, the order is cancelled automatically on {time}, and the refund goes to your original payment method.',
  declinedTextStaff:
    'The customer can cancel the order for an immediate refund. If they do nothing, it’s cancelled automatically on {time}, and the refund goes to their original payment method.',

  // Card of the next session, to customer and coach: heading; while there is no time; the mark beside an
  // agreed time (at most 16 characters); below the time.
  title: 'Next session',
  none: 'No time agreed yet',
  noneText: 'Propose a time. The other person can accept it or propose another one.',
  agreed: 'Agreed',
  localZone: 'In your local time, {zone}',
  // In that card, what was proposed: by the reader, by the other side; a line below it.
  youProposed: 'You proposed {time}. {name} hasn’t answered yet.',
  theyPropose: '{name} proposed {time}.',
  keeps: 'The agreed time stays in effect until the new one is accepted.',
  overdue: 'This proposal has expired. Propose another time.',
  // Buttons of that card, and the label of its field. At most 26 characters.
  accept: 'Accept this time',
  proposeOther: 'Propose another time',
  when: '{names.dateAndTime}',
  propose: 'Propose time',
  // Short messages after those buttons; what stands below “Propose time” while it can't be used.
  proposed: 'Your proposal was sent.',
  accepted: 'The time is agreed.',
  whenMissing: 'Choose a date and a time first.',
  whenPast: 'That time has passed. Choose a later one.',

  // In the same card, where the session takes place: heading, a button ({place} is a service such as Zoom), lines to the customer and
  // to the coach, buttons of the coach.
  meeting: 'Where you meet',
  join: 'Join on {place}',
  meetingOpens: 'The link appears here on {time}.',
  meetingEnds: 'The link disappears when the session ends.',
  meetingNone: 'Your coach hasn’t set a meeting link yet.',
  meetingMissing: 'There’s no meeting link yet. Your customer can’t join without one.',
  meetingCoach: 'Your customer reads the link from {time} until the session ends.',
  meetingSet: 'Set a meeting link',
  meetingOther: 'Use another link for this order',

  // Section with the coach's notes: heading; a label before the figures, such as “Hours done 2 of 3”; a
  // heading of each session; the text while there are none, to the customer and to the coach.
  notes: 'Session notes',
  held: 'Hours done',
  heldOf: '{held} of {all}',
  noteTitle: 'Session {number}',
  noNotes:
    'After each session, your coach’s notes appear here: what you worked on, and what to practice next.',
  noNotesCoach: 'Your notes for the customer appear here after each session.',

  // Form in which the coach records a session: heading, text, labels, button (at most 20 characters), short
  // message after it.
  recordTitle: 'After the session',
  recordText:
    'Write down what you worked on and what to practice before next time. The customer keeps your notes. After the last hour, the order goes to the customer for review.',
  recordHours: 'Hours done',
  recordNotes: 'Notes for the customer',
  record: 'Save notes',
  recorded: 'Your notes were saved.',
  // What stands below that button while it can't be used.
  notesMissing: 'Write at least {figures.leastNotes} characters.',
  agreeFirst: 'Agree on a time first.',
  notBegun: 'The session hasn’t started yet.',

  // Card of the coach when staff sent the order back after all hours: heading, text, button (at most 20
  // characters).
  finishTitle: 'All hours done',
  finishText: 'Once you’ve sorted out what was missing, submit the order again.',
  finish: 'Submit again',

  // Card of the submitted order, to the customer: title, text.
  checkTitle: 'Your coach says all hours are done',
  checkText: 'Read the notes below. If you do nothing, the hours are confirmed automatically on {time}.',

  // Card of the completed order, to the customer: title, text.
  completedTitle: 'Coaching completed',
  completedText: 'The order is completed. You can still read the notes here.',

  // Small labels in the card of the people of an order: what the customer wants to work on, and who coaches.
  // At most 24 characters.
  wishes: 'What to work on',
  coach: 'Coach',

  // Text of the folded section in which a coach drops an order (order.dropTitle).
  dropText:
    'You’re paid for the hours you’ve completed. You can’t accept this order again, and the customer is refunded for the rest.',

  // Card of what a cancellation would give back (order.stopTitle): the sum of its lines; a sentence below, to
  // the customer.
  stopEarned: 'Earned for completed hours',
  stopHow: '{order.stopHow}',
} as const
