import type { Doubt } from './doubts.ts'

/** What staff decide about a submitted result: it is verified, or it goes back to its booster. */
export const staffDecisions = ['complete', 'reject'] as const
export type StaffDecision = (typeof staffDecisions)[number]

/** Whether staff say why they decide: always when they send a result back, and when they verify one whose comparison failed. */
export function decisionNeedsReason(
  decision: StaffDecision,
  { shortfall, doubts }: { shortfall: unknown; doubts: readonly Doubt[] },
): boolean {
  return decision === 'reject' || shortfall !== null || doubts.length > 0
}
