import { couponStates } from '#core/coupons.ts'
import { type ListQuery, oneOf, words } from '../lists/list-query.ts'

/** As long as a code can be. */
export const longestSearch = 32

export const couponList = {
  filters: { q: words(longestSearch), state: oneOf(couponStates) },
  sorts: ['newest', 'code', 'uses', 'ending'],
} as const

export type CouponQuery = ListQuery<typeof couponList>
