export default {
  // Title is shell.profileSettings. The line below it.
  description: 'Your name, sign-in, devices, notifications and data.',

  // Headings of the page’s parts, up to 22 characters, each with the line below it.
  'title.profile': 'Profile',
  'lead.profile': 'Boosters see your name and picture. Your e-mail address stays between us.',
  'lead.boosterProfile': 'Customers see your name and picture. Your e-mail address stays between us.',
  'title.signIn': 'Ways to sign in',
  'lead.signIn': 'Keep more than one, so that losing one device doesn’t lock you out.',
  'title.secondFactor': 'Second factor',
  'lead.secondFactor': 'A code in addition to your password, so that a stolen password isn’t enough.',
  'title.devices': 'Devices',
  'lead.devices':
    'Where you’re signed in. A sign-in ends if it isn’t used for this long: {figures.sessionLife}.',
  'title.notifications': 'Notifications',
  'lead.notifications': 'Choose how each kind of news reaches you. Changes are saved right away.',
  'title.appearance': 'Language and theme',
  'lead.appearance': 'For this site on all your devices. E-mails use the same language.',
  'title.privacy': 'Privacy and data',
  'lead.privacy': 'What we store about you, a copy of it, and how to leave.',

  // Connected accounts of other sites: heading; chip and line of one that is connected, {name} is what the site calls the person; line of one that is not. {provider} is Discord, Google or Facebook.
  'accounts.title': 'Connected accounts',
  'accounts.connected': 'Connected',
  'accounts.since': '{name}, since {date}',
  'accounts.none': 'Not connected',
  // Buttons, at most 16 characters, each with its name for screen readers; the message after disconnecting.
  'accounts.connect': 'Connect',
  'accounts.connectTo': 'Connect {provider}',
  'accounts.disconnect': 'Disconnect',
  'accounts.disconnectFrom': 'Disconnect {provider}',
  'accounts.removed': '{provider} is no longer connected.',
  // Why the last one can’t be disconnected; the line that a guest reads below the heading.
  'accounts.last': '{errors.last_way_in}',
  'accounts.guest': 'Connect one of them to turn this guest account into a full one. Your orders stay in it.',

  // Link on a phone that opens the list of the headings above.
  jump: 'Jump to a section',

  // Under the title, while something is still missing; then the name of the path beside it, read by screen readers.
  safety: 'Steps that keep your account safe: {done} of {total} are done.',
  safetyPath: 'How safe your account is',
  // Steps of the path, up to 18 characters, and under each one of three words.
  'step.email': 'E-mail confirmed',
  'step.password': 'Password set',
  'step.passkey': 'Passkey added',
  'step.factor': 'Second step',
  stepDone: 'Done',
  stepNext: 'Next step',
  stepOpen: 'Still open',
  // The button for the next step, up to 26 characters.
  'go.email': 'Confirm your e-mail',
  'go.password': 'Set a password',
  'go.passkey': 'Add a passkey',
  'go.factor': 'Set up a second factor',

  // The name that others see: label, and under it while typing. {name} is what was typed.
  name: 'Public name',
  nameChecking: 'Checking whether it’s free.',
  nameFree: 'Free. You’ll be shown as “{name}”.',
  nameInvalid: 'Use only letters, digits, dots, dashes and underscores.',
  guestName: 'You’re here as a guest. With an account you can choose a name and a picture.',
  // The person’s picture: label, line below, and its buttons. The third takes the picture that is shown as a preview.
  picture: 'Your picture',
  pictureHint: 'PNG, JPEG or WebP, up to {figures.largestPicture}. We cut a square from its middle.',
  choosePicture: 'Choose a picture',
  changePicture: 'Change picture',
  usePicture: 'Use this picture',
  removePicture: 'Remove picture',
  // In a bar at the bottom while there are changes: what changed, then its two buttons. {before} is the name so far.
  unsaved: 'Not saved yet: public name, was “{before}”',
  discard: 'Discard',
  save: 'Save changes',
  // Beside a switch or a row that has just been saved.
  saved: 'Saved',

  // Table of the devices where the person is signed in: headings of its columns, the device, and what stands there if it doesn’t say.
  device: 'Device',
  lastUse: 'Last use',
  deviceOn: '{browser} on {system}',
  deviceUnknown: 'Unknown device',
  // Mark beside one device, up to 16 characters; and in the column of its last use.
  thisDevice: 'This device',
  activeNow: 'Active now',
  // Buttons of a device; the first two are read aloud with its name. The line below the table explains the second one.
  signOutOf: 'Sign out {device}',
  notMe: 'Not me',
  notMeOf: '{settings.notMe}: {device}',
  notMeHint: '“Not me” signs the device out and takes you to a new password.',
  signOutOthers: 'Sign out all other devices',
  onlyDevice: 'You’re signed in on this device only.',
  // Short message after a device was signed out.
  deviceEnded: 'The device has been signed out.',
  // Above the form for a new password that opens after “Not me”; {device} is such as “Firefox on Windows”.
  strangerGone:
    '{device} is signed out. If someone else used it, they may know your password: choose a new one.',

  // Table of which news arrives how: columns, up to 10 characters.
  'channel.site': 'Site',
  'channel.sound': 'Sound',
  'channel.mail': 'Mail',
  'channel.push': 'Push',
  // The same on a phone, each beside a switch.
  'by.site': 'On the site',
  'by.sound': 'With a sound',
  'by.mail': 'By e-mail',
  'by.push': 'On your devices',
  // Groups of rows.
  'group.order': 'Your orders',
  'group.money': '{names.money}',
  'group.support': 'Help and support',
  'group.work': 'Your work',
  'group.account': '{names.yourAccount}',
  // Rows: kinds of news, up to 44 characters.
  'topic.order_work': 'Booster found, paused or resumed',
  'topic.order_progress': 'Games and session notes',
  'topic.order_waits': 'Result or notes to check',
  'topic.order_messages': 'Messages in the chat on an order',
  'topic.reviews': 'Reviews, and being asked for one',
  'topic.order_closed': 'Completed, cancelled or disputed',
  'topic.payments': 'Payments, refunds and credits',
  'topic.payment_reminder': 'Reminder of an unpaid order',
  'topic.support_answers': 'Answers you haven’t read',
  'topic.new_orders': 'New orders that match',
  'topic.bookings': 'A customer books you',
  'topic.support_queue': 'New conversations in the inbox',
  'topic.team_alerts': 'Banned boosters with orders',
  'topic.raffles': 'Raffles that you entered',
  'topic.application': 'Your booster application',
  'topic.account': 'Sign-ins and security',
  // Beside such a row: why it always arrives. Up to 32 characters.
  'why.order_waits': 'Your order waits for you',
  'why.payments': 'Your receipts',
  'why.bookings': 'A customer waits for you',
  'why.team_alerts': 'Orders need a decision',
  'why.application': 'The answer you asked for',
  'why.raffles': 'Your ticket can win',
  'why.account': 'Protects your account',
  // Below the table, after a lock; and on a phone beside a row, up to 10 characters.
  always: 'Always on. These arrive even if you turn off the rest.',
  alwaysOn: 'Always on',
  // How many ways of a row are on, such as “2 of 3”.
  someOn: '{count} of {total}',
  allOff: 'Off',
  // Read aloud for one box of the table.
  choice: '{topic}: {channel}',
  // The loudness of sounds, and a button that plays one.
  volume: 'Sound volume',
  play: 'Play',

  // Switch for analytics cookies, and the line below it while on and while off.
  cookies: 'Analytics cookies',
  cookiesOn: 'On in this browser. They show us which pages are useful.',
  cookiesOff: 'Off in this browser. Necessary cookies keep you signed in and are always on.',
} as const
