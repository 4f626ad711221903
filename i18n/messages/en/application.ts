export default {
  // The page on which people apply to become boosters; its title and heading are shell.becomeBooster. Shown by
  // search engines, up to 155 characters.
  description:
    'Apply to become a booster: your accounts, ranks, languages and hours. We answer every application within {figures.applicationAnswer}, with a reason.',
  // Below the heading.
  lead: 'Show us what you play and how high. Staff read every application and answer within {figures.applicationAnswer}, with a reason.',

  // State of the draft, beside the heading, with a small cloud or mark. {time} is a time of day. At most 40
  // characters.
  saving: 'Saving…',
  savedAt: 'Saved at {time}',
  savedHere: 'Saved in this browser',
  notSaved: 'Not saved yet',
  // A link or small button beside it (at most 22 characters): saves again; to visitors: opens the dialog for an
  // account, so that they can go on elsewhere.
  saveAgain: 'Try again',
  continueLater: 'Continue later',
  // Below the state, to visitors.
  browserNote:
    'Without an account, your draft stays in this browser. It moves to your account when you sign in.',
  // A notice when the draft was changed in another tab or on another device: title, text, button that shows that
  // version.
  changedTitle: 'This draft was changed elsewhere',
  changedText:
    'Another tab or device saved a newer version. To avoid overwriting it, load that version first.',
  changedLoad: 'Load the newer version',
  // A notice to a person who filled in the page before signing in and has another draft in their account: title,
  // text, two buttons (at most 32 characters).
  twoTitle: 'You have another draft',
  twoText: 'One is in your account, the other in this browser. Choose the one you want to keep.',
  keepAccount: 'Keep the one in my account',
  keepBrowser: 'Keep the one in this browser',

  // The ridge at the top is the progress; its camps are links to the parts of the page, which have the same
  // names. Read aloud as the name of the list; the parts, at most 22 characters.
  progress: 'Parts of your application',
  'part.about': 'About you',
  'part.accounts': 'Accounts and ranks',
  'part.proof': '{names.proof}',
  'part.hours': 'Hours',
  'part.check': 'Check and send',
  // Below a part's name in the ridge: its state, at most 26 characters. The last two are below “Check and send”.
  done: 'Done',
  toDo: 'To do',
  accountsDone: { one: 'Done, {count} account', other: 'Done, {count} accounts' },
  picturesOf: { one: '{uploaded} of {count} picture', other: '{uploaded} of {count} pictures' },
  hoursWeek: { one: '{hours} hour a week', other: '{hours} hours a week' },
  ready: 'Nothing is missing',
  missing: { one: '{count} thing is missing', other: '{count} things are missing' },
  // On a phone, above the name of the current part.
  step: 'Step {number} of {total}',
  // Button at the end of a finished part that is folded to one line; at the end of an open one, which folds it. At
  // most 12 characters.
  change: 'Change',
  fold: 'Done here',

  // First part: heading of the languages, what a level is called, field that adds a language, name of a button
  // that removes one (read aloud).
  languages: 'Languages you play in',
  'level.basic': 'Basic',
  'level.fluent': 'Fluent',
  'level.native': 'Native',
  addLanguage: 'Add a language',
  removeLanguage: 'Remove {language}',
  // Read aloud for the list of levels of a language.
  levelOf: 'Level: {language}',
  // In the folded line: a language with its level.
  languageLevel: '{language} ({level})',
  // Field for a text: label, hint, and the hint while it is too short; {count} is what was typed.
  experience: 'Your experience',
  experienceHint:
    'Seasons, roles, teams, coaching: what should we know about how you play? Up to {figures.mostExperience} characters.',
  experienceShort: {
    one: '{count} character; at least {figures.leastExperience}, please.',
    other: '{count} characters; at least {figures.leastExperience}, please.',
  },

  // Second part: beside its heading; labels of three ranks, in a row; button below the accounts, and what it
  // names after it: a list of games.
  accountsNote: 'One account per game is enough',
  rankNow: 'Rank now',
  rankBest: 'Best ever',
  rankCeiling: 'Would play up to',
  addGame: 'Add a game',
  // Below the accounts.
  ceilingNote:
    '“Would play up to” is the rank you feel safe at on someone else’s account. Staff can set it lower at first.',
  // Where there is no account yet.
  noAccounts: 'Add the games you want to play for customers.',
  // Dialog for one account: titles, fields. The name is the one that the game shows.
  accountTitle: 'Your {game} account',
  accountName: 'Name in the game',
  accountNameHint: 'As the game shows it, such as {example}. We never ask for a password.',
  accountGame: '{names.game}',
  server: '{names.server}',
  // Errors below its lists of ranks.
  bestTooLow: 'Your best rank can’t be below your rank now.',
  ceilingTooHigh: 'Choose a rank that you’ve reached yourself.',
  // Its buttons; the icon button that opens it (read aloud).
  saveAccount: 'Save account',
  removeAccount: 'Remove account',
  editAccount: 'Edit: {game}',

  // Third part: beside its heading (work.pictureTypes is there too), and its text.
  proofText:
    '{figures.picturesPerAccount} screenshots per account: your profile with name and rank, and your last {figures.provenGames} ranked games. We delete them {figures.refusedApplication} after our answer.',
  // While there is no account of a game.
  proofFirst: 'Add an account first, then its screenshots go here.',
  // To visitors in place of the fields: text, button.
  proofAccount:
    'Screenshots are stored with your account, so you need one before you upload them. Everything you’ve entered comes along.',
  createAccount: 'Create an account or sign in',
  // The two screenshots of an account. At most 24 characters.
  'picture.profile': 'Profile',
  'picture.history': 'Last {figures.provenGames} games',
  // Below it: file name and size; the same while it uploads.
  pictureSize: '{name}, {size}',
  pictureProgress: '{name}, {percent} of {size}',
  // Read aloud: what a check mark beside it means; the crosses that stop an upload and remove a picture; {picture} is
  // one of the two above.
  uploaded: 'Uploaded',
  cancelUpload: 'Cancel upload: {picture}',
  removePicture: 'Remove picture: {picture}',
  // Below a picture that is not there yet: button on a phone and with a mouse (at most 24 characters).
  choosePicture: 'Choose a picture',
  chooseAnother: 'Choose another picture',
  // Below it with a mouse.
  pasteHint: 'Or drop it on the frame, or paste it here with Ctrl+V.',

  // Fourth part: beside its heading, text (with a mouse, on a phone).
  zone: 'Your time, {zone}',
  hoursText: 'When do you usually play? Drag across a day. Drag its edges to change it.',
  hoursTextPhone: 'When do you usually play?',
  // In a bar of hours; {from} and {to} are times such as 17 or 17:30. At most 14 characters.
  span: '{from} to {to}',
  // Read aloud for it: {day} is a weekday; how the keyboard works, once for the whole field.
  spanOf: '{day}, {from} to {to}',
  noHours: '{day}, no hours',
  hoursKeys:
    'Arrow keys move the hours by half an hour; with Shift, they move the end. Enter adds hours; Delete removes them.',
  // At the end of a day: its hours; where there are none (at most 8 characters).
  hoursShort: '{hours} h',
  off: 'Off',
  // Below the days on a phone, before the sum.
  perWeek: 'Per week',
  // On a phone: button of a free day (at most 16 characters), labels of two lists (read aloud), word between them,
  // button that removes the hours (read aloud).
  addTime: 'Add time',
  fromOf: '{day}, from',
  toOf: '{day}, to',
  removeTime: 'Remove the hours: {day}',
  // A switch below: its label, and what it means.
  duo: 'I also want duo orders',
  duoNote: 'You play with the customer, when both of you are free.',

  // At the end of the page, beside its one button “{application.part.check}”.
  gapsCount: {
    one: 'One thing is missing. You can still read everything through.',
    other: '{count} things are missing. You can still read everything through.',
  },
  gapsNone: 'Everything is there. Read it through and send it.',
  uploadingNow: 'A picture is still uploading.',
  // Dialog: title, what is missing as links (at most 44 characters), what the applicant confirms, button, and the
  // reason while something is missing.
  checkTitle: 'Your application',
  'gap.languages': 'Add at least one language',
  'gap.experience': 'Write about your experience',
  'gap.accounts': 'Add at least one account',
  'gap.pictures': 'Add the missing screenshots',
  'gap.hours': 'Choose your hours',
  'gap.agreement': 'Confirm the last point',
  missingTitle: 'Still missing',
  agreement:
    'I’m at least {figures.leastBoosterAge}. Everything I’ve entered is true. I know that Riot Games’ terms forbid boosts, for me too, and that my own account can be penalized.',
  send: 'Send application',
  sendMissing: 'First add what’s missing.',
  // Field in that dialog and above the page, after staff asked something.
  answer: '{names.yourAnswer}',
  // To a visitor in place of the button: text; the button is createAccount.
  sendAccount: 'To send it and to get our answer, you need an account. Nothing you’ve entered is lost.',
  // Short message after sending.
  sentToast: 'Your application has been sent.',

  // Card beside the page: heading; its first line ({share} is a percentage); below the example's ranks; the lines of a
  // sum; below it.
  earnTitle: 'What you would earn',
  earnShare: '{share} of the price of every order',
  earnExample: 'Example, {server}',
  earnPrice: 'Price of this boost',
  earnKept: '{site} keeps {share}',
  earnYours: 'You earn',
  earnNote: 'It’s yours when the order is completed; {figures.hold} later you can have it paid out.',

  // Headings of what an application says, read by its writer and by staff. One word.
  'summary.languages': 'Languages',
  'summary.experience': 'Experience',

  // Beside the page: heading, then steps with a line each. The last depends on the answer.
  nextTitle: 'What happens next',
  'next.send': 'You send it',
  'next.sendText': 'You get an e-mail that confirms it.',
  'next.check': 'Staff check it',
  'next.checkText': 'Within {figures.applicationAnswer}. Questions come by e-mail.',
  'next.answer': 'You get our answer',
  'next.answerText': 'By e-mail and on this page. A no comes with a reason.',
  'next.orders': 'Orders that fit',
  'next.ordersText': 'Up to {figures.newSoloLimit} solo and {figures.newDuoLimit} duo at a time.',
  riot: 'Riot Games’ terms forbid boosts for you as well: your own account can be penalized. You confirm that you know this before you send.',

  // In place of the page once it is sent, by status: headings, texts. {date} is a day with a time, {email} an address.
  'status.sent': 'Your application is with us',
  'statusText.sent': 'Sent on {date}. We’ll answer by {due}, here and at {email}.',
  'status.asked': 'We have a question',
  'statusText.asked': 'Change what you like, write your answer and send it again.',
  'status.accepted': 'Welcome aboard',
  'statusText.accepted': 'You’ve been a booster since {date}. Your first orders are waiting on the board.',
  'status.refused': 'Not this time',
  'statusText.refused': 'We answered on {date}. You can apply again from {again}.',
  // Buttons: the page with available orders; a new application after a refusal.
  toBoard: 'Open the board',
  applyAgain: 'Apply again',
  // To a person who is a booster without an application: heading, text; the button is toBoard.
  already: 'You’re already a booster',
  alreadyText: 'Orders that fit your services are on the board.',
  // The course of the application, with dates: heading; what happened. At most 30 characters.
  courseTitle: 'Your application so far',
  'event.send': 'You sent it',
  'event.ask': 'We asked',
  'event.answer': 'You answered',
  'event.accept': 'We accepted it',
  'event.refuse': 'We declined it',
  // Button that shows what was sent.
  showSent: 'What you sent',
} as const
