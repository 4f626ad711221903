import type { StaffQueue } from '#core/site/waiting.ts'
import type { RoutePattern } from './paths.ts'

/** The list of staff in which something waits: all orders that need a decision are in triage. */
export type QueuePlace = { to: RoutePattern; params: Record<string, string>; search: string }

const list = (to: RoutePattern): QueuePlace => ({ to, params: {}, search: '' })

export const queuePlaces: Readonly<Record<StaffQueue, QueuePlace>> = {
  results: list('/dashboard/admin/triage'),
  late_start: list('/dashboard/admin/triage'),
  other_booster: list('/dashboard/admin/triage'),
  silent: list('/dashboard/admin/triage'),
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
