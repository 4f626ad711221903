import type { OrderView } from './order-facts.ts'

/** The first card on an order's page. */
export type WhatNow =
  | 'pay'
  | 'login'
  | 'answer'
  | 'search'
  | 'late'
  | 'paused'
  | 'session'
  | 'records'
  | 'work'
  | 'check'
  | 'done'
  | 'money'

/**
 * The single card below the title, by what the order waits for; null if the drawing is enough. `late` means past the
 * promised start.
 */
export function whatNow(order: OrderView, late: boolean): WhatNow | null {
  const { status, viewer, session, paused } = order
  const compares = viewer === 'staff' && (order.conflicts.length > 0 || order.shares_held !== null)
  switch (status) {
    case 'not_paid':
      return 'pay'
    case 'waiting_for_account':
      return 'login'
    case 'waiting_for_booster':
      return session ? 'answer' : late ? 'late' : 'search'
    case 'boosting':
      if (compares) return 'records'
      if (paused) return 'paused'
      if (session) return 'session'
      return viewer === 'booster' ? 'work' : null
    case 'verification_required':
      return 'check'
    case 'completed':
      return compares ? 'records' : 'done'
    case 'cancelled':
      return compares ? 'records' : 'money'
  }
}
