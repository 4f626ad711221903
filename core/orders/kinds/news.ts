import type { OrderDeed } from '../deeds.ts'

type News = Partial<Record<OrderDeed, string>>

/** Notifications of an order that is played. */
export const played = {
  pay: 'order_paid',
  claim: 'booster_found',
  assign: 'booster_found',
  drop: 'order_dropped',
  finish: 'order_finished',
  reject: 'proof_rejected',
  complete: 'order_completed',
  cancel: 'order_cancelled',
  pause: 'order_paused',
  resume: 'order_resumed',
  record_game: 'game_recorded',
  strike_game: 'game_struck',
  dispute: 'order_disputed',
  answer_dispute: 'dispute_answered',
  withdraw_dispute: 'dispute_withdrawn',
  decide_complete: 'dispute_decided',
  decide_cancel: 'dispute_decided',
  decide_return: 'dispute_decided',
  decide_amounts: 'dispute_decided',
  appeal: 'dispute_appealed',
  uphold_decision: 'dispute_upheld',
  reopen: 'order_reopened',
  charge_back: 'order_frozen',
  charge_back_won: 'order_unfrozen',
  charge_back_lost: 'order_charged_back',
  hold_lifted: 'order_hold_lifted',
  change_asked: 'change_asked',
  changed: 'order_changed',
  change_declined: 'change_declined',
  change_withdrawn: 'change_withdrawn',
  change_expired: 'change_expired',
  poke: 'booster_poked',
  hold: 'order_held',
  keep_booster: 'booster_kept',
  ask_other_booster: 'other_booster_asked',
  decline_other_booster: 'other_booster_declined',
  decline: 'named_declined',
  named_expired: 'named_expired',
  start_missed: 'start_missed',
  nobody_plays: 'nobody_plays',
  set_hours: 'hours_changed',
} as const satisfies News

/** Notifications of hours with a coach. */
export const coached = {
  ...played,
  claim: 'coach_accepted',
  assign: 'coach_accepted',
  drop: 'coach_declined',
  decline: 'coach_declined',
  finish: 'coaching_finished',
  session_proposed: 'session_proposed',
  session_agreed: 'session_agreed',
  session_held: 'session_recorded',
} as const satisfies News

export type OrderNews = (typeof played)[keyof typeof played] | (typeof coached)[keyof typeof coached]
