export default {
  login: 'You are signed in.',
  register: 'Your account is ready.',
  orderCreated: 'Your order is placed.',
  orderCalculated: 'The price is computed.',
  orderUpdated: 'The order is updated.',
  couponCreated: 'The coupon is made.',
  couponUpdated: 'The coupon is saved.',
  couponDeleted: 'The coupon is deleted.',
} as const
