/**
 * The groups of staff's triage in their order, and what one does with an order of each: verify its result or send it back,
 * assign a booster, or open the page on which it is decided. An order is in one group.
 */
export const triageGroups = {
  disputes: 'open',
  results: 'verify',
  late_start: 'assign',
  other_booster: 'open',
  silent: 'open',
  start_soon: 'assign',
  checks: 'verify',
} as const
export type TriageGroup = keyof typeof triageGroups
export type TriageDeed = (typeof triageGroups)[TriageGroup]

export const triageGroupNames = Object.keys(triageGroups) as [TriageGroup, ...TriageGroup[]]
