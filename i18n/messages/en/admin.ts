export default {
  ordersTitle: 'Orders',
  description: 'Orders by state.',
  states: 'States',
  total: { one: '{count} order', other: '{count} orders' },
  none: 'No order in this state',
  noneText: 'Orders appear here as they move.',
  toVerify: 'To verify',
  nobody: 'nobody yet',
} as const
