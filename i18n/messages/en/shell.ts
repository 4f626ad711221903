export default {
  // Shown by search engines, up to 155 characters.
  description:
    'Game boosting you can follow: set a start and a target, see the price and time right away, and watch every game.',

  // Link that only keyboard users see, at the top of every page.
  skip: 'Skip to content',
  // Link to the home page: beside the logo, in breadcrumbs and in menus.
  home: 'Home',
  // Name of the button that opens the menu on a phone.
  menu: 'Menu',
  // Names of the navigations, read by screen readers only.
  mainNavigation: 'Main navigation',
  dashboardNavigation: 'Dashboard',
  footerNavigation: 'All pages',

  // Links of the header and the footer, one to three words.
  games: '{names.games}',
  boosters: '{names.boosters}',
  blog: 'Blog',
  raffles: 'Raffles',
  aboutUs: 'About us',
  becomeBooster: 'Become a booster',
  contact: 'Contact',
  glossary: 'Glossary',
  // Heading of the five links that follow.
  legal: 'Legal',
  cookiePolicy: 'Cookie policy',
  imprint: 'Imprint',
  privacyPolicy: 'Privacy policy',
  refundPolicy: 'Refund policy',
  termsOfService: 'Terms of service',

  // In the header, after a green dot.
  boostersOnline: { one: '{count} booster online', other: '{count} boosters online' },
  // Headings above the languages and the color schemes in the menu.
  language: '{names.language}',
  theme: 'Theme',
  // Options of the color scheme; the last follows the device’s own setting.
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  'theme.system': 'System',

  // Buttons, up to 14 characters.
  signIn: 'Sign in',
  logOut: 'Sign out',
  // Short message after signing out.
  signedOut: 'You’re signed out.',
  // Name of the button that opens the account menu, read by screen readers.
  account: '{names.yourAccount}',
  // In the account menu.
  balanceOf: 'Balance {amount}',
  // Name of the cross that closes a dialog or a message.
  close: 'Close',

  // Headings above staff’s links: work that arrives, people, what is sold, and what is known about it. At most 16 characters.
  'group.queues': 'Queues',
  'group.people': 'People',
  'group.shop': 'Shop',
  'group.insight': 'Insight',
  // In the bar at the bottom of a phone: shows all other links of staff. At most 12 characters.
  more: 'More',
  // The number beside a link of staff’s menu, in words: how much waits there; and if some of it is late or due soon.
  needAction: { one: '{count} needs action', other: '{count} need action' },
  needActionNow: {
    one: '{count} needs action, and it’s urgent',
    other: '{count} need action, some urgently',
  },

  // Links of the dashboard, beside or below an icon; on a phone there is room for about 12 characters. The first leads to the current order, drawn as a climb.
  today: 'Today',
  myClimb: 'My climb',
  myOrders: 'My orders',
  availableOrders: '{names.availableOrders}',
  activeOrders: '{names.activeOrders}',
  completedOrders: 'Completed orders',
  adminOrders: '{names.orders}',
  adminPrices: '{names.prices}',
  adminCoupons: 'Coupons',
  adminUsers: '{names.users}',
  adminApplications: 'Applications',
  adminSupport: 'Support',
  adminDisputes: 'Disputes',
  adminMails: 'Sent e-mails',
  adminAudit: 'Audit log',
  balance: '{names.balance}',
  profileSettings: 'Profile settings',

  // Under the user’s name in the dashboard: what kind of account it is.
  'role.guest': '{names.guest}',
  'role.customer': '{names.customer}',
  'role.booster': '{names.booster}',
  'role.staff': '{names.staff}',

  // Titles and texts of error pages. {path} is the address that was asked for.
  pageNotFound: 'Page not found',
  pageNotFoundAt: 'Page not found: {path}',
  pageNotFoundHelp: 'Check the address for typos. It’s also possible that the page has moved.',
  // Button of an error page that leads to the home page. The English is fixed by the specification.
  goHome: 'Go Home',
  // Title of the page that a signed-in user has no right to open.
  noPermission: 'This account doesn’t have access',
  // Title of the page while no prices are set yet; the button below is for staff.
  notOpenYet: 'The shop isn’t open yet',
  setPrices: 'Set prices',
  // Title of the page after a failure, with the number of the error.
  errorStatus: 'Error {statusCode}',

  // A dialog that asks before a half-filled form is closed: title, text and two buttons.
  unsavedTitle: 'Discard your changes?',
  unsavedText: 'What you entered hasn’t been saved.',
  keepEditing: 'Keep editing',
  discardChanges: 'Discard changes',

  // The brand’s line in the footer.
  claim: 'A rank is an altitude, a boost is a climb.',
  // In the footer, above the address that answers. {from} and {to} are times of day, {zone} the name of the time zone.
  help: 'Help every day, {from} to {to} ({zone})',
  // In the footer, before a row of ways to pay; then the ways that are no brand’s name, one to three words each. The first is the demo’s, which moves no money.
  payWith: 'You can pay with',
  testPayment: 'Test payment',
  card: '{names.card}',
  yourBalance: '{names.yourBalance}',
  // Link of the footer among the legal links, and heading of its page: consumers declare their withdrawal there. EU law (Directive 2011/83, Article 11a) demands an unambiguous wording, as the national law has it. Up to 28 characters.
  withdraw: 'Withdraw from a contract',
  // Button of the footer among the legal links; opens the choice of cookies.
  cookieSettings: 'Cookie settings',
  // Small print in the footer. The first sentence is the wording that Riot Games asks for.
  disclaimer:
    '{name} isn’t endorsed by Riot Games and doesn’t reflect the views of Riot Games or anyone officially involved in its games. Boosting is against its terms of service, and accounts can be penalized for it.',
  // Small print in the footer, at the end of the line; {seller} is a company, {address} its address.
  soldBy: 'Sold by {seller}, {address}',
  vatIncluded: 'All prices include VAT.',
  // Small badge after the seller, if it is the demo’s made-up company.
  demo: '{names.demoData}',
  // Name of the area with short messages, read by screen readers; F8 moves there.
  notices: 'Notifications (F8)',

  noConnection: 'We couldn’t connect. Nothing was lost. Check your connection and try again.',
  // Small, beside or below a button that can’t be used while there is no connection. At most 24 characters.
  needsConnection: 'needs a connection',
  // On error pages and at the checkout.
  signedInAs: 'You’re signed in as {name}.',
  // Link of the dashboard to a booster’s own coaching offers.
  boosterCoaching: 'My coaching',
  myServices: 'My services',
  myReviews: '{names.reviews}',

  // Links of the dashboard’s rail, and the titles of their pages: a booster’s money, and staff’s pages of payouts and of payments that went wrong. At most 18 characters.
  earnings: 'Earnings',
  adminPayouts: 'Payouts',

  // Link of staff’s page of reviews, and a link to one’s favorite boosters. At most 18 characters.
  adminReviews: '{names.reviews}',
  favorites: 'Favorites',
  adminProposals: 'Second person',
  waitsForColleague: 'A colleague has to approve this. It waits under “{shell.adminProposals}”.',
  adminTroubles: 'Payment issues',
  adminOpening: 'Open your shop',

  // Names of the button that narrows the dashboard’s menu to its icons, read aloud and shown as a tooltip.
  foldMenu: 'Fold the menu',
  unfoldMenu: 'Unfold the menu',
} as const
