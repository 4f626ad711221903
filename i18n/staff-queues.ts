import type { StaffQueue } from '#core/site/waiting.ts'
import type { RoutePattern } from './paths.ts'

/** The list of staff in which something waits. Three of them are a filter of the list of orders. */
export type QueuePlace = { to: RoutePattern; params: Record<string, string>; search: string }

const orders = (state: string, search = ''): QueuePlace => ({
  to: '/dashboard/admin/orders/:state',
  params: { state },
  search,
})
const list = (to: RoutePattern): QueuePlace => ({ to, params: {}, search: '' })

export const queuePlaces: Readonly<Record<StaffQueue, QueuePlace>> = {
  results: orders('verification_required'),
  late_start: orders('waiting_for_booster', '?need=late_start'),
  other_booster: orders('boosting', '?need=other_booster'),
  silent: orders('boosting', '?need=silent'),
  disputes: list('/dashboard/admin/disputes'),
  support: list('/dashboard/admin/support'),
  payouts: list('/dashboard/admin/payouts'),
  applications: list('/dashboard/admin/booster-application'),
  service_requests: { to: '/dashboard/admin/boosters', params: {}, search: '?asks=1' },
  proposals: list('/dashboard/admin/proposals'),
}

/** What a queue is marked with. */
export const queueIcons = {
  results: 'flag',
  late_start: 'clock',
  other_booster: 'users',
  silent: 'bell-off',
  disputes: 'scale',
  support: 'life-buoy',
  payouts: 'wallet',
  applications: 'user-plus',
  service_requests: 'sliders-horizontal',
  proposals: 'eye',
} as const satisfies Record<StaffQueue, string>
