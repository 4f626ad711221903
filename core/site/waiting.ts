import { proposedWith } from '../money/staff-limits.ts'
import type { Permission } from '../people/permissions.ts'

/**
 * What an order can wait for from its customer or its booster, the most urgent first. An order that waits for several things
 * is shown with the first.
 */
export const orderNeeds = [
  'code_asked',
  'code_given',
  'named',
  'reply',
  'change',
  'silent',
  'late',
  'check',
  'login',
  'pay',
] as const
export type OrderNeed = (typeof orderNeeds)[number]

/** What waits for staff as a list, in the order of their menu, with the permissions of which one opens it. */
export const staffQueues = {
  results: ['EditOrders'],
  late_start: ['EditOrders'],
  other_booster: ['EditOrders'],
  silent: ['EditOrders'],
  disputes: ['EditOrders'],
  support: ['EditOrders'],
  payouts: ['FullAccess'],
  applications: ['FullAccess'],
  proposals: [...new Set(Object.values(proposedWith))],
} as const satisfies Readonly<Record<string, readonly Permission[]>>
export type StaffQueue = keyof typeof staffQueues

/** The queues that a person with these permissions works on. */
export function queuesOf(held: readonly Permission[]): StaffQueue[] {
  const queues = Object.keys(staffQueues) as StaffQueue[]
  return queues.filter((queue) => staffQueues[queue].some((permission) => held.includes(permission)))
}

/** Up to this many are counted in a queue. */
export const mostQueued = 100
