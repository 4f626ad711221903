import { expect, test } from 'vitest'
import { type Contract, contract } from '#contract/contract.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { dayMs } from '#core/base/durations.ts'
import { enoughReviews } from '#core/boosters/reviews.ts'
import { remindOfReviews } from '#server/news/mail/remind-of-reviews.ts'
import { reopenOrder } from '#server/orders/disputes/reopen-order.ts'
import { completeOrder } from '#server/orders/order/complete-order.ts'
import { getOrder } from '#server/orders/order/get-order.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { codesFor } from '#server/test/news.ts'
import { openApp } from '#server/test/open-app.ts'
import { answerReview } from './answer-review.ts'
import { hideReview } from './hide-review.ts'
import { writeReview } from './write-review.ts'

const { app, services } = await openApp()

const words = { overall: 5, skill: 5, speed: 4, communication: 5, text: 'Fast.', language: 'en' } as const

/** A completed order with its people. */
async function completed(booster?: Caller) {
  const customer = await insertCustomer(services)
  const worker = booster ?? (await insertBooster(services))
  const columns = { closed_at: services.now() }
  const order = await insertOrder(services, {
    status: 'completed',
    customerId: customer.id,
    boosterId: worker.id,
    columns,
  })
  return { id: order.id, customer, booster: worker }
}

async function refusal(attempt: Promise<unknown>): Promise<ErrorCode | 'done'> {
  try {
    await attempt
    return 'done'
  } catch (error) {
    return (error as { code: ErrorCode }).code
  }
}

const reviewOf = async (id: string) =>
  services.db.selectFrom('reviews').selectAll().where('order_id', '=', id).execute()

const codesOf = ({ id }: Caller) => codesFor(services, id)

