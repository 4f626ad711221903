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
} as const
