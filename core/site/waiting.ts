import { dayMs, hourMs } from '../base/durations.ts'
import { applicationSpans } from '../boosters/applications.ts'
import { payoutSpans } from '../money/payouts.ts'
import { proposedWith } from '../money/staff-limits.ts'
import { deadlines } from '../orders/deadlines.ts'
import type { Permission } from '../people/permissions.ts'
import { waits } from '../talk/support-thread.ts'

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
  'prepared',
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
  service_requests: ['EditUsers'],
  proposals: [...new Set(Object.values(proposedWith))],
} as const satisfies Readonly<Record<string, readonly Permission[]>>
export type StaffQueue = keyof typeof staffQueues

/** The queues that a person with these permissions works on. */
export function queuesOf(held: readonly Permission[]): StaffQueue[] {
  const queues = Object.keys(staffQueues) as StaffQueue[]
  return queues.filter((queue) => staffQueues[queue].some((permission) => held.includes(permission)))
}

/** Where nothing is promised. */
const aDay = { ms: dayMs, source: 'proposal: by the next day, as nothing is promised' }

/** How long after it came staff should have worked on what waits in a queue. */
export const queueSpans: Readonly<Record<StaffQueue, { ms: number; source: string }>> = {
  results: deadlines.check,
  late_start: deadlines.start,
  other_booster: aDay,
  silent: aDay,
  // Of an appeal, `appealDecision`; until staff have written to the parties, `disputeAnswer`.
  disputes: deadlines.disputeDecision,
  support: { ms: waits.late, source: 'the goal of the inbox' },
  payouts: payoutSpans.settle,
  applications: applicationSpans.answer,
  service_requests: applicationSpans.answer,
  proposals: aDay,
}

/** From when something that is due then is urgent: 6 hours before, or in the last quarter of a shorter time. */
export function urgentFrom(queue: StaffQueue, due: Date): Date {
  return new Date(due.getTime() - Math.min(6 * hourMs, queueSpans[queue].ms / 4))
}
