import type { Contract } from '#contract/contract.ts'
import { answerStates, mostStars } from '#core/boosters/reviews.ts'
import type { CallApi } from '#web/frame/session/call.ts'
import { callOf, type ListQuery, oneOf } from '#web/parts/lists/list-query.ts'

export type MyReviews = Contract['listMyReviews']['reply']['data']
export type MyReview = MyReviews['items'][number]

/** The numbers of stars that a review can give, the most first. */
export const starChoices = Array.from({ length: mostStars }, (_, i) => String(mostStars - i))

/** What the address of a booster's reviews can contain. */
export const myReviewList = {
  filters: { answer: oneOf(answerStates), stars: oneOf(starChoices) },
  sorts: ['due'],
} as const

/** Reads a page of the booster's reviews. */
export async function readMyReviews(
  call: CallApi,
  asked: ListQuery<typeof myReviewList>,
): Promise<MyReviews> {
  const { sort: _, stars, ...query } = callOf(asked)
  return (await call('listMyReviews', { query: { ...query, ...(stars && { stars: Number(stars) }) } })).data
}
