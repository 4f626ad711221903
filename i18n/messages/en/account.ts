export default {
  // Titles of a dialog or page; the sentence is the text under the first.
  signInNeeded: 'Sign in to open this page.',
  registerTitle: 'Create an account',
  // Labels of fields.
  email: '{names.email}',
  username: 'Username',
  // Under the field of the name when it has spaces or other signs; button that takes a name that is allowed.
  nameInvalid: 'Use letters, digits and . _ - only, without spaces.',
  nameTake: 'Use {name}',
  password: '{names.password}',
  // Under the field for a new password.
  passwordHint: 'At least {figures.leastPassword} characters.',

  // Buttons of the forms, up to 22 characters. With the last, a guest goes on without an account.
  register: 'Create account',
  continueAsGuest: 'Continue with e-mail',

  // Under the e-mail field of a guest.
  guestHint: 'We’ll send your receipt and order updates here.',
  // Questions before the link that switches between signing in and creating an account.
  noAccountYet: 'No account yet?',
  haveAccount: 'Already have an account?',
  // Beside a checkbox; the marked words are links.
  acceptTerms:
    'I’m {figures.leastCustomerAge} or older and accept the <terms>terms of service</terms>. The <privacy>privacy policy</privacy> describes how we use your data.',
  // Under that checkbox, when it isn’t ticked.
  termsMissing: 'Confirm that you’re {figures.leastCustomerAge} or older and accept the terms of service.',

  // Under the button of a form that was sent, while the browser still computes.
  captcha: 'Checking that you’re not a bot. This takes a moment.',
  // Band below the sign-in form, and title of the dialog that it opens: goes on with only an e-mail address. At most 24 characters; then the line below it, and the button beside it.
  guestTitle: 'Continue as guest',
  guestText: 'An e-mail address is all you need to order.',
  goOn: 'Continue',
  // A guest has typed the address of an account. Title of the dialog, at most 24 characters; the note with its text; the button; a link beside the field that leads back.
  knownTitle: 'You have an account',
  knownNote: 'This e-mail address already has an account.',
  knownText: 'Sign in and the order goes into it. Your choices and the price stay as they are.',
  signInAndGoOn: 'Sign in and continue',
  otherEmail: 'Use another e-mail',
  // Names of the button in the password field; they must not contain the word of the field itself.
  showPassword: 'Show what you type',
  hidePassword: 'Hide what you type',
  // Between the form and the buttons “Discord”, “Google” and “Facebook”; then their name for screen readers, and the line below them.
  or: 'or',
  providers: 'Sign in through another site',
  providerTerms:
    'If you’re new here, this creates an account: you’re {figures.leastCustomerAge} or older and accept the <terms>terms of service</terms>. The <privacy>privacy policy</privacy> describes what we get from there.',
  // The same line where the checkbox with its links is above.
  providerSame: 'If you’re new here, this creates an account. What you confirm above applies to it, too.',
  // Below the ranks of the order that is configured on the page; at most 30 characters.
  kept: 'Kept while you sign in',

  // Title and text of a dialog that opens when a session ends while someone is typing.
  signedOutTitle: 'You’ve been signed out',
  signedOutText: 'Sign in again to continue. What you typed is still here.',

  // Page in place of an order that this account can’t see; the last is its button.
  noOrderTitle: 'Order not found in this account',
  noOrderText: 'Check the link for typos, or sign in with the account that placed the order.',
  signInAsOther: 'Sign in with another account',

  // Link beside the password: leads to a form that mails a link.
  forgotPassword: 'Forgot password?',
  // Link for guests who can’t see their order any more, up to 24 characters.
  findOrder: 'Find my order',

  // An offer to guests on the page of their order: title, text and button, up to 24 characters.
  keepTitle: 'Keep this order',
  // The title instead, while an account brings something back; {amount} is money.
  keepCashback: 'Create your account: {amount} comes back',
  keepText: 'Set a password to find your orders, chat and balance on every device.',
  // The text with that title.
  keepCashbackText:
    'Set a password before the order is completed, and the money comes back to your balance. You’ll find your orders and chat on every device.',
  keepButton: 'Create my account',
} as const
