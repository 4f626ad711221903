export default {
  // A booster's page: its title (at most 18 characters, a link in the menu too), its description for browsers, and the line below the title.
  description: 'What you play, when, and what customers read about you.',
  lead: 'Play less whenever you like: it counts at once. For more than the team allows, send them a picture.',

  // Headings of its parts. At most 34 characters.
  plays: 'What you play',
  hours: 'Your usual hours',
  about: 'About you',
  away: 'New orders',
  preview: 'What customers see',

  // Below the first heading; then below the table of services, where one was checked that the team has to allow.
  playsText: 'You’re only asked for what is checked here. Orders that you have stay with you.',
  needsTeam: 'Marked with a dashed edge: the team has to allow it first.',

  // Read aloud after a service that the team has to allow.
  beyond: 'needs the team',

  // Label of a list of ranks; a rank in it that the team has to allow. {game} is a game, {rank} a rank.
  rank: 'Highest rank in {game}',
  rankBeyond: '{rank} (ask the team)',

  // Label of check boxes, one for each queue of a game.
  queues: 'Queues',

  // Below the languages when none is chosen; button that leads to the public page.
  languageMissing: 'Add at least one language, so that customers know how to talk to you.',
  publicPage: 'Open public profile',

  // Below the hours: {zone} is the name of a time zone.
  zone: 'In your time zone: {zone}.',

  // Label of a text of up to 400 letters, what to write, and the label of the language it’s in.
  aboutLabel: 'A few lines for customers',
  aboutHint: 'Your champions, your style, how you like to play. No contact data.',
  aboutIn: 'Language of this text',

  // Button at the foot, why it’s unavailable while nothing changed, and the message after it.
  save: 'Save changes',
  unchanged: 'Everything is saved.',
  saved: 'Saved. Your board follows at once.',
  // Why the button is unavailable.
  noService: 'Keep at least one service checked. To take no orders for a while, go away instead.',
  noQueue: 'Keep at least one queue of {game} checked.',

  // Somebody else saved this page meanwhile: title and text of a notice.
  changedTitle: 'This page was changed elsewhere',
  changedText:
    'Another tab or the team saved it after you opened it. What you changed is still here, on top of theirs. Look it over and save again.',

  // A panel with what the booster wants beyond what is allowed: title, text while another request waits, and button.
  moreTitle: 'Ask the team for this',
  moreWaits: 'You can ask for this once the team has answered your open request.',
  ask: 'Ask with a picture',

  // One line of a list: a service on a server, or the highest rank. {game} is a game.
  itemService: '{game}: {service} on {server}',
  itemRank: '{game}: up to {rank}',
  itemQueue: '{queue} left out',

  // The dialog that asks: title, text, label of a picture, label of a note and its hint, button, message after it.
  askTitle: 'Ask for more',
  askText: 'A colleague looks at it within {figures.applicationAnswer}. You’re notified of the answer.',
  picture: 'Screenshot of your account with name and rank',
  note: 'Why you can play it',
  noteHint: 'For example your account there, and since when.',
  send: 'Send request',
  asked: 'Request sent',
  pictureMissing: 'Add a screenshot that shows your account and rank.',
  noteMissing: 'Write why you can play it, so that the team can decide.',

  // The open request: title, when it was sent, button that takes it back, message after it.
  openTitle: 'The team looks at your request',
  openSince: 'Sent on {date}. You get an answer by {due}.',
  withdraw: 'Withdraw request',
  withdrawn: 'Request withdrawn',

  // The last answer: titles. The reason follows the second.
  acceptedTitle: 'The team allowed what you asked for',
  declinedTitle: 'The team declined what you asked for',

  // For staff, in the dialog with a booster: heading of a request, buttons (at most 16 characters), messages after them, the label of a
  // reason, and what the booster leaves out for now.
  staffTitle: 'Asks for more',
  staffPicture: 'Screenshot for the request',
  accept: 'Allow',
  decline: 'Decline',
  acceptedNow: '{name} can play it now',
  declinedNow: '{name} was notified',
  reason: 'Reason, which the booster reads',
  leftOut: 'Left out by the booster for now',
  // Mark in staff’s list of boosters; label of a filter there with it as its one option. At most 22 characters.
  asksMark: 'Asks for more',
  asks: 'Requests',

  // On the board, below orders that can't be claimed: a link to this page. At most 30 characters.
  fromBoard: 'Change in “{shell.myServices}”',
} as const
