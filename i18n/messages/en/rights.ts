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
  bannedText: 'You can’t use it until our staff lift the ban. Your orders and your balance stay as they are.',

  // Button to the contact page. At most 26 characters.
  contact: 'Write to our staff',

  // Why the account is banned: whole sentences, on the page, in the dialog and in the e-mail.
  'ban.payment_fraud': 'A payment from your account was reported as fraudulent.',
  'ban.abuse': 'Someone was insulted, threatened or harassed from your account.',
  'ban.outside_deal': 'Contact or payment outside our site was arranged from your account.',
  'ban.false_proof': 'Results or screenshots from your account were false.',
  'ban.several_accounts': 'Your account is one of several that were used to get around our rules.',
  'ban.stolen_account': 'Someone else may have access to your account, so we locked it to protect you.',
  'ban.terms': 'Your account was used in a way that our terms don’t allow.',
} as const
