export default {
  // A booster's page of what they teach: title (the same words as shell.boosterCoaching), and the line below
  // it.
  lead: 'Offer coaching hours in any game you boost in and play at Diamond or higher. Changes appear right away; booked orders keep their price.',

  // Below a game's name. The first says why there is no button; the others stand before the price, such as
  // “Listed, €25 an hour”.
  notYet: 'You can teach this game once it’s in your services and your rank limit is Diamond or higher.',
  none: 'Not offered',
  listed: 'Listed',
  unlisted: 'Not listed',
  // Buttons beside a game's name. At most 18 characters.
  offer: 'Offer coaching',
  edit: 'Edit offer',
  // Below the games, under the title “Hours you teach”: a sentence, and a button (at most 22 characters).
  hoursText: 'Set the hours you teach, and customers pick a free time when they book you.',
  setHours: 'Set your hours',

  // Dialog with the offer for one game: title, and the cross at its corner (read aloud only).
  dialogTitle: 'Coaching for {game}',
  // Its fields: labels, and hints below them.
  hourly: 'Price per hour in euros',
  hourlyHint: 'From {least} to {most}',
  languages: 'Languages you coach in',
  teaches: 'What you teach',
  teachesHint: '{figures.leastTeaches} to {figures.mostTeaches} characters',
  // The language in which the text above is written; a list of languages follows.
  teachesIn: 'Language of this text',
  // When the coach is free: label, hint; labels of a span to be added (at most 8 characters); its button;
  // what is read aloud for the button that removes one.
  free: 'Your availability',
  freeHint: 'In your time zone, {zone}',
  day: 'Day',
  from: 'From',
  to: 'To',
  addFree: 'Add hours',
  // Under the fields, while the hours that were chosen can’t be added.
  freeOverlap: 'Choose an end after the start, and hours that don’t overlap the ones above.',
  removeFree: 'Remove {day}, {from} to {to}',
  // Below the availability.
  freeOrHours: 'A guide for customers. Once you’ve set the hours you teach, those are shown instead.',
  // A box to tick, and the main button (at most 16 characters) with what it says while something is missing;
  // short message after it.
  active: 'Show this offer on the coaching page',
  save: 'Save offer',
  missing: 'Fill in the price, your languages and what you teach.',
  saved: 'Your offer was saved.',
} as const
