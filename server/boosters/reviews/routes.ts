import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { answerReview } from './answer-review.ts'
import { hideReview } from './hide-review.ts'
import { listMyReviews } from './list-my-reviews.ts'
import { listReviews } from './list-reviews.ts'
import { writeReview } from './write-review.ts'

export function reviewsRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'reviewOrder', async ({ caller, params, body, work }) => {
    await writeReview(work, caller, params.order_id, body)
    return { data: {} }
  })

  route(app, services, 'answerReview', async ({ caller, params, body, work }) => {
    await answerReview(work, caller, params.order_id, body.reply)
    return { data: {} }
  })

  route(app, services, 'listMyReviews', async ({ caller, query }) => ({
    data: await listMyReviews(services, caller.id, query),
  }))

  route(app, services, 'listReviews', async ({ query }) => ({ data: await listReviews(services, query) }))

  route(app, services, 'hideReview', async ({ caller, params, body, work }) => ({
    data: { review: await hideReview(work, caller, params.review_id, body.reason) },
  }))

  route(app, services, 'showReview', async ({ caller, params, work }) => ({
    data: { review: await hideReview(work, caller, params.review_id, null) },
  }))
}