async function profileOf({ id }: Caller) {
  const { username } = await services.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const answer = await app.inject(`/v1/boosters/${username}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Contract['getBooster']['reply']>().data
}

/** A booster with a number of reviews. */
async function reviewedTimes(times: number) {
  const booster = await insertBooster(services)
  for (let i = 0; i < times; i++) {
    const { id, customer } = await completed(booster)
    await act(services, writeReview, customer, id, { ...words, overall: i === 0 ? 2 : 5 })
  }
  return booster
}

test('only the customer of a completed order reviews it, within 30 days', async () => {
  const { id, customer, booster } = await completed()
  const others = [booster, await insertStaff(services, ['EditOrders']), await insertCustomer(services)]
  for (const other of others)
    expect(await refusal(act(services, writeReview, other, id, words))).toBe('order_not_found')
  for (const status of ['boosting', 'verification_required', 'cancelled'] as const) {
    const open = await insertOrder(services, { status, customerId: customer.id })
    expect(await refusal(act(services, writeReview, customer, open.id, words))).toBe('review_closed')
  }
  const late = await insertOrder(services, {
    status: 'completed',
    customerId: customer.id,
    columns: { closed_at: new Date(services.now().getTime() - 30 * dayMs) },
  })
  expect(await refusal(act(services, writeReview, customer, late.id, words))).toBe('review_closed')
  await act(services, writeReview, customer, id, words)
  expect(await reviewOf(id)).toMatchObject([{ ...words, edited_at: null, reply: null }])
  expect(await codesOf(booster)).toEqual(['review_written'])
})

test('two reviews at once are one, and the booster is notified once', async () => {
  const { id, customer, booster } = await completed()
  await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      act(services, writeReview, customer, id, { ...words, text: `review ${i}` }),
    ),
  )
  expect(await reviewOf(id)).toHaveLength(1)
  expect(await codesOf(booster)).toEqual(['review_written'])
  expect((await profileOf(booster)).booster.reviewed).toBe(1)
})

test('contact data is masked on both sides, and markup stays text', async () => {
  const { id, customer, booster } = await completed()
  const text = '<b>Great</b>, write to mira@example.com'
  await act(services, writeReview, customer, id, contract.reviewOrder.body.parse({ ...words, text }))
  const { reply } = contract.answerReview.body.parse({ reply: 'Thanks! discord: kestrel_77' })
  await act(services, answerReview, booster, id, reply)
  const [review] = await reviewOf(id)
  expect(review?.text).toBe('<b>Great</b>, write to •••••')
  expect(review?.reply).not.toContain('kestrel_77')
})

test('a correction ends after 7 days, and with the booster’s answer', async () => {
  const { id, customer, booster } = await completed()
  await act(services, writeReview, customer, id, words)
  await act(services, writeReview, customer, id, { ...words, overall: 1 })
  expect(await reviewOf(id)).toMatchObject([{ overall: 1, edited_at: expect.any(Date) }])
  expect(await refusal(act(services, answerReview, customer, id, 'mine'))).toBe('order_not_found')
  await act(services, answerReview, booster, id, 'Sorry')
  await act(services, answerReview, booster, id, 'Sorry about the delay')
  expect(await codesOf(customer)).toEqual(['review_answered'])
  expect(await refusal(act(services, writeReview, customer, id, words))).toBe('review_closed')
  expect(await reviewOf(id)).toMatchObject([{ overall: 1, reply: 'Sorry about the delay' }])
  const other = await completed()
  await act(services, writeReview, other.customer, other.id, words)
  services.advance(7 * dayMs)
  expect(await refusal(act(services, writeReview, other.customer, other.id, words))).toBe('review_closed')
  expect(await refusal(act(services, answerReview, booster, id, 'later'))).toBe('review_closed')
  expect(await refusal(act(services, answerReview, other.booster, other.id, 'in time'))).toBe('done')
})

test('a correction and an answer at once end with the review that was answered', async () => {
  for (let round = 0; round < 10; round++) {
    const { id, customer, booster } = await completed()
    await act(services, writeReview, customer, id, words)
    const [correction] = await Promise.all([
      refusal(act(services, writeReview, customer, id, { ...words, overall: 1 })),
      refusal(act(services, answerReview, booster, id, 'Thanks')),
    ])
    const [review] = await reviewOf(id)
    expect(review).toMatchObject({ overall: correction === 'done' ? 1 : 5, reply: 'Thanks' })
  }
})

test(`nothing of a review is shown before a booster has ${enoughReviews}`, async () => {
  const few = await profileOf(await reviewedTimes(enoughReviews - 1))
  expect(few.booster).toMatchObject({ reviewed: enoughReviews - 1, ratings: null })
  expect(few.reviews).toEqual([])
  const page = await app.inject(`/v1/boosters/${few.booster.username}/reviews`)
  expect(page.json().data).toMatchObject({ items: [], total: 0 })
  const enough = await profileOf(await reviewedTimes(enoughReviews))
  expect(enough.reviews).toHaveLength(enoughReviews)
  expect(enough.booster).toMatchObject({
    reviewed: 3,
    ratings: { stars: [0, 1, 0, 0, 2], skill: 5, speed: 4, communication: 5 },
  })
  expect(enough.booster.figures).toMatchObject({ reviews: 3, rating: 4 })
})

test('staff hide a review with a reason and show it again; both are notified once, and it stops counting', async () => {
  const staff = await insertStaff(services, ['EditOrders'])
  const { id, customer, booster } = await completed(await reviewedTimes(enoughReviews))
  await act(services, writeReview, customer, id, words)
  const [review] = await reviewOf(id)
  const hide = (reason: string | null) =>
    transaction(services, (work) => hideReview(work, staff, review?.id ?? '', reason))
  await Promise.all([hide('It insults'), hide('It insults')])
  expect((await profileOf(booster)).booster.reviewed).toBe(enoughReviews)
  for (const caller of [customer, booster])
    expect((await getOrder(services, caller, id)).review).toMatchObject({
      written: { hidden_reason: 'It insults' },
      write_until: null,
      reply_until: null,
    })
  expect(await refusal(act(services, writeReview, customer, id, words))).toBe('review_closed')
  await hide(null)
  expect((await profileOf(booster)).booster.reviewed).toBe(enoughReviews + 1)
  expect(await codesOf(customer)).toEqual(['review_hidden', 'review_shown'])
  const audit = await services.db
    .selectFrom('audit_log')
    .select('operation')
    .where('actor_id', '=', staff.id)
    .orderBy('id')
    .execute()
  expect(audit.map(({ operation }) => operation)).toEqual(['hide review', 'show review'])
})

test('a review doesn’t count while its order runs again', async () => {
  const staff = await insertStaff(services, ['EditOrders'])
  const customer = await insertCustomer(services)
  const booster = await insertBooster(services)
  const order = await insertOrder(services, {
    status: 'verification_required',
    customerId: customer.id,
    boosterId: booster.id,
  })
  await act(services, completeOrder, customer, order.id)
  await act(services, writeReview, customer, order.id, words)
  expect((await profileOf(booster)).booster.reviewed).toBe(1)
  await act(services, reopenOrder, staff, order.id, 'The target was not reached')
  expect((await profileOf(booster)).booster.reviewed).toBe(0)
  expect((await getOrder(services, customer, order.id)).review).toBeNull()
})

test('the staff’s list is filtered by state and booster, and belongs to EditOrders', async () => {
  const booster = await reviewedTimes(2)
  const { username } = (await profileOf(booster)).booster
  const ask = async (caller: Caller, query: string) =>
    app.inject({
      url: `/v1/reviews?q=${username}${query}`,
      headers: { authorization: `Bearer ${await signIn(services, caller.id)}` },
    })
  const staff = await insertStaff(services, ['EditOrders'])
  const totals = []
  for (const query of ['', '&state=new', '&state=low', '&state=hidden', '&sort=lowest'])
    totals.push((await ask(staff, query)).json().data.total)
  expect(totals).toEqual([2, 2, 1, 0, 2])
  for (const other of [booster, await insertStaff(services, ['EditUsers', 'EditStore', 'FullAccess'])])
    expect((await ask(other, '')).statusCode).toBe(403)
})

test('a customer is asked for a review once after three days, unless they wrote one or don’t want it', async () => {
  const quiet = await completed()
  const waiting = await completed()
  const written = await completed()
  await act(services, writeReview, written.customer, written.id, words)
  await services.db
    .insertInto('notification_choices')
    .values({ user_id: quiet.customer.id, topic: 'reviews', channel: 'mail', wanted: false })
    .execute()
  const asked = async () => {
    await remindOfReviews(services)
    const rows = await services.db
      .selectFrom('mails')
      .select('ref')
      .where('kind', '=', 'review_asked')
      .execute()
    return rows.map(({ ref }) => ref)
  }
  const before = await asked()
  expect(before).not.toContain(`review_asked:${waiting.id}`)
  services.advance(3 * dayMs + 1_000)
  await asked()
  const refs = await asked()
  expect(refs.filter((ref) => ref === `review_asked:${waiting.id}`)).toHaveLength(1)
  for (const { id } of [quiet, written]) expect(refs).not.toContain(`review_asked:${id}`)
})
