export default {
  // Below the title of a legal page. {date} is such as “November 22, 2026”.
  version: 'Version {version}, in effect since {date}',
  // Name of the row of links to the five legal pages, read by screen readers.
  pages: 'Legal pages',
  // Name of the list of the page’s parts; on a phone, the line that opens it.
  contents: 'On this page',
  // Button that prints the page.
  print: 'Print',
  // Notice on a demo’s legal pages.
  demo: 'This shop is a demo: the company and its details are made up.',

  // In the imprint, after the e-mail address of support: “every day from 10:00 to 22:00 (Central European Time)”.
  hours: 'every day from {from} to {to} ({zone})',
  // One of the languages in which the operator answers, in the imprint: “in English and German”. The file of the imprint has
  // the words before the first one; what is repeated before each is here.
  inLanguage: '{language}',

  // The first columns of the two tables of the cookie policy, with the names of cookies below; the others follow, up to 16 characters.
  necessary: 'Necessary',
  optional: 'Google Analytics, only with your consent',
  colPlace: 'Stored in',
  colPurpose: 'Purpose',
  colLasts: 'Kept',
  // Where something is stored: a cookie, or one of the two storages of a browser.
  'place.cookie': 'Cookie',
  'place.localStorage': 'Local storage',
  'place.sessionStorage': 'Session storage',

  // The example of the refund policy. {climb} is such as “Silver II to Platinum IV”, {server} “EU West”, {rank} “Gold III”,
  // {points} “40 LP”, {addons} a list of names with commas.
  example:
    'Someone orders {climb} on {server} for {total}, with two add-ons: {addons}. They ask us to end the order when their booster has reached {rank} with {points}.',
  // Columns of its table, up to 16 characters.
  colPart: 'Part',
  colAmount: '{names.amount}',
} as const
