// The page behind “Turn off these e-mails” at the end of an e-mail; nobody has to be signed in.
export default {
  title: 'Turn off these e-mails?',
  description: 'Choose whether you get this kind of e-mail.',
  // What the e-mails are about: a line between the title and the button.
  'choice.order_work': 'A booster has accepted your order',
  'choice.order_progress': 'Daily progress of your orders',
  'choice.order_messages': 'Unread messages on your orders',
  'choice.order_closed': 'The end of your orders',
  'choice.payment_reminder': 'A reminder of an unpaid order',
  'choice.reviews': 'Reviews, and being asked for one',
  'choice.support_answers': 'Support has answered in the chat',
  // Below the line. {email} is an address of which only the first letter is shown.
  to: 'For {email}',
  choose: 'Choose your e-mails',
  off: 'Turn them off',
  on: 'Turn them back on',
  isOff: 'You won’t get these e-mails any more',
  isOn: 'You’re getting these e-mails again',
  rest: 'E-mails about payments, deadlines and access to your account always arrive.',
  brokenTitle: 'This link doesn’t work',
  brokenText: 'Use the link at the end of your newest e-mail, or choose your e-mails in your settings.',
} as const
