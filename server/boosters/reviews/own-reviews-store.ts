import { sql } from 'kysely'
import type { AnswerState } from '#core/boosters/reviews.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { selectReviews } from './review-store.ts'

/** The answer to a review, as `answerStates` names it; `since`: reviews from before it can't be answered any more. */
const answerOf = (since: Date) => sql<AnswerState>`case
  when reviews.hidden_at is not null then 'hidden'
  when orders.status <> 'completed' or orders.booster_id is distinct from reviews.booster_id then 'apart'
  when reviews.replied_at is not null then 'given'
  when reviews.created_at > ${since} then 'due'
  else 'over' end`

type Search = {
  answer?: AnswerState | undefined
  stars?: number | undefined
  page: number
  size: number
  since: Date
}

export type OwnReviewRow = Awaited<ReturnType<typeof findOwnReviews>>['rows'][number]

/** A page of a booster's own reviews, those to be answered first, with their number. */
export async function findOwnReviews(
  db: Db,
  boosterId: string,
  { answer, stars, page, size, since }: Search,
) {
  const isDue = sql<boolean>`${answerOf(since)} = 'due'`
  const own = selectReviews(db)
    .where('reviews.booster_id', '=', boosterId)
    .$if(answer !== undefined, (query) => query.where(answerOf(since), '=', answer as AnswerState))
    .$if(stars !== undefined, (query) => query.where('overall', '=', stars as number))
  const [rows, { total }] = await Promise.all([
    own
      .select(['reviews.id', 'reviews.order_id', 'reviews.edited_at', 'reviews.replied_at'])
      .select(['reviews.booster_id as about_id', 'reviews.hidden_at', 'reviews.hidden_reason'])
      .select(['orders.number', 'orders.status', 'orders.booster_id', 'orders.closed_at'])
      .select(answerOf(since).as('answer'))
      .orderBy(isDue, 'desc')
      .orderBy(sql`case when ${isDue} then reviews.created_at end`)
      .orderBy('reviews.created_at', 'desc')
      .orderBy('reviews.id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    own
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** How many reviews of a booster can still be answered, and when the first of them was written. */
export function countDueAnswers(db: Db, boosterId: string, since: Date) {
  return db
    .selectFrom('reviews')
    .innerJoin('orders', 'orders.id', 'reviews.order_id')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('reviews.created_at').as('first_at')])
    .where('reviews.booster_id', '=', boosterId)
    .where('reviews.created_at', '>', since)
    .where(answerOf(since), '=', 'due')
    .executeTakeFirstOrThrow()
}
