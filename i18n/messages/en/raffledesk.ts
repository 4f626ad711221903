export default {
  // Staff’s list of raffles: <meta name="description">, a sentence below the heading, a button, an empty list.
  description: 'Raffles: write, open and follow them to the last prize.',
  lead: 'Entering is always free. Anyone can check each draw.',
  create: 'New raffle',
  noneTitle: 'No raffle yet',
  noneText: 'Write the first one. It stays a draft until you open it.',
  search: 'Search',
  searchHint: 'Title or prize',
  state: '{names.status}',
  total: { one: '{count} raffle', other: '{count} raffles' },

  // Columns and what stands in them.
  raffle: 'Raffle',
  noPrize: 'No prize yet',
  languagesOf: '{count} of {all} languages',
  when: '{names.date}',
  opensOn: 'opens {time}',
  claimedOf: '{count} of {all} taken',

  // The form: names of its parts, fields, hints.
  prize: 'Prize',
  kind: '{names.kind}',
  'kind.balance': '{names.balance}',
  'kind.coupon': '{games.discount.coupon}',
  'kind.sent': 'Sent',
  'kindHint.balance': 'Goes to the winner’s balance and pays for any order.',
  'kindHint.coupon':
    'For the winner alone, once. It covers at most the shop’s share of a price, so that the booster is paid in full.',
  'kindHint.sent': 'Something that you send. The winner enters an address.',
  value: 'Value of one prize in €',
  placesHint: 'Up to {most}',
  cost: 'Maximum cost: {amount}',
  dates: 'Dates',
  opens: 'Opens',
  closes: 'Closes and draws',
  zone: 'Times of {zone}',
  closesHint: 'Can’t be moved once it’s open.',
  who: 'Who can enter',
  whoText: 'Free for everyone with a confirmed address, one ticket for each account. This can’t be changed.',
  texts: 'Texts',
  languagesReady: 'Languages, {count} of {all} ready',
  ready: 'ready',
  notReady: 'not ready',
  title: 'Title, {language}',
  titleHint: 'Such as “Winter raffle”',
  prizeText: 'Prize in words, {language}',
  prizeTextHint: 'Such as “A climb to the next tier”',
  about: 'About it, {language}',
  terms: 'More rules, {language}',
  termsHint: 'Beyond those that every raffle has. What one language says, every language says.',
  slug: 'Address',
  slugHint: 'The end of the page’s address, the same in every language. Empty: from the English title.',
  fair: 'Fair draw',
  fairText:
    'When it opens, the server picks a secret seed and publishes its hash. From then on, prize, winners, dates and seed are fixed; texts can be corrected. After the draw, the seed is published.',

  // Errors below fields.
  slugMissing: 'Enter an address, or a title in English.',
  wrongValue: 'Enter an amount of at most €{figures.rafflePrize}.',
  wrongPlaces: 'Enter a whole number, at most {figures.raffleWinners}.',
  wrongDates: 'It has to close after it opens.',

  // The bar at the bottom: what is missing before it can open, then buttons.
  missing: 'Still missing: {what}',
  'fault.value': 'a value',
  'fault.dates': 'dates',
  'fault.past': 'an end that lies ahead',
  'fault.short': 'at least an hour',
  'fault.long': 'at most {figures.raffleLongest}',
  'fault.languages': 'languages',
  'fault.countries': 'countries in the configuration',
  unsaved: 'Not saved',
  save: 'Save',
  saveFirst: 'Save first.',
  open: 'Open now',
  schedule: 'Schedule',
  unschedule: 'Back to draft',
  delete: 'Delete draft',
  cancel: 'Call off',
  keep: 'Keep it',
  publicPage: 'Public page',
  waitsTitle: 'Waits for a colleague',
  waitsText:
    'The prizes cost more than one colleague can promise alone. It opens when a second person approves it.',

  // The dialog that ends it; {number} as 1,204.
  cancelTitle: 'Call off this raffle?',
  cancelText: {
    one: '{number} ticket is in it. Everyone who entered is notified, and there’s no draw.',
    other: '{number} tickets are in it. Everyone who entered is notified, and there’s no draw.',
  },
  closedOn: 'closed {time}',
  cancelledOn: 'called off {time}',
  cancelWhy: 'Reason, which everyone reads',

  // The dialog that deletes a draft.
  deleteTitle: 'Delete this draft?',
  deleteText: 'Its texts in every language are deleted. Nobody has seen it yet, so nobody is notified.',

  // Tickets and winners.
  entries: 'Tickets',
  entriesHint: 'Start of a username, or a number',
  // Below the tickets that a search found, if there are more.
  moreFound: 'Only the first {count} are shown. Type more of the name.',
  // A column, a mark, and people.
  entered: 'Entered',
  person: '{names.customer}',
  withdrawn: 'Withdrawn',
  erased: 'Deleted account',
  nameShown: 'name may be shown',
  until: 'until {time}',
  markSent: 'Mark as sent',
} as const
