import type { OrderStatus } from './lifecycle.ts'

/** In which statuses an order can be changed: paid, and its result not submitted. */
export const changeableStatuses: readonly OrderStatus[] = [
  'waiting_for_account',
  'waiting_for_booster',
  'boosting',
]
