export default {
  needed: 'This page needs the permission “{right}”, which your account doesn’t have.',
  toDashboard: 'Go to your dashboard',
  askAdmin: 'If you need it, ask an administrator.',
  'name.Booster': 'Booster',
  'name.EditOrders': 'Orders',
  'name.EditStore': 'Store',
  'name.EditUsers': 'Users',
  'name.FullAccess': 'Full access',
} as const
