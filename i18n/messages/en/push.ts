export default {
  // A push on a phone or computer, below the site’s name, also on a locked screen: it says only what the news is about. One short sentence each.
  'about.order': 'Something happened in your order.',
  'about.waits': 'An order is waiting for you.',
  'about.message': 'You have a new message.',
  'about.money': 'There’s news about your money.',
  'about.work': 'There’s work for you.',
  'about.team': 'Something in the shop needs you.',
  'about.account': 'There’s news about your account.',

  // A line on the page of an order, of an accepted application, or where a login code is typed in; beside it the button below and “{app.notNow}”.
  'ask.paid': 'Want to hear how your order is going while this page is closed?',
  'ask.accepted': 'Want to hear of new orders that match while this page is closed?',
  'ask.code': 'Get a push the next time your booster needs a code, so that you don’t miss it.',

  // Button, up to 24 characters; messages after it, after turning a device off, and if the browser can’t.
  turnOn: 'Turn on push',
  isOn: 'Push is on for this device.',
  isOff: 'The device gets no more push.',
  failed: 'Your browser couldn’t turn on push. Check your connection and try again.',

  // In the settings: heading of the list of devices, and the line below it.
  title: 'Push on your devices',
  lead: 'News reaches these devices while the site is closed. A push says only what it’s about, unless you show details.',

  // Button below the list.
  turnOnHere: 'Turn on for this device',

  // Below a device: when it got its last push; or that it got none yet.
  last: 'Last push: {date}',
  none: 'No push yet',

  // Button of a device, up to 16 characters, and its name for screen readers.
  turnOff: 'Turn off',
  turnOffOf: 'Turn off push: {device}',

  // Switch of a device, and the small print beside it.
  details: 'Show details',
  detailsHint: 'Anyone who sees the locked screen can read them.',

  // Notice below the list, in bold; then how to change it. “Push” is the column {settings.channel.push} above.
  blocked: 'Push is blocked in this browser, so nothing from the Push column arrives here.',
  blockedHow:
    'To allow it, open the site’s permissions beside the address, set notifications to “Allow”, and reload the page.',

  // In place of the button: on an iPhone or iPad in Safari; in a browser without push.
  installFirst:
    'On an iPhone or iPad, push works in the installed app: tap Share, then “Add to Home Screen”, and open the site from there.',
  unsupported: 'This browser can’t get push. Your news still arrives on the site and by e-mail.',

  // Switch below the table of news, and the line below it.
  quiet: 'Quiet hours',
  quietHint: 'No sound and no push. News still arrives on the site.',

  // Labels of two lists of times side by side, up to 10 characters.
  from: 'From',
  until: 'Until',

  // Link beside the name of a time zone, where the reader is in another one, which it names.
  zoneHere: 'Use {zone}',

  // Switch: the exception from the quiet hours.
  codesWake: 'Login code requests still ring and push',

  // Button, up to 30 characters; the button that ends it; beside it until when it lasts.
  pause: 'Pause everything for an hour',
  resume: 'End the pause',
  pausedUntil: 'Quiet until {time}.',
} as const
