export default {
  // Title of the browser tab.
  metaTitle: 'LoL, Valorant, TFT and Wild Rift coaching',
  // Shown by search engines, up to 155 characters.
  description:
    'Book up to {figures.mostHours} hours with a booster ranked Diamond or higher. Prices, languages and availability up front, and notes to keep.',
  // Heading of the page, and the text below it.
  heading: 'Learn the climb from someone who’s made it',
  lead: 'Book up to {figures.mostHours} hours with a booster who plays your game at Diamond or higher. You do all the playing, no one asks for your login, and the notes from each session are yours to keep.',

  // Heading above the list, with the number of offers beside it.
  coaches: 'Coaches',
  count: { one: '{count} offer', other: '{count} offers' },
  // Name of the row of games above the list, read by screen readers; its first option, up to 14 characters.
  allGames: '{names.allGames}',
  // Label of a menu: the language a coach teaches in.

  // Small, under or after a price, such as “€24.00 an hour”.
  anHour: 'an hour',
  hourly: '{price} an hour',
  // Under a coach’s name.
  upTo: '{game}, plays up to {rank}',
  // Last line of an offer: how many orders this coach has finished, or none.
  completed: { one: '{count} order completed', other: '{count} orders completed' },
  first: 'No completed orders yet',
  // Below it: what this coach has done as a booster, and their rating, such as “4.9 of 5 from 31 reviews of boosting and coaching”.
  boosts: { one: '{count} boost in this game', other: '{count} boosts in this game' },
  rated: {
    one: '{stars} of {most} from {count} review of boosting and coaching',
    other: '{stars} of {most} from {count} reviews of boosting and coaching',
  },
  // Read by screen readers before the hours in which the coach has time. Not “free of charge”.
  free: 'Available',
  // One span of these hours, such as “Mon 18:00 to 22:00”.
  freeTimes: '{day} {from} to {to}',
  // Under these hours: whose time zone they are in.
  freeZone: 'Time zone: {zone}',
  freeLocal: 'In your local time',
  // In place of hours, where a coach names none.
  byArrangement: 'By appointment',
  // Button of an offer, before and after it was pressed. Up to 14 characters.
  choose: 'Choose',
  chosen: 'Chosen',
  // Small badge beside made-up content of a demo shop. Up to 14 characters.
  demo: '{names.demoData}',

  // Title and text of the empty box beside the list.
  pickTitle: 'Choose a coach',
  pickText: 'The price of your session appears here once you choose a coach.',

  // Name of the box with the price, read by screen readers.
  yourSession: 'Your session',
  // Label above a number of hours with − and + buttons, and the names of these.
  howLong: 'How long?',
  lessTime: 'One hour less',
  moreTime: 'One hour more',
  // Label and hint of a text field.
  wishes: 'What do you want to learn?',
  wishesHint: 'Your rank, your role, what keeps going wrong. Your coach reads this before accepting.',
  // Main button, up to 24 characters, and a small note under it.
  book: 'Continue to payment',
  noAccount: '{service.noAccount}',
  // Promises under the button, each beside an icon, without a period. Up to 50 characters.
  promiseRefund: 'Full refund until your coach accepts',
  promiseAnswer: 'Full refund if there’s no answer within {figures.coachAnswer}',
  promiseLogin: 'You do the playing, no password needed',
  // Why a coach can’t press the button on their own offer.
  own: 'You can’t book your own offer.',

  // Title and text in place of an empty list.
  emptyTitle: 'No coaches here yet',
  emptyText: 'Coaches publish their own hours here. Browse all games, or play along with a booster instead.',
  // In place of the list of a game without offers, and read aloud on its tab; the button below it (at most 24 characters).
  nobody: 'Nobody coaches {game} right now.',
  seeAll: 'See all coaches',

  // Heading above four steps, and each step’s title and text. Titles up to 28 characters.
  howTitle: 'How coaching works',
  'how.choose': 'Find your coach',
  'how.chooseText': 'Compare prices, languages and what each coach teaches. Say what you want to learn.',
  'how.agree': 'Pick a time',
  'how.agreeText':
    'If your coach offers times, pick one when you book. If not, one of you proposes a time once your coach has accepted, within {figures.coachAnswer}.',
  'how.meet': 'Meet and play',
  'how.meetText': 'You play on your own account. Your coach watches, asks questions and explains.',
  'how.keep': 'Keep the notes',
  'how.keepText':
    'After each session, your coach writes down what you worked on. You check the notes and confirm the hours, and the order is completed.',

  // Heading above questions that unfold, and the questions with their answers.
  questionsTitle: 'Questions, answered plainly',
  'question.login': 'Does my coach need my password?',
  'answer.login':
    'No. Coaches never sign in to your account, and there’s nowhere to enter a password. You play, and your coach watches your screen or a recording.',
  'question.time': 'When do we meet?',
  'answer.time':
    'At the time you pick when you book, if your coach offers times. Otherwise, whenever you both agree: on the order page, you propose a time or accept the one your coach proposes. Either of you can propose another time later; it only counts once the other person accepts it. Each of you sees times in your own time zone.',
  'question.answer': 'What if my coach doesn’t answer?',
  'answer.answer':
    'After {figures.coachAnswer}, the order is cancelled automatically and you’re refunded in full to your original payment method. If your coach declines, you can get your money back right away.',
  'question.refund': '{service.question.refund}',
  'answer.refund':
    'Until your coach accepts, you get everything back. After that, you’re refunded for the hours that haven’t taken place. The order page always shows the amount.',
  'question.keep': 'What do I come away with?',
  'answer.keep':
    'The notes from each session, on your order page for as long as you want. You have {figures.check} to check them before the hours are confirmed automatically.',
} as const
