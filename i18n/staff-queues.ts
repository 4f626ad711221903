import type { StaffQueue } from '#core/site/waiting.ts'
import type { RoutePattern } from './paths.ts'

/** The list of staff in which something waits; three of them are a filter of the list of orders. */
export type QueuePlace = { to: RoutePattern; params: Record<string, string>; search: string; icon: string }

const orders = (state: string, search = ''): QueuePlace => ({
  to: '/dashboard/admin/orders/:state',
  params: { state },
  search,
  icon: 'receipt',
})
const list = (to: RoutePattern, icon: string): QueuePlace => ({ to, params: {}, search: '', icon })

export const queuePlaces: Readonly<Record<StaffQueue, QueuePlace>> = {
  results: orders('verification_required'),
  late_start: orders('waiting_for_booster', '?need=late_start'),
  other_booster: orders('boosting', '?need=other_booster'),
  silent: orders('boosting', '?need=silent'),
  disputes: list('/dashboard/admin/disputes', 'scale'),
  support: list('/dashboard/admin/support', 'life-buoy'),
  payouts: list('/dashboard/admin/payouts', 'wallet'),
  applications: list('/dashboard/admin/booster-application', 'user-plus'),
  proposals: list('/dashboard/admin/proposals', 'scale'),
}
