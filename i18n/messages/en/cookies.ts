export default {
  // What each cookie or stored value is for, in a table beside its name. The subject is the cookie. Up to 50 characters.
  'purpose.session': 'Keeps you signed in',
  'purpose.device': 'Recognizes a browser you’ve signed in with before',
  // After signing in there.
  'purpose.signIn': 'Brings you back from Discord, Google or Facebook',
  'purpose.language': 'Remembers your language',
  'purpose.timeZone': 'Shows times on your order’s pages as your clock does',
  'purpose.choice': 'Remembers your cookie choice',
  'purpose.theme': 'Remembers light or dark',
  'purpose.currency': 'Remembers the currency in which you also see prices',
  'purpose.name': 'Shows your name while a page loads',
  // Only staff have this one: price changes that they haven’t published.
  'purpose.priceDraft': 'Keeps unpublished price changes (staff only)',
  // Only staff have this one: text of a post that a closed tab has left.
  'purpose.postDraft': 'Keeps text of posts that isn’t saved yet (staff only)',
  // The scroll position.
  'purpose.place': 'Remembers where you were on a page',
  'purpose.wish': 'Remembers which booster you want to order from',
  'purpose.notifications': 'Shows each notification only once',
  'purpose.update': 'Reloads a page only once after an update',
  // Google Analytics.
  'purpose.visitors': 'Tells visitors apart, without a name',
  'purpose.visits': 'Counts the pages of one visit',
  'purpose.adClick': 'Remembers which Google ad led here',
  'purpose.payment': 'Remembers a payment until it is counted',
  'purpose.shortcuts': 'Remembers whether you use keyboard shortcuts',
  'purpose.chat': 'Finds your support chat again',
  'purpose.application': 'Keeps the draft of your booster application',
  'purpose.sounds': 'Remembers whether new chats make a sound (staff only)',

  // How long it is kept, at the end of the line; up to 24 characters.
  'lasts.minutes': 'Up to {figures.signInTrip}',
  'lasts.days': { one: '{count} day', other: '{count} days' },
  'lasts.years': { one: '{count} year', other: '{count} years' },
  'lasts.tab': 'Until you close the tab',
  'lasts.signOut': 'Until you sign out',
  'lasts.deleted': 'Until you delete it',

  // What an entry is stored for, as above.
  'purpose.rail': 'Remembers whether you folded the menu of your dashboard',
  'purpose.reminder': 'Remembers when you closed a reminder',
} as const
