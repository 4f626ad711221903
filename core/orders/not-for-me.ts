/** Why a booster doesn't want an order, if they say so; staff see how often each was given. */
export const notForMeReasons = ['pay', 'time', 'rank', 'wishes', 'other'] as const
export type NotForMeReason = (typeof notForMeReasons)[number]
