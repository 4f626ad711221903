import type { OrderDeed } from './deeds.ts'

/**
 * Reasons that staff pick instead of writing them, by what they do. The code is stored, so that customer and booster each
 * read it in their language; own words can follow it.
 */
export const readyReasons = {
  cancel: ['asked_to_cancel', 'nobody_found', 'wrong_details'],
  reject: ['other_account', 'not_reached', 'unreadable'],
  strike_game: ['other_account', 'recorded_twice', 'foreign_game'],
  take_balance: ['credited_twice', 'credited_too_much', 'credited_by_mistake'],
} as const satisfies Partial<Record<OrderDeed | 'take_balance', readonly string[]>>

export type ReasonedDeed = keyof typeof readyReasons
export type ReadyReason = (typeof readyReasons)[ReasonedDeed][number]

/** Every ready-made reason, once. */
export const everyReadyReason: readonly ReadyReason[] = [...new Set(Object.values(readyReasons).flat())]
