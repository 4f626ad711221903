import type { OrderStatus } from './lifecycle.ts'

/** The time by which an order of a status is due; `promised` is the last day of its estimate, counted from the claim. */
export type DueField = 'created_at' | 'paid_at' | 'searching_at' | 'promised' | 'finished_at' | 'closed_at'

/** By what staff's list of a status is sorted when what is due comes first. Closed orders wait for nothing: the last one is first. */
export const dueFields: Readonly<Record<OrderStatus, { field: DueField; first: 'oldest' | 'newest' }>> = {
  not_paid: { field: 'created_at', first: 'oldest' },
  waiting_for_account: { field: 'paid_at', first: 'oldest' },
  waiting_for_booster: { field: 'searching_at', first: 'oldest' },
  boosting: { field: 'promised', first: 'oldest' },
  verification_required: { field: 'finished_at', first: 'oldest' },
  completed: { field: 'closed_at', first: 'newest' },
  cancelled: { field: 'closed_at', first: 'newest' },
}

/** How many rows staff can have on a page. */
export const staffPageSizes = [25, 50, 100] as const
