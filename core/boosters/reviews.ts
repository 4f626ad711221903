import { deadlines, endOf } from '#core/orders/deadlines.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'

/** What a customer rates: the order as a whole first. */
export const ratedParts = ['overall', 'skill', 'speed', 'communication'] as const
/** Its parts beside the order as a whole. */
export const reviewAspects = ['skill', 'speed', 'communication'] as const
export type RatedPart = (typeof ratedParts)[number]

/** The best rating; the worst is 1. */
export const mostStars = 5

/** The lengths of a review and of its booster's answer, in characters. */
export const longestReview = 600
export const longestReply = 400

/** Fewer reviews say too little about a booster, so none of them is shown before, and no mean. */
export const enoughReviews = 3

/** The filters of staff's list: written lately, with few stars, hidden. */
export const reviewStates = ['new', 'low', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Orders of staff's list. */
export const reviewSorts = ['newest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/**
 * What became of a booster's answer to a review, and the filters of their own list: it is due, given, or its time is over; the
 * review is hidden, or doesn't count because its order runs again or another booster finished it.
 */
export const answerStates = ['due', 'given', 'over', 'hidden', 'apart'] as const
export type AnswerState = (typeof answerStates)[number]

/** At most this many stars are a low rating. */
export const lowRating = 2

/** What determines who can still write. Times are instants. */
export type ReviewedOrder = {
  status: OrderStatus
  boosterId: string | null
  closedAt: Date | null
  review: { boosterId: string; at: Date; repliedAt: Date | null; hidden: boolean } | null
}

/**
 * Until when the customer can write the order's review, or correct it; null if they can't. The booster's answer ends
 * the corrections, so that no text changes below an answer to it. A review belongs to the booster who finished the
 * order: if another one finishes it after it ran again, the customer writes a new review.
 */
export function reviewUntil({ status, boosterId, closedAt, review }: ReviewedOrder, now: Date): Date | null {
  if (status !== 'completed' || !boosterId || !closedAt) return null
  if (!review || review.boosterId !== boosterId) return unlessPast(endOf('review', closedAt), now)
  if (review.repliedAt || review.hidden) return null
  const since = review.at > closedAt ? review.at : closedAt
  return unlessPast(endOf('reviewEdit', since), now)
}

/** Until when the booster can answer the review, or correct the answer; null if they can't. */
export function replyUntil({ status, boosterId, review }: ReviewedOrder, now: Date): Date | null {
  if (status !== 'completed' || !review || review.boosterId !== boosterId || review.hidden) return null
  const end = review.repliedAt ? endOf('reviewEdit', review.repliedAt) : endOf('review', review.at)
  return unlessPast(end, now)
}

function unlessPast(end: Date, now: Date): Date | null {
  return end > now ? end : null
}

/** The time since which a review is new to staff. */
export function newSince(now: Date): Date {
  return new Date(now.getTime() - deadlines.reviewEdit.ms)
}

/** The mean of ratings, to two decimals; null below the number that says enough. */
export function meanRating(sum: number, count: number): number | null {
  return count < enoughReviews ? null : hundredths(sum / count)
}

/** The mean of all ratings, to two decimals, from how often each number of stars was given, one star first; null without any. */
export function meanStars(given: readonly number[]): number | null {
  const count = given.reduce((all, times) => all + times, 0)
  const sum = given.reduce((all, times, i) => all + times * (i + 1), 0)
  return count === 0 ? null : hundredths(sum / count)
}

const hundredths = (value: number) => Math.round(value * 100) / 100
