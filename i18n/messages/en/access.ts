export default {
  // A form in place of the sign-in form: title, lead, button of up to 22 characters, and the link back.
  'forgot.title': 'Forgot your password?',
  'forgot.text':
    'Enter your e-mail address. If it has an account, we’ll mail you a link to set a new password.',
  'forgot.send': 'Mail me a link',
  'forgot.back': 'Back to sign-in',

  // A dialog for guests who can’t see their order any more: title and lead; its button is forgot.send.
  'find.title': 'Find your order',
  'find.text':
    'You ordered without an account and can’t see your order anymore? Enter the address that you ordered with, and we’ll mail you a link that opens it.',

  // In place of either form once it was sent: title, text for a password, text for an order, text when it was asked a moment ago, and the link back to the form. Nobody may learn whether the address is known.
  'sent.title': 'Check your inbox',
  'sent.reset':
    'If {email} has an account, a link is on its way. It works for {figures.resetLink}. If nothing arrives, look in the spam folder. {access.sent.unconfirmed}',
  'sent.order':
    'If there are orders with {email}, a link is on its way. It works for {figures.orderLink}. If nothing arrives, look in the spam folder. {access.sent.limit}',
  'sent.before':
    'You asked for a link to {email} a moment ago. You can ask again after {figures.linkPause}. If nothing arrives, look in the spam folder.',
  'sent.other': 'Use another address',
  // The end of the two texts above: how many of these mails there are in a day.
  'sent.unconfirmed':
    'From your network, at most {figures.typedLetters} of these e-mails a day go to an unconfirmed address.',
  'sent.limit': 'From your network, at most {figures.typedLetters} of these e-mails a day go to one address.',

  // The page that a mailed link opens to set a new password: title, whose account it is, label of the field, button, hint below the button.
  'reset.title': 'Choose a new password',
  'reset.for': 'For the account {email}',
  'reset.password': 'New password',
  'reset.save': 'Save new password',
  'reset.hint': 'You’ll be signed out on all other devices.',

  // The page of a link that no longer works: title, text, and the button that leads to a new link.
  'expired.title': 'This link no longer works',
  'expired.text': 'It has expired or was already used. Ask for a new one, and we’ll mail it right away.',
  'expired.ask': 'Ask for a new link',

  // The page that asks to confirm an address: title, text, button; what a visitor must do first; a link for people who didn’t create the account, and what it leads to; then what is shown afterwards.
  'verify.title': 'Confirm your address',
  'verify.text': 'Is {email} your address? You can then add earlier guest orders to your account.',
  'verify.button': 'Yes, it’s mine',
  'verify.signIn': 'Sign in to this account first: nobody else can then confirm the address in your name.',
  'verify.notMine': 'I didn’t create this account',
  'verify.notMineText': 'Then reset its password: everybody else is signed out, and the account is yours.',
  'verify.doneTitle': 'Your address is confirmed',
  'verify.doneText':
    'You can always get back in with it. Earlier guest orders wait in “{shell.myOrders}” for you to add them.',

  // The page that opens a guest’s order from a mail: title, text, button.
  'open.title': 'Open order PK-{number}',
  'open.text':
    'The link works once. After that, this browser remembers you. Your other devices stay signed in; your settings list them.',
  'open.button': 'Show my order',
  // The wall in front of an order: heading above the first offer, text with a masked address (n…@…), button; then after the press. {email} is that masked address. The last is for someone who is signed in as another person.
  'way.title': 'Ordered without an account?',
  // Above a field for the address, where the page doesn’t know it.
  'way.typed': 'Enter the address that you ordered with, and we’ll mail you a link that opens the order.',
  'way.text': 'We’ll send a link to {email}.',
  'way.send': 'Send me the link',
  'way.sent':
    'A link is on its way to {email}. It opens your order, works once and for {figures.orderLink}. If nothing arrives, look in the spam folder.',
  'way.signedIn': 'You’re signed in as {name}. With the link you switch to the order’s guest.',

  // The page that asks one of two mailboxes to agree to a new address: titles for the present and for the new one, text, button; then what is shown when both have agreed, and when one is still missing.
  'change.titleOld': 'Change your address?',
  'change.titleNew': 'Is this your new address?',
  'change.text': 'Your account will use {next} instead of {email}.',
  'change.button': 'Agree and change',
  'change.doneTitle': 'Your address has been changed',
  'change.doneText': 'From now on, sign in with {next}.',
  'change.waitTitle': 'Thanks! One mailbox is missing',
  'change.waitText': 'We’ve also mailed the other address. Yours changes once both have agreed.',

  // In the settings: the section about the address. A chip says whether it is confirmed; then why it should be, and a button to mail the link again with what appears afterwards.
  'email.confirmed': 'Confirmed',
  'email.unconfirmed': 'Not confirmed yet',
  'email.why': 'Confirm it so that only you can get back into your account.',
  'email.again': 'Mail the link again',
  'email.sent': 'We’ve mailed a link to {email}.',

  // Changing the address: button that opens the form, label, hint, button of the form; then the notice while mailboxes haven’t agreed, and its button.
  'email.change': 'Change address',
  'email.next': 'New e-mail address',
  'email.hint': 'We’ll mail both addresses. Yours changes once both have agreed.',
  'email.ask': 'Mail both links',
  'email.waiting': 'You asked to change to {email}.',
  'email.waitOld': 'Your present address hasn’t agreed yet.',
  'email.waitNew': 'The new address hasn’t agreed yet.',
  'email.waitBoth': 'Neither address has agreed yet.',
  'email.until': 'The links work until {time}.',
  'email.cancel': 'Keep present address',

  // In the settings: the section about the password. Label, button, hint; the last three are for people who sign in without a password, and the message after a change.
  'password.old': 'Current password',
  'password.change': 'Change password',
  'password.hint': 'Your other devices are signed out.',
  'password.none': 'You sign in without a password. If you want one, we’ll mail you a link to set it.',
  'password.mail': 'Mail a password link',
  'password.done': 'Your new password is saved.',

  // On the order page of a guest: an offer to become a customer; title, text, button, and the message afterwards.
  'keep.done': 'Your account is ready, and nothing was lost.',
} as const
