import { z } from 'zod'
import {
  answerStates,
  enoughReviews,
  longestReply,
  longestReview,
  mostStars,
  reviewSorts,
  reviewStates,
} from '#core/boosters/reviews.ts'
import { publicReview, ratings } from './boosters.ts'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { lasting } from './lasting.ts'
import { reason } from './order-view.ts'
import {
  forOthers,
  id,
  instant,
  listOf,
  localeCode,
  orderParams,
  pageOf,
  paragraphs,
  person,
  sizedPageQuery,
  success,
  text,
} from './values.ts'

/** Reviews: a customer's word on a completed order, the booster's answer, and what staff hide. */

const stars = z.int().min(1).max(mostStars)
const errors = ['order_not_found', 'review_closed'] as const satisfies readonly ErrorCode[]

export const reviewOrder = endpoint({
  summary: `Review a completed order as its customer, once and within ${lasting('review')}; calling it again corrects the review, within ${lasting('reviewEdit')} and until the booster answers. Contact data is masked. Reviews appear once a booster has ${enoughReviews}`,
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  body: z.strictObject({
    overall: stars,
    /** Details, each optional. */
    skill: stars.nullable().default(null),
    speed: stars.nullable().default(null),
    communication: stars.nullable().default(null),
    text: forOthers(paragraphs(longestReview)).default(''),
    /** The language of the text. */
    language: localeCode,
  }),
  reply: success(z.object({})),
  errors,
  perMinute: 20,
  example: {
    body: {
      overall: 5,
      skill: 5,
      speed: 4,
      communication: 5,
      language: 'en',
      text: 'I could see every game about a minute after it ended.',
    },
  },
})

export const answerReview = endpoint({
  summary: `Answer the review of an order as its booster, once; calling it again corrects the answer, within ${lasting('reviewEdit')}. Contact data is masked`,
  guard: 'Booster',
  params: orderParams,
  body: z.strictObject({ reply: forOthers(paragraphs(longestReply).min(1)) }),
  reply: success(z.object({})),
  errors: [...errors, 'review_not_found'],
  perMinute: 20,
  example: { body: { reply: 'Thank you! Your roams got much better.' } },
})

const staffReview = publicReview.omit({ order: true }).extend({
  review_id: id,
  order_id: id,
  number: z.int(),
  customer: person,
  edited_at: instant.nullable(),
  replied_at: instant.nullable(),
  hidden: z.object({ at: instant, reason: z.string() }).nullable(),
})

export const listReviews = endpoint({
  summary: 'List all reviews, the newest or the lowest rating first; search by the start of a booster’s name',
  guard: 'EditOrders',
  query: sizedPageQuery.extend({
    q: text(60).default(''),
    state: z.enum(reviewStates).optional(),
    sort: z.enum(reviewSorts).default('newest'),
  }),
  reply: listOf(staffReview),
  errors: [],
})

const ownReview = publicReview.extend({
  review_id: id,
  order_id: id,
  number: z.int(),
  /** Whether the caller still is the booster of the order, and can open it. */
  own: z.boolean(),
  edited_at: instant.nullable(),
  replied_at: instant.nullable(),
  answer: z.enum(answerStates),
  /** Until when the caller can answer, or correct the answer; null if they can't. */
  reply_until: instant.nullable(),
  /** Why staff hid it; null while it is shown. */
  hidden_reason: z.string().nullable(),
})

export const listMyReviews = endpoint({
  summary:
    'List all reviews of the calling booster: first those that can still be answered, the soonest end first, then the others, newest first; with what all that count give on average',
  guard: 'Booster',
  query: sizedPageQuery.extend({
    answer: z.enum(answerStates).optional(),
    stars: z.coerce.number().int().min(1).max(mostStars).optional(),
  }),
  reply: success(
    pageOf(ownReview).extend({
      /** Of all reviews that count, also before they are enough to be shown to others. */
      ratings: ratings.extend({ count: z.int(), overall: z.number().nullable() }),
      due: z.int(),
    }),
  ),
  errors: [],
})

const params = z.strictObject({ review_id: id })
const oneReview = success(z.object({ review: staffReview }))

export const hideReview = endpoint({
  summary: 'Hide a review with a reason, which its customer and its booster read; it no longer counts',
  guard: 'EditOrders',
  params,
  body: z.strictObject({ reason }),
  reply: oneReview,
  errors: ['review_not_found'],
  example: { body: { reason: 'It insults the booster' } },
})

export const showReview = endpoint({
  summary: 'Show a hidden review again',
  guard: 'EditOrders',
  params,
  reply: oneReview,
  errors: ['review_not_found'],
})

export const reviewsContract = {
  reviewOrder,
  answerReview,
  listMyReviews,
  listReviews,
  hideReview,
  showReview,
}
