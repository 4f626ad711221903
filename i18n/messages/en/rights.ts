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
  'name.Booster': '{shell.role.booster}',
  'name.EditOrders': '{shell.adminOrders}',
  'name.EditStore': 'Store',
  'name.EditUsers': '{shell.adminUsers}',
  'name.FullAccess': 'Full access',
} as const
