import { type FlagAction, flagActions, orderActions } from './lifecycle.ts'

/** Actions that keep an order's status and are written to its timeline. */
export const noteActions = [
  'decline',
  'session_proposed',
  'session_agreed',
  'session_held',
  'undo_game',
  'correct_game',
  'strike_game',
  'dispute',
  'answer_dispute',
  'withdraw_dispute',
  'decide_amounts',
  'appeal',
  'uphold_decision',
  'release_shares',
  'charge_back',
  'charge_back_won',
  'charge_back_lost',
  'hold_lifted',
  'change_asked',
  'changed',
  'change_declined',
  'change_withdrawn',
  'change_expired',
  'change_prepared',
  'prepared_discarded',
  'poke',
  'hold',
  'keep_booster',
  'ask_other_booster',
  'decline_other_booster',
  'tip',
  'refund_tip',
  'raise_share',
  'named_expired',
  'start_missed',
  'nobody_plays',
  'set_hours',
] as const
export type NoteAction = (typeof noteActions)[number]

/** Actions that keep the status and have their own record: payments, games, the coupon, the vault. */
export const ownRecordActions = [
  'open_payment',
  'open_wave',
  'name_booster',
  'plan_next',
  'set_meeting_link',
  'record_game',
  'prove_game',
  'change_coupon',
  'replace_credentials',
  'view_credentials',
  'ask_code',
  'give_code',
  'view_code',
  'drop_code',
] as const
export type OwnRecordAction = (typeof ownRecordActions)[number]

/**
 * Actions that can keep the status. Revoking the login is a step while an order waits for its booster; otherwise it
 * changes only the vault.
 */
export type StillAction = FlagAction | NoteAction | OwnRecordAction | 'revoke_credentials'

/**
 * What the order's timeline shows. Its rows store these words permanently, so new ones can be added but none renamed.
 */
export const timelineActions = [...orderActions, ...flagActions, ...noteActions] as const
export type TimelineAction = (typeof timelineActions)[number]

/** Everything that can happen to an order. */
export const orderDeeds = [...timelineActions, ...ownRecordActions] as const
export type OrderDeed = (typeof orderDeeds)[number]

const inTimeline: ReadonlySet<string> = new Set(timelineActions)

/** Whether an action is written to the order's timeline. */
export function isInTimeline(action: OrderDeed): action is TimelineAction {
  return inTimeline.has(action)
}
