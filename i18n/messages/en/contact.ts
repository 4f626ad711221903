export default {
  // Title of the browser tab and <meta name="description">, up to 155 characters.
  metaTitle: 'Contact support',
  description: 'Write to our support team about an order, a payment or your account. No account needed.',
  // Heading of the page, and the text below it.
  heading: 'Talk to a person',
  lead: 'Every message is read by someone on our team. You don’t need an account.',

  // Heading of the form, and its fields. “What is it about?” is a menu.
  formTitle: 'Write to us',
  topic: 'What is it about?',
  // Options of the menu.
  'topic.order': 'An order',
  'topic.payment': 'A payment or refund',
  'topic.account': 'My account',
  'topic.booster': 'Working as a booster',
  'topic.withdrawal': 'Withdrawing from a contract',
  'topic.other': 'Something else',
  name: 'Your name',
  email: '{names.email}',
  emailHint: 'We’ll answer to this address.',
  order: 'Order number (optional)',
  orderHint: 'It starts with PK. You’ll find it on your order page and in our e-mails.',
  // Beside the field, with an icon, once the number has the right form.
  orderKnown: 'We’ll look at order PK-{number}.',
  orderWrong: '{admin.findWrong}',
  message: 'Message',
  messageHint: 'Never send a password. Logins only go in the vault on your order page.',
  // Why a field must be filled in.
  'missing.topic': 'Choose a topic.',
  'missing.name': 'Enter your name.',
  'missing.text': 'Write at least {figures.leastLetter} characters.',
  // Main button.
  send: 'Send message',

  // The form for the withdrawal from a contract: <meta name="description">, the text below the heading, the heading of the form, and fields. The message is optional; the button says what Directive 2011/83, Article 11a demands: “confirm withdrawal”, and nothing else.
  'withdrawal.description':
    'Withdraw from the contract for an order online, without giving a reason. You get a receipt by e-mail.',
  'withdrawal.lead':
    'Use your <withdrawal>right of withdrawal</withdrawal> for an order here, without giving a reason. We’ll e-mail you a receipt with the date and time right away.',
  'withdrawal.formTitle': 'Your withdrawal',
  'withdrawal.emailHint': 'We’ll send the receipt to this address.',
  'withdrawal.order': '{names.orderNumber}',
  'withdrawal.message': 'Message (optional)',
  'withdrawal.confirm': 'Confirm withdrawal',
  'missing.order': 'Enter the order number.',
  // After confirming it: heading, text with the number of the declaration and an address, text with a link.
  'withdrawal.sentTitle': 'We’ve received your withdrawal',
  'withdrawal.sentText': 'Its number is {number}. A receipt is on its way to {email}.',
  'withdrawal.sentNext': 'The <refunds>refund policy</refunds> explains what you get back.',

  // After sending: heading and text. {number} is the number of the message, {email} an address.
  sentTitle: 'Your message has arrived',
  sentText: 'Message {number} is in our inbox. We’ll answer to {email}.',
  // The steps after it: titles up to 28 characters, each with a text.
  'next.received': 'Received',
  'next.receivedText': 'Your message and the order number are with our team.',
  'next.read': 'Read by a person',
  'next.readTextOpen': 'We’re here now, until {time}.',
  'next.readTextClosed': 'We’re back at {time}.',
  'next.answer': 'Answered by e-mail',
  'next.answerText': 'Check your spam folder if you don’t see it.',
  // Button that shows the form again.
  another: 'Write another message',

  // Heading beside the form: the other ways to reach support; each has a title and a text.
  otherWays: 'Other ways to reach us',
  'way.chat': '{names.chat}',
  'way.chatText': 'The fastest way while we’re here.',
  // Button that opens the chat. Up to 18 characters.
  'way.openChat': 'Open chat',
  'way.order': 'Your order',
  'way.orderText': 'Ordered without an account, and can’t see it anymore?',
  'way.email': '{names.email}',
  'way.post': 'Post',
  // Heading of the support hours, and the hours: two times of day, then a time zone such as Europe/Berlin.
  hours: 'Hours',
  hoursText: 'Every day from {from} to {to} ({zone})',
  // The same in the reader’s own time zone.
  hoursLocal: 'For you, that’s {from} to {to}.',
  // Small badge beside the made-up company of a demo shop.
  demo: '{names.demoData}',
} as const
