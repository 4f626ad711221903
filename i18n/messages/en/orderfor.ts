export default {
  // Staff’s button below the one that orders, at most 28 characters; then its dialog: title, text, three fields, button.
  button: 'Order for a customer…',
  title: 'Order for a customer',
  text: 'They get a link to look at the order and pay for it. Consents and the login stay theirs.',
  email: 'Customer’s e-mail',
  language: 'Their language',
  coupon: 'Coupon (optional)',
  send: 'Make the order',

  // The same dialog afterwards: title, text, a button that copies the link, the short message after that. The last is why the button
  // above can’t be used.
  made: 'Order PK-{number} is ready: {total}',
  mailed: 'We mailed the link to {email}.',
  copy: 'Copy the payment link',
  copied: 'Payment link copied',
  missing: 'Enter an e-mail address.',
} as const
