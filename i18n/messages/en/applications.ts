export default {
  // Page for staff with the applications of people who want to become boosters; its title is
  // shell.adminApplications. <meta name="description">.
  description: 'Applications to become a booster, with their deadlines.',
  // Two tabs. At most 16 characters.
  'state.open': 'Open',
  'state.answered': 'Answered',
  // How many are listed.
  count: { one: '{count} application', other: '{count} applications' },
  // An empty list, by tab: heading, text.
  none: 'No open applications',
  noneText: 'New applications appear here, the oldest first.',
  noneAnswered: 'No answered applications',
  noneAnsweredText: 'Applications appear here once they’ve been accepted or refused.',
  // Headings of columns. At most 16 characters.
  colWho: 'Applicant',
  colGames: '{names.games}',
  colSent: 'Sent on',
  colStatus: '{names.status}',
  colDue: 'Answer by',
  colAnswered: 'Answered on',
  // In the list: the best rank in a game and the one offered.
  gameRanks: '{game}: best {best}, offers {ceiling}',
  // Chips. At most 18 characters.
  'status.sent': 'Waiting for us',
  'status.asked': 'Waiting for them',
  'status.accepted': 'Accepted',
  'status.refused': 'Refused',
  // In the column of deadlines, after the deadline.
  late: 'Overdue',
  // Dialog with one application: title; headings of its parts that the applicant's page doesn't have; {zone} is a
  // city.
  title: 'Application from {username}',
  course: 'What happened so far',
  zone: 'Their time, {zone}',
  duoYes: 'Also wants duo orders',
  duoNo: 'No duo orders',
  // Where proof pictures were deleted.
  noPictures: 'The pictures have been deleted.',
  // Text alternative of a picture: {game}, {picture} is application.picture.*
  pictureOf: '{game}: {picture}',
  // In the list of events. At most 30 characters.
  'event.send': 'Sent',
  'event.ask': 'We asked',
  'event.answer': 'Answered our question',
  'event.accept': 'Accepted',
  'event.refuse': 'Refused',
  // Three tabs of the answer, and the field or the list of limits below. The first makes the person a booster.
  'tab.accept': 'Accept',
  'tab.ask': 'Ask',
  'tab.refuse': 'Refuse',
  // Read aloud as the name of the three.
  answer: 'Your answer to the application',
  // List of ranks for a game when accepting; text below.
  limit: 'Rank limit: {game}',
  acceptText: 'They can claim orders right away, in all services of these games on their server.',
  // Fields: labels, and the hint.
  question: 'Your question',
  reason: 'Your reason',
  noteHint: 'They get it word for word by e-mail, so write in their language: {language}.',
  // The button of each tab, short messages after it.
  acceptButton: 'Make {username} a booster',
  askButton: 'Send question',
  refuseButton: 'Refuse application',
  'done.accept': '{username} is now a booster.',
  'done.ask': 'The question has been sent.',
  'done.refuse': 'The application has been refused.',
  // While the text is too short.
  noteShort: 'Write at least {figures.leastApplicationNote} characters.',
} as const
