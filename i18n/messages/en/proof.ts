export default {
  // Button of the sign-in dialog, up to 30 characters.
  passkey: 'Sign in with a passkey',

  // Title of a dialog, and heading of the second step of signing in.
  title: 'Confirm it’s you',

  // Text under that title: before a change that matters, and after the first step of signing in.
  stepUp: 'This change matters for your security, so we ask again.',
  secondStep: 'One more step: your account is protected by a second factor.',

  // Fields with the line below each: the code of an authenticator app, and one of the saved recovery codes.
  code: 'Code from your app',
  codeHint: 'Open your authenticator app and enter the {figures.codeDigits} digits it shows.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the codes that you saved. Each one works once.',

  // Buttons that confirm, or change the way in which one confirms. Up to 34 characters.
  confirmPasskey: 'Confirm with a passkey',
  useCode: 'Use a code from your app',
  useRecovery: 'Use a recovery code',
  usePassword: 'Use your password',
  confirm: 'Confirm',

  // Below an empty field.
  codeMissing: 'Enter the code first.',

  // In the dialog, when the person has nothing to confirm with.
  noProof: 'You signed in without a password and have no passkey. Sign out, then sign in again to continue.',
  // The same dialog for a guest, who has no password: why and where the link goes, button; after the press, and the button that goes on.
  mailbox: 'You have no password, so a link to {email} shows that it’s you.',
  mailboxSent:
    'Open the link from our e-mail in this browser. It works once and for {figures.orderLink}. Then come back here.',
  mailboxOpened: 'I’ve opened the link',

  // Below the passkey button, when the browser’s own dialog was closed.
  cancelled: 'No passkey was used. Try again, or choose another way.',

  // Notice to staff: title, text, the text while nothing is closed yet, button (up to 22 characters).
  staffTitle: 'Protect your staff account',
  staffText:
    'Staff pages open once a second factor protects your account: a passkey or an authenticator app.',
  staffHint:
    'Your account has staff rights but no second factor. A live shop keeps staff pages closed without one.',
  setUp: 'Set up now',
} as const
