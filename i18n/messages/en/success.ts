export default {
  // Short messages (toasts) after something was done, one sentence each.
  login: 'You’re signed in.',
  register: 'Your account is ready.',
  connected: 'The account is connected.',
  orderCreated: 'Your order has been placed.',
  orderCalculated: 'The price has been calculated.',
  orderUpdated: 'The order has been updated.',
  couponCreated: 'The coupon has been created.',
  couponUpdated: 'The coupon has been saved.',
  couponDeleted: 'The coupon has been deleted.',
  mailQueuedAgain: 'The e-mail will be sent again.',
  profileUpdated: 'Your profile has been updated.',
  balanceUpdated: 'Your balance has been updated.',
} as const
