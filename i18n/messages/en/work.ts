export default {
  // Read aloud as the name of the bar at the foot of a booster's order on a phone.
  bar: 'Work on this order',

  // The account's login, to the booster: a button on a phone and a heading (at most 10 characters); the text
  // while it is closed; how long it still shows.
  login: 'Login',
  loginClosed: 'The login is shown for {figures.loginView}. The customer can see each time you open it.',
  hidesIn: 'Hides in {time}',
  // Buttons beside a field of the login: before and after (at most 8 characters), what is read aloud for it;
  // {field} is the field's name.
  copy: 'Copy',
  copied: 'Copied',
  copyField: 'Copy: {field}',
  // Short messages after that button.
  copiedToClipboard: 'Copied to clipboard.',
  copyFailed: 'Your browser didn’t allow copying. Show the text and select it.',
  // The eye beside the password, and what is read aloud in place of the dots.
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  hiddenPassword: 'Hidden',

  // Titles of the sheet in which a game is recorded on a phone.
  wonTitle: 'Game {number}, won',
  lostTitle: 'Game {number}, lost',
  drawnTitle: 'Game {number}, draw',
  // Button (at most 24 characters) and title of the sheet in which the games of a session are recorded at once; below
  // it a row per game. Each row has buttons for the result.
  several: 'Record several games',
  // Button that chooses the pictures of several games at once, the oldest game first; and what is missing where only a picture is.
  severalPictures: 'Choose screenshots',
  chooseResult: 'Choose the result of game {number}.',
  severalHow:
    'In the order you played them. Choose the result, and the rest is filled in; the next game follows.',
  // Button with a cross beside a game of that list, read aloud only.
  removeGame: 'Remove game {number}',
  // Beside each game: the rank after it, such as “Gold III, 62 LP”; a word that it has a screenshot.
  rankAfter: 'Rank after it: {rank}',
  hasPicture: 'Screenshot added',
  // Below the button while it is unavailable.
  noResult: 'Choose a result for the first game.',
  checkGame: 'Check game {number} first.',
  // The button, and the short message afterwards.
  recordCount: { one: 'Record {count} game', other: 'Record {count} games' },
  sessionRecorded: { one: '{count} game recorded.', other: '{count} games recorded.' },

  // Buttons at the two sides of the field for points (read aloud and as a tooltip).
  fewer: 'One point less',
  more: 'One point more',
  // In the list of champions or agents: the option for none, and the headings of its groups; the customer's
  // picks come first.
  noCharacter: 'Not recorded',
  picks: 'Requested by {customer}',
  'all.champions': 'All champions',
  'all.agents': 'All agents',

  // Field for a screenshot: what to do (with a mouse, on a phone), and which files it takes.
  pictureHow: 'Paste or drop it here, or choose a file',
  pictureChoose: 'Choose a screenshot',
  pictureTypes: 'PNG, JPEG or WebP, up to {figures.largestPicture}',
  megabytes: '{size} MB',
  // Its button with a camera (read aloud only); two links beside a chosen file (at most 10 characters), and
  // the text alternative of its image.
  takePhoto: 'Take a photo',
  replacePicture: 'Replace',
  removePicture: 'Remove',
  picturePreview: 'The chosen screenshot',
  // In place of a file's size: while a large photo is made smaller, and how far its upload is; the link that sends the
  // form again.
  preparingPicture: 'Making the picture smaller…',
  'upload.sending': 'Uploading…',
  'upload.waiting': 'No connection. We’ll try again as soon as it’s back.',
  'upload.failed': 'Not uploaded. Submit again to retry; your input is still here.',
  'upload.stored': 'Uploaded',
  'upload.again': 'Try again',
  // Errors below it.
  pictureEmpty: 'This file is empty. Choose another one.',
  pictureTooLarge: 'This file is {size}, and the limit is {figures.largestPicture}. Choose a smaller one.',

  // Short messages after a booster dropped an order.
  dropped: 'You dropped order PK-{number}. It’s back on the board.',
  droppedPaid: 'You dropped order PK-{number}. {amount} was credited to you.',
  // Button beside an in-game name or a rank, in shops that can look up players (at most 24 characters); then the rank
  // that was found, such as “Gold II, 40 LP”, and where it differs, the start of the order and a link to order from there.
  lookUp: 'Look up rank',
  profileShows: 'The profile shows {rank}, {points}.',
  profileDiffers: 'Your order starts at {start}.',
  orderFromProfile: 'Order from this rank',
} as const
