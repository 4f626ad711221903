export default {
  // Heading of the card on a completed order where its customer writes a review. Up to 28 characters.
  title: 'How was it?',

  // Heading of the same card once the review is written: for its customer, then for everyone else.
  yours: 'Your review',
  one: 'Review of this order',
  lead: 'Your review appears with this order on {booster}’s profile once there are {figures.enoughReviews}.',

  // Below that: five mountains, one of which is tapped; and the button that opens a form with more ratings and a text, up to 28 characters.
  tap: 'Tap a peak to rate. You can add details and words later.',
  detail: 'Rate in detail',

  // Label of the text field.
  words: 'In your words (optional)',

  // Below a text field: how much is written, such as “72 of 600 characters.” One of the next two sentences can follow.
  length: '{count} of {most} characters.',
  shownAs: 'Shown as {name}, without contact data.',
  shownAsGuest: 'Shown without your name and without contact data.',

  // Why the button is unavailable.
  rateAll: 'Give the overall rating first.',

  // Buttons of the form. The last one closes it without a change.
  post: 'Post review',
  save: 'Save review',
  leave: 'Leave as is',
  posted: 'Your review is saved. Thank you!',
  edit: 'Edit review',

  // Below the button. {date} is a date such as “Nov 25, 2026”.
  editUntil: 'You can edit it until {date}, unless your booster answers first.',

  // In place of the date, after a correction.
  edited: 'Edited {date}',

  // {reason} is a sentence that staff wrote.
  hidden: 'Our team has hidden this review: {reason}',

  // Label of the booster’s text field, then the form’s buttons.
  reply: 'Your answer, for everyone to read',
  replyMissing: 'Write an answer first.',
  postReply: 'Post answer',
  saveReply: 'Save your answer',
  answered: 'Your answer is saved.',
  editReply: 'Edit answer',
  replyUntil: 'You can edit it until {date}.',
} as const
