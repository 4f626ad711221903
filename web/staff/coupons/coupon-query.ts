import { couponStates } from '#core/prices/coupons.ts'
import { type ListQuery, oneOf, words } from '#web/parts/lists/list-query.ts'

/** The longest search text, equal to the longest code. */
export const longestSearch = 32

export const couponList = {
  filters: { q: words(longestSearch), state: oneOf(couponStates) },
  sorts: ['newest', 'code', 'uses', 'ending'],
} as const

export type CouponQuery = ListQuery<typeof couponList>
