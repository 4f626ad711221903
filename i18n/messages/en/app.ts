export default {
  // Shortcut of the installed app’s icon, at most 20 characters.
  newOrder: 'New order',

  // A bar above a page’s content while there is no connection, in one line: this sentence in bold, then the next. {time} is a time of day, or a day with a time.
  offline: 'You’re offline.',
  offlineSince: 'This is what was loaded at {time}. Nothing here updates until you’re back online.',

  // Beside the button that asks again, after it found no connection; then the button, also on the page below.
  stillOffline: 'Still offline',
  tryNow: 'Try now',

  // The same bar for a few seconds once the connection is back.
  backOnline: 'Back online.',

  // What waits to be sent or was sent: {what} of the sentences below. The last joins the two before it.
  messages: { one: '{count} message', other: '{count} messages' },
  games: { one: '{count} game', other: '{count} games' },
  both: '{games} and {messages}',

  // In the same bar: what waits on this device, then what was sent once the connection is back. {what} is “2 messages”.
  unsent: 'Not sent yet: {what}.',
  sent: 'Sent: {what}.',

  // Question before signing out while something waits: title, text, and two buttons of up to 26 characters.
  loseTitle: 'Sign out and lose it?',
  loseText: 'This wasn’t sent yet: {what}. Signing out deletes it from this device.',
  lose: 'Sign out and delete',
  stayIn: 'Stay signed in',

  // Title and text of the page that opens in place of one that this browser hasn’t kept.
  pageTitle: 'You’re offline',
  pageText:
    'This page wasn’t loaded before you lost the connection. It opens automatically once you’re back online.',

  // Above a list of pages that can be read without a connection.
  keptTitle: 'You can read these meanwhile',

  // A bar at the bottom while somebody is typing: this sentence in bold, the next one, and two buttons of up to 26 characters.
  newVersion: 'A new version of {name} is ready.',
  newVersionText: 'It loads with the next page, or now with what you’ve typed.',
  tooOld: 'This version of {name} is too old.',
  tooOldText: 'Parts of it no longer load. Reload to continue.',
  later: 'Later',
  reload: 'Reload, keep my text',

  // Short message after that reload.
  inputKept: 'You have the new version, and what you typed is still here.',

  // A sheet that offers to install the site as an app: title, line below it, two reasons of a title and a line each, two buttons of up to 14 characters, small print.
  installTitle: 'Install {name}',
  installWhere: 'On this device, without an app store',
  reasonOffline: 'See your climbs without a connection',
  reasonOfflineText: 'Their last state, with the time it was loaded',
  reasonFast: 'Straight to your orders',
  reasonFastText: 'One tap on the icon; press and hold it for shortcuts',
  notNow: 'Not now',
  install: 'Install',
  installHint: 'You can do it later in your profile settings. We won’t ask again.',

  // A smaller card at the foot of the dashboard's navigation, 200 px wide, and a row of the profile settings: title and one sentence.
  asApp: '{name} as an app',
  asAppText: 'Its own window, and your climbs even without a connection.',

  // On iPhones and iPads: this button of up to 16 characters leads to the three steps, the next one closes them. The names are those of Safari's menu.
  showMeHow: 'Show me how',
  understood: 'Got it',
  stepShare: 'Tap Share in Safari’s toolbar.',
  stepAdd: 'Choose “Add to Home Screen”.',
  stepOpen: 'Open {name} from your home screen and sign in there.',
} as const
