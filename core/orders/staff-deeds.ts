import type { OrderDeed } from './deeds.ts'

/** What staff do to other people's orders. Each is recorded in the audit log, which names it. */
export const staffDeeds = [
  'assign',
  'drop',
  'reject',
  'complete',
  'cancel',
  'decide_complete',
  'decide_cancel',
  'decide_return',
  'decide_amounts',
  'uphold_decision',
  'reopen',
  'pause',
  'resume',
  'strike_game',
  'release_shares',
  'refund_tip',
  'raise_share',
  'change_prepared',
  'prepared_discarded',
  'dispute',
  'answer_dispute',
  'withdraw_dispute',
  'decline_other_booster',
] as const satisfies readonly OrderDeed[]
export type StaffDeed = (typeof staffDeeds)[number]

/** The deed of staff; null if only others do it. */
export function staffDeed(deed: OrderDeed): StaffDeed | null {
  return staffDeeds.find((each) => each === deed) ?? null
}
