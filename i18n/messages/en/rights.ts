export default {
  // Sentence of the page “Page not found” above up to three links to similar pages.
  similar: 'Did you mean one of these pages?',

  // Page that an account may not open (shell.noPermission): two sentences in a row. {right} is one of the
  // names below.
  needed: 'Your account doesn’t have the “{right}” permission that this page requires.',
  askAdmin: 'If you need it, ask an administrator.',
  // Button below them. At most 24 characters.
  toDashboard: 'Go to your dashboard',

  // Names of the permissions, between quotes in the sentence above. At most 20 characters.
  'name.Booster': '{names.booster}',
  'name.EditOrders': '{names.orders}',
  'name.EditStore': 'Store',
  'name.EditUsers': '{names.users}',
  'name.FullAccess': 'Full access',

  // Page and dialog of a person whose account staff have banned: title, text, then one of the reasons below.
  'name.staff': '{names.staff}',
  bannedTitle: 'Your account is banned',
  bannedText: 'You can’t use it until our team lifts the ban. Your orders and your balance stay as they are.',

  // Instead of that text, where the ban has an end; then the same in the e-mail, and what the e-mail says of a ban without one.
  // {time} is a day with a time of day, {zone} a time zone.
  bannedUntil: 'You can use it again from {time}. Your orders and your balance stay as they are.',
  bannedUntilIn: 'The ban ends on {time} ({zone}).',
  bannedOpen: 'The ban stays until our team lifts it.',

  // Button to the contact page. At most 26 characters.
  contact: 'Write to our team',

  // Why the account is banned: whole sentences, on the page, in the dialog and in the e-mail.
  'ban.payment_fraud': 'A payment from your account was reported as fraudulent.',
  'ban.abuse': 'Someone was insulted, threatened or harassed from your account.',
  'ban.outside_deal': 'Contact or payment outside our site was arranged from your account.',
  'ban.false_proof': 'Results or screenshots from your account were false.',
  'ban.several_accounts': 'Your account is one of several that were used to get around our rules.',
  'ban.stolen_account': 'Someone else may have access to your account, so we locked it to protect you.',
  'ban.terms': 'Your account was used in a way that our terms don’t allow.',

  // Staff's page without the permission that it needs, below the page's name: heading, then a line with the reader's name, what
  // their account has (a list of the names above), and who can grant it (a list of people). The second if nobody can.
  'missing.need': 'You need the “{right}” permission to open this page',
  'missing.have': 'You are signed in as {name} with {rights}. Nothing was changed. {people} can grant it.',
  'missing.haveNobody':
    'You are signed in as {name} with {rights}. Nothing was changed. Nobody on the team can grant it.',
  // Button that asks those people, at most 40 characters with two names, and what it says afterwards.
  'missing.ask': 'Ask {people}',
  'missing.asked': 'Asked at {time}',
} as const
