import { type FlagAction, flagActions, orderActions } from './lifecycle.ts'

/** What is done on an order without changing its status, and is written into its timeline. */
export const noteActions = [
  'decline',
  'session_proposed',
  'session_agreed',
  'session_held',
  'undo_game',
  'correct_game',
  'strike_game',
  'dispute',
  'release_shares',
] as const
export type NoteAction = (typeof noteActions)[number]

/** What leaves the status too, and has a record of its own: payments, games, the coupon, the vault. */
export const ownRecordActions = [
  'open_payment',
  'record_game',
  'change_coupon',
  'replace_credentials',
  'view_credentials',
] as const
export type OwnRecordAction = (typeof ownRecordActions)[number]

/**
 * What can leave the status as it is. A revoked login is a step where an order waits for its booster; elsewhere it
 * changes nothing but the vault.
 */
export type StillAction = FlagAction | NoteAction | OwnRecordAction | 'revoke_credentials'

/** What the order's timeline tells. Its rows keep their word for ever: one is added, never renamed. */
export const timelineActions = [...orderActions, ...flagActions, ...noteActions] as const
export type TimelineAction = (typeof timelineActions)[number]

/** Everything that can happen to an order. */
export const orderDeeds = [...timelineActions, ...ownRecordActions] as const
export type OrderDeed = (typeof orderDeeds)[number]

const inTimeline: ReadonlySet<string> = new Set(timelineActions)

/** Whether a deed is written into the order's timeline. */
export function isInTimeline(action: OrderDeed): action is TimelineAction {
  return inTimeline.has(action)
}
