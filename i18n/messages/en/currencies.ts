export default {
  // Below a price in EUR: the same in the visitor’s currency. {amount} is money.
  about: '≈ {amount}, charged in EUR',

  // Shown when the pointer rests on it. {date} is such as “Nov 20, 2026”.
  rate: 'Approximate, at the rate of {date}. Your bank’s rate counts.',

  // Label of the list of currencies, and its first option, up to 14 characters.
  choose: 'Also show in',
  only: 'EUR only',
} as const
