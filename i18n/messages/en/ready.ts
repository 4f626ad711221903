export default {
  // Reasons that staff pick in a dialog, as a list of whole sentences. Customer and booster both read them: on the order’s
  // page, in its timeline. For a cancelled order:
  'because.asked_to_cancel': 'The customer asked to cancel.',
  'because.nobody_found': 'No booster was found for this order.',
  'because.wrong_details': 'The order’s details don’t match the account.',
  // For a result that goes back to its booster; the first also for a game that is struck from the log.
  'because.other_account': 'The picture shows another account.',
  'because.not_reached': 'The picture doesn’t show the rank that was ordered.',
  'because.unreadable': 'The picture can’t be read. Please upload the whole screen.',
  // For a game that is struck from the log.
  'because.recorded_twice': 'This game was recorded twice.',
  'because.foreign_game': 'This game doesn’t belong to this order.',

  // For money that is taken from a balance.
  'because.credited_twice': 'The same amount was credited twice.',
  'because.credited_too_much': 'Too much was credited.',
  'because.credited_by_mistake': 'The amount was credited by mistake.',

  // The last choice of that list, and the label of the field below with a line of help.
  other: 'Another reason',
  words: 'In your own words',
  wordsHint: 'Sent as you write it. The reasons above are read in each person’s language.',
} as const
