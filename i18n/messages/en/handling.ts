// A card on an order's page that only staff see: which of them handles the order, its tags, and their notes. “Handled” isn't
// “assigned”: an order is assigned to a booster, who plays it, and handled by a member of staff, who looks after it.
export default {
  // Heading of the card, and a few words at the end of its line.
  title: 'Within the team',
  only: 'Only staff see this',
  // Label of a select, its first option, its option for the reader, and the message after a change.
  by: 'Handled by',
  nobody: 'Nobody',
  you: '{name} (you)',
  saved: 'Changed',
  // Button beside the select while nobody handles the order.
  take: 'I’ll take it',
  // Button below an error, to load the card again.
  again: 'Try again',
  // Heading, field and button's name of the tags; and what is said of a text that can't be one. `most` is a number.
  tags: 'Tags',
  addTag: 'Add a tag',
  removeTag: 'Remove the tag {tag}',
  badTag:
    'A tag begins with a letter or digit, has letters, digits, spaces, - and _ only, and at most {most} characters.',
  // Heading, field, button and message of the notes.
  notes: 'Internal notes',
  newNote: 'Write a note',
  addNote: 'Add note',
  noteAdded: 'Note added',
  // Buttons at a note, which keep it above the others or no longer do.
  pin: 'Pin',
  unpin: 'Unpin',
  // Buttons below many notes, to those before and after.
  newer: 'Newer notes',
  older: 'Older notes',
} as const
