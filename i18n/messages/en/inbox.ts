export default {
  // Page of staff with all talks with support: title and <meta name="description">.
  title: 'Inbox',
  description: 'Conversations with support.',

  // The views of the queue. Up to 10 characters.
  views: 'Conversations',
  'view.waiting': 'Waiting',
  'view.mine': 'Mine',
  'view.all': 'All',
  'view.closed': 'Closed',
  // Placeholder and label of the field that searches the queue.
  search: 'Name, order or words',
  // Above the queue: how it is sorted, and the goal.
  longestFirst: 'Longest wait first',
  goal: 'Goal: answer in {figures.supportGoal}',
  // A visitor without an account, by number.
  visitor: 'Visitor {number}',
  // In an entry of the queue: the last message is the staff’s own, a note, or a picture.
  answered: 'Team: {text}',
  noted: 'Note: {text}',
  pictured: 'Image',
  // Chip of a message of the contact form; {number} is its number.
  letter: 'Contact form',
  // Chip of a withdrawal from a contract; it is first in the queue. Up to 18 characters.
  withdrawal: 'Withdrawal',
  // Chip beside the name of the person’s language, read by screen readers: “Writes in German”.
  language: 'Writes in {language}',
  // An empty queue: heading, text.
  none: 'No one is waiting',
  noneText: 'New conversations appear here, and you’re notified.',
  // Beside the queue while no conversation is open.
  choose: 'Choose a conversation',
  chooseText: 'Messages and the person’s orders appear here.',

  // Name of the arrow that leads from a conversation to the queue on a phone.
  back: 'Back to the queue',
  // Under the person’s name: the page they wrote from, or what they chose in the form.
  onPage: 'Wrote from {page}',
  about: 'About: {topic}',
  // Buttons above a conversation. Up to 12 characters.
  close: 'Close',
  reopen: 'Reopen',
  details: '{names.details}',
  // Label of the menu of colleagues, and its first option.
  assignTo: 'Assigned to',
  nobody: 'Not assigned',
  // Under the last message: how long the person has waited, such as “14 min”.
  waiting: 'waiting {time}',
  // Under a note: who wrote it when.
  noteBy: '{name}, internal note, {time}',
  // While someone writes.
  typing: '{name} is writing',

  // The field for answers: its two tabs, labels, hints, buttons.
  reply: 'Reply',
  note: 'Internal note',
  writeReply: 'Write an answer, or / for a canned one',
  writeNote: 'Only staff see this note',
  repliesIn: 'Replies in {language}',
  byMail: 'This answer is sent by e-mail.',
  toChat: 'If the answer stays unread for {figures.unreadAnswer}, it’s also sent by e-mail.',
  noAddress: 'This visitor left no e-mail address.',
  send: 'Send',
  sendAndClose: 'Send and close',
  addNote: 'Add note',
  // A second press is needed when a colleague is writing too.
  sendAnyway: 'Send anyway',
  // Above the field once a colleague was faster: {time} is the time of day.
  answeredMeanwhile: '{name} answered at {time}, while you were writing. Read it first; your text is kept.',

  // Canned answers: heading above the list, a chip, and the note for a missing translation.
  canned: 'Canned answers',
  cannedFor: 'Answers for /{word}',
  onlyIn: 'Only in {language}',
  noCanned: 'No canned answers yet.',
  // Button, and the dialog that it opens: title, fields, hints, button, messages.
  editCanned: 'Edit answers',
  newCanned: 'New answer',
  shortcut: 'Shortcut',
  shortcutHint: 'Lowercase letters, digits and hyphens. You type it after a slash.',
  cannedTitle: 'Title',
  cannedText: 'Text',
  cannedTextHint: 'Empty the text to remove the answer in this language.',
  cannedLanguage: '{names.language}',
  saveCanned: 'Save answer',
  cannedSaved: 'The answer has been saved.',

  // The person beside the conversation.
  since: 'Customer since {date}',
  guestSince: 'Guest since {date}',
  boosterSince: 'Booster since {date}',
  noAccount: 'Not signed in',
  // Figures of the person: how many orders, what they paid, what they have.
  orders: '{names.orders}',
  spent: 'Spent',
  balance: '{names.balance}',
  // Facts: a label and a value.
  email: '{names.email}',
  chatsBefore: 'Conversations before',
  quote: '{names.yourQuote}',
  // Headings of the orders.
  thisOrder: 'This order',
  earlierOrders: '{names.orders}',
  otherOrders: 'Other orders',
  noOrders: 'No orders.',

  // Switch of the sound for new conversations.
  sound: 'Sound',
  // Keys, at the foot of the queue.
  'key.move': 'Move',
  'key.close': 'Close',
  'key.reply': 'Reply',
} as const
