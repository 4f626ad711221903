export default {
  // Heading of a list, its button (up to 22 characters), and its text while it is empty.
  passkeys: 'Passkeys',
  addPasskey: 'Add a passkey',
  noPasskey: 'Sign in with your fingerprint, face or screen lock instead of a password.',

  // Below the name of a passkey; {date} is a date, {time} a date with time.
  added: 'Added {date}, not used yet',
  lastUsed: 'Added {date}, last used {time}',

  // Buttons beside a passkey, up to 14 characters. The dialog of the first: title, label, button.
  rename: 'Rename',
  remove: 'Remove',
  renameTitle: 'Rename this passkey',
  passkeyName: 'Passkey name',
  saveName: 'Save name',

  // Dialog before a passkey is removed: title ({name} is what the person called it), text, both buttons.
  removeTitle: 'Remove “{name}”?',
  removeText: 'You can’t sign in with it any more. Delete it on your device, too.',
  keepPasskey: 'Keep passkey',
  removePasskey: 'Remove passkey',

  // Why a button can’t be used.
  needsAccount: '{errors.account_needed}',
  lastWayIn: '{errors.last_way_in}',
  full: '{errors.too_many_passkeys}',

  // Why no passkey can be created: the browser can’t; the device has one; the browser’s dialog was closed.
  noSupport: 'This browser doesn’t support passkeys.',
  exists: 'This device already has a passkey for your account.',
  notCreated: 'No passkey was created. Try again whenever you like.',

  // Row of the authenticator app: name, its state as a chip, the line below in both states, buttons.
  app: 'Authenticator app',
  on: 'On',
  off: 'Not on',
  appNone: 'Works with any app that reads a QR code.',
  appSince: 'Set up {date}. We ask for its code when you sign in.',
  setUp: 'Set up',
  turnOff: 'Turn off',

  // Dialog before the app is turned off: title, text, the button that keeps it; the other one is “Turn off”.
  turnOffTitle: 'Turn off the authenticator app?',
  turnOffText: 'Then a stolen password is enough to sign in to your account.',
  keepApp: 'Keep app',

  // Dialog that sets up the app: title, text, the name of the picture for screen readers, the line above the key, buttons.
  setUpTitle: 'Set up an authenticator app',
  scan: 'Scan the QR code with your app, then enter the code that the app shows.',
  qr: 'QR code with the key for your app',
  key: 'Can’t scan it? Enter this key in the app:',
  copyKey: 'Copy key',
  turnOn: 'Turn on',

  // Row of the recovery codes: name, the reason why there are none, how many are left, button (up to 18 characters).
  codes: 'Recovery codes',
  codesNone: 'You get {figures.recoveryCodes} codes once the app is set up.',
  codesLeft: '{count} of {figures.recoveryCodes} left. Each one replaces your app once.',
  newCodes: 'Create new codes',

  // Dialog before codes are replaced: title, text, both buttons.
  newTitle: 'Replace your recovery codes?',
  newText: 'All earlier codes stop working.',
  keepCodes: 'Keep codes',
  createCodes: 'Replace codes',

  // Dialog that shows the new codes once: title, text, buttons; the first changes to the next text for a moment.
  savedTitle: 'Save your recovery codes',
  savedText: 'If you lose your app, each code lets you in once. We won’t show them again.',
  copyCodes: 'Copy codes',
  download: 'Download codes',
  copied: 'Copied just now',
  stored: 'I’ve saved them',
} as const
