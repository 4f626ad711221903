export default {
  // Title is shell.profileSettings. The line below it.
  description: 'Your name, sign-in, devices, notifications and data.',

  // Headings of the page’s parts, up to 22 characters, each with the line below it.
  'title.profile': 'Profile',
  'lead.profile': 'Boosters see your name and picture. Your e-mail address stays between us.',
  'title.signIn': 'Ways to sign in',
  'lead.signIn': 'Keep at least two, so that losing one device doesn’t lock you out.',
  'title.secondFactor': 'Second factor',
  'lead.secondFactor': 'A code in addition to your password, so that a stolen password isn’t enough.',
  'title.devices': 'Devices',
  'lead.devices':
    'Where you’re signed in. A sign-in ends if it isn’t used for this long: {figures.sessionLife}.',
  'title.notifications': 'Notifications',
  'lead.notifications': 'Choose how each kind of news reaches you. Changes are saved right away.',
  'title.appearance': 'Language and theme',
  'lead.appearance': 'For this site on all your devices. Mails use the same language.',
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
} as const
