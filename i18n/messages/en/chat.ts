export default {
  // The round-cornered button at the bottom of each page that opens the chat with support. Up to 8 characters.
  open: '{names.chat}',

  // The same button in the dashboard, in its header and its rail, where “Chat” would be that of an order. Up to 14 characters.
  support: 'Support',
  // Its name for screen readers while answers are unread.
  unread: { one: 'Chat, {count} new message', other: 'Chat, {count} new messages' },
  // Title of the chat. {site} is the name of the shop.
  title: '{site} support',
  // Name of the button that folds the chat away.
  minimize: 'Minimize chat',

  // Under the title, after a green dot. {name} is a first name, {time} such as “4 min”; then the same when only one is known, and when neither is.
  'who.nameTime': '{name}, usually answers in {time}',
  'who.time': 'Usually answers in {time}',
  'who.open': 'Here today until {time}',
  // The same outside of support hours, after a gray dot. {time} is a time of day.
  'who.closed': 'Back at {time}',

  // The strip that repeats the price of the page. Its button leads to the payment.
  quote: '{names.yourQuote}',
  continue: 'Continue',

  // In an empty chat, instead of messages.
  hello: 'Ask us anything about a boost, an order or a payment.',
  // The same outside of support hours; a field for the address is below.
  closed: 'Back at {time}. Leave your e-mail, and we’ll answer there.',
  // The same if the address is known.
  closedKnown: 'Back at {time}. We’ll answer here and at {email}.',
  email: '{names.email}',

  // Placeholder and label of the text field, and the names of the buttons in it.
  write: 'Write a message',
  send: 'Send message',
  attach: 'Attach an image',
  photo: 'Take a photo',
  // The picture that is sent with the next message: its name, and the name of its cross.
  attached: 'The chosen screenshot',
  detach: 'Remove',
  // Under the field.
  noPasswords: 'Never send a password here. Logins only go in the vault.',
  // Why a visitor can’t attach a picture yet.
  writeFirst: 'Send a message first. Then you can add images.',

  // Under messages: when and by whom. {time} is a time of day.
  'at.read': '{time}, read',
  'at.by': '{name}, {time}',
  // Under a message or a statement that a guest wrote, before their orders were added to an account: anyone could have typed its address.
  byGuest: 'Written as a guest, before it was added to this account',
  // Under a message that has not arrived yet, waits for the connection, or was refused.
  'at.sending': 'Sending…',
  'at.waiting': 'Not sent yet. We’ll try again once you’re back online.',
  'at.failed': 'Not sent.',
  again: 'Try again',
  edit: 'Edit',
  discard: 'Discard',
  // Between messages of different days.
  today: 'Today',
  // Read by screen readers while three dots move.
  typing: 'Support is writing',
  // Name of a picture in the chat, and of the button that shows it in full.
  picture: 'Image in the chat',
  pictureFull: 'View full size',
  // When the chat can’t be loaded.
  failed: 'The chat couldn’t be loaded.',
} as const
