import type { OrderView } from '../parts/order-facts.ts'

/** The first card on an order's page. */
export type WhatNow =
  | 'pay'
  | 'login'
  | 'answer'
  | 'search'
  | 'late'
  | 'paused'
  | 'lesson'
  | 'records'
  | 'work'
  | 'check'
  | 'done'
  | 'money'

/**
 * The single card below the title, by what the order waits for; null if the drawing is enough, or while it waits for a
 * bank. `late` means past the promised start; a customer whose order nobody plays is offered a refund as early.
 */
export function whatNow(order: OrderView, late: boolean): WhatNow | null {
  const { status, viewer, session, paused, frozen } = order
  const compares = viewer === 'staff' && (order.conflicts.length > 0 || order.shares_held !== null)
  switch (status) {
    case 'not_paid':
      return 'pay'
    case 'waiting_for_account':
      return frozen ? null : 'login'
    case 'waiting_for_booster':
      if (frozen && !session) return null
      if (session) return 'answer'
      return late || (order.unplayed && viewer !== 'staff') ? 'late' : 'search'
    case 'boosting':
      if (compares) return 'records'
      if (paused) return 'paused'
      if (session) return 'lesson'
      return viewer === 'booster' ? 'work' : null
    case 'verification_required':
      return 'check'
    case 'completed':
      return compares ? 'records' : 'done'
    case 'cancelled':
      return compares ? 'records' : 'money'
  }
}
