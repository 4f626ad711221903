export default {
  // Heading of the chat on an order while no booster has it, and its name for screen readers. Up to 24 characters.
  title: 'Chat on this order',

  // Under the name of the other person, after a green dot; then the same after a gray dot.
  online: 'Online',
  away: 'Not online',

  // Under that heading, to staff, who write to customer and booster.
  both: 'The customer and the booster read this.',

  // Under the heading, to a customer whose order has no booster yet.
  noBooster: 'Your booster reads this as soon as they start.',
  'noBooster.coach': 'Your coach reads this as soon as they accept.',

  // In an empty chat, instead of messages. {name} is the other person.
  hello: 'Write here about anything on this order. {name} gets it right away.',

  // Placeholder and label of the text field. {name} is the other person.
  write: 'Write to {name}',

  // Under the field.
  protects: 'Contact data is masked for both of you. Logins and codes never go in here.',

  // Under a message in which something was replaced by dots.
  masked: 'We hid contact data here. On this page, payment, login and refund stay protected for both sides.',

  // To staff, under a message with hidden contact data: what was typed. {text} is that message.
  typed: 'Typed: {text}',

  // Small button under a message of someone else, up to 14 characters; then the same for screen readers, where {name}
  // wrote the message.
  translate: 'Translate',
  translateOf: 'Translate the message by {name}',

  // Under a translated message. {name} is the service that translated it.
  translatedBy: 'Translated by {name}',

  // Small button next to it. Up to 24 characters.
  hideTranslation: 'Hide translation',

  // Below the messages of an order that has ended; then the same once the chat is closed. {time} is a date with a time of day.
  openUntil: 'Open until {time}.',
  closed: 'This chat is closed. Support is still there for questions.',

  // A note between the messages: the games recorded on that day. {score} is order.wonLost.
  played: {
    one: '{count} game recorded: {score}',
    other: '{count} games recorded: {score}',
  },

  // Two buttons for a booster that send this message as it is. Up to 30 characters.
  quickStart: 'I’m starting now.',
  quickDone: 'Done for today.',

  // Heading of the part for the code that a game sends at sign-in, and the label of its field. Up to 20 characters.
  code: 'Login code',

  // To the booster. {name} is the customer.
  codeHow: 'If the game asks for a code, {name} can send it to you here.',

  // Button, then the same after the time ran out. Up to 24 and 16 characters.
  codeAsk: 'Ask for the login code',
  codeAgain: 'Ask again',

  // To the booster who asked. {time} is a time of day; then the same while the customer has no page open.
  codeAsked: 'Asked at {time}. It appears here as soon as {name} types it in.',
  codeMailed: 'Asked at {time}. {name} isn’t online, so we sent an e-mail too.',

  // To the booster: the code has arrived, then the button that shows it. Up to 24 characters.
  codeHere: '{name} sent the code. You can open it once.',
  codeShow: 'Show the code',

  // Under the shown code.
  codeShown: 'It was deleted when you opened it. The customer sees that you did.',

  // To the booster, after the time ran out.
  codeLate: 'No code arrived within {figures.loginCode}.',

  // To the customer: title, text and button of the card in which they type the code. {name} is the booster.
  codeNeeded: '{name} needs a login code',
  codeType:
    'The game has just sent you one by e-mail or text message. Type it here, never in the chat. {name} can open it once.',
  codeSend: 'Send code',

  // Under that field when something else was typed.
  codeWrong: 'Check the code: only letters and digits, as the game sent them.',

  // To the customer, once the code is stored: title and text.
  codeSent: '{name} can open your code',
  codeWaits:
    'It opens once and is deleted at the latest after {figures.loginCode}. You’ll find every step in the login vault.',
} as const
