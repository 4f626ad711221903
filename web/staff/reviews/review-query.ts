import { reviewSorts, reviewStates } from '#core/boosters/reviews.ts'
import { oneOf, words } from '#web/parts/lists/list-query.ts'

/** The longest search for a booster's name. */
export const searchLength = 60

/** What the address of staff's list of reviews can contain. */
export const reviewList = {
  filters: { q: words(searchLength), state: oneOf(reviewStates) },
  sorts: reviewSorts,
} as const
