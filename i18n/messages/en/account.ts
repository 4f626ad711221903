export default {
  // Titles of a dialog or page; the sentence is the text under the first.
  signInNeeded: 'Sign in to open this page.',
  registerTitle: 'Create an account',
  // Labels of fields.
  email: 'E-mail',
  username: 'Username',
  password: 'Password',
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
    'I accept the <terms>terms of service</terms>. The <privacy>privacy policy</privacy> describes how we use your data.',

  captcha: 'A quick bot check runs automatically when you submit this form.',
  emailHasAccount:
    'This e-mail address already has an account. Enter its password to continue with your order.',

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
  keepText: 'Set a password to find your orders, chat and balance on every device.',
  keepButton: 'Create my account',
} as const
