export default {
  needed: 'This page needs the permission “{right}”, which your account doesn’t have.',
  toDashboard: 'Go to your dashboard',
  askAdmin: 'If you need it, ask an administrator.',
  'name.Booster': '{shell.role.booster}',
  'name.EditOrders': '{shell.adminOrders}',
  'name.EditStore': 'Store',
  'name.EditUsers': '{shell.adminUsers}',
  'name.FullAccess': 'Full access',
} as const
