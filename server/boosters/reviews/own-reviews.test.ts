import { expect, test } from 'vitest'
import type { Contract } from '#contract/contract.ts'
import { dayMs } from '#core/base/durations.ts'
import { reopenOrder } from '#server/orders/disputes/reopen-order.ts'
import { getBoosterDay } from '#server/orders/earnings/get-booster-day.ts'
import { completeOrder } from '#server/orders/order/complete-order.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { listWaiting } from '#server/records/waiting/list-waiting.ts'
import { act } from '#server/test/act.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { answerReview } from './answer-review.ts'
import { hideReview } from './hide-review.ts'
import { writeReview } from './write-review.ts'

const { app, services } = await openApp()

const words = {
  overall: 5,
  skill: 5,
  speed: null,
  communication: null,
  text: 'Fast.',
  language: 'en',
} as const

/** A completed order of the booster, reviewed now; returns its id. */
async function reviewed(booster: Caller, overall = 5): Promise<string> {
  const customer = await insertCustomer(services)
  const people = { customerId: customer.id, boosterId: booster.id }
  const order = await insertOrder(services, { status: 'verification_required', ...people })
  await act(services, completeOrder, customer, order.id)
  await act(services, writeReview, customer, order.id, { ...words, overall })
  return order.id
}

async function ask(caller: Caller, query = '') {
  const authorization = `Bearer ${await signIn(services, caller.id)}`
  return app.inject({ url: `/v1/boosters/@me/reviews${query}`, headers: { authorization } })
}

async function read(caller: Caller, query = '') {
  const answer = await ask(caller, query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Contract['listMyReviews']['reply']>().data
}

/** The same number on the page, in the menu and on the home. */
async function due(booster: Caller): Promise<number> {
  const [page, waiting, day] = [
    await read(booster),
    await listWaiting(services, booster),
    await getBoosterDay(services, booster),
  ]
  expect([waiting.answers_due, day.answers.due]).toEqual([page.due, page.due])
  return page.due
}

test('the answers due come first, the soonest end before the others; each says until when', async () => {
  const booster = await insertBooster(services)
  const first = await reviewed(booster, 2)
  services.advance(dayMs)
  const answered = await reviewed(booster)
  services.advance(dayMs)
  const last = await reviewed(booster, 4)
  await act(services, answerReview, booster, answered, 'Thanks')
  const { items, ratings } = await read(booster)
  expect(items.map(({ order_id, answer }) => [order_id, answer])).toEqual([
    [first, 'due'],
    [last, 'due'],
    [answered, 'given'],
  ])
  const [sooner, later] = items.map(({ reply_until }) => Date.parse(reply_until ?? ''))
  expect(Math.round(((later ?? 0) - (sooner ?? 0)) / dayMs)).toBe(2)
  expect(ratings).toMatchObject({ stars: [0, 1, 0, 1, 1], count: 3, overall: 3.67 })
  expect(await due(booster)).toBe(2)
  expect((await getBoosterDay(services, booster)).answers.until).toBe(items[0]?.reply_until)
})

test('an old review says that its time is over, and waits for nothing', async () => {
  const booster = await insertBooster(services)
  const order = await reviewed(booster)
  expect(await due(booster)).toBe(1)
  services.advance(30 * dayMs)
  expect(await due(booster)).toBe(0)
  const [review] = (await read(booster)).items
  expect(review).toMatchObject({ answer: 'over', reply_until: null })
  const late = act(services, answerReview, booster, order, 'Late')
  await expect(late).rejects.toMatchObject({ code: 'review_closed' })
})

test('what staff hid and what runs again is shown as such, counts for nothing and waits for nothing', async () => {
  const booster = await insertBooster(services)
  const staff = await insertStaff(services, ['EditOrders'])
  const [hidden, apart] = [await reviewed(booster), await reviewed(booster)]
  await reviewed(booster, 3)
  const { id } = await services.db
    .selectFrom('reviews')
    .select('id')
    .where('order_id', '=', hidden)
    .executeTakeFirstOrThrow()
  await transaction(services, (work) => hideReview(work, staff, id, 'It insults'))
  await act(services, reopenOrder, staff, apart, 'The target was not reached')
  const { items, ratings } = await read(booster)
  const found = (order: string) => items.find(({ order_id }) => order_id === order)
  expect(found(hidden)).toMatchObject({ answer: 'hidden', hidden_reason: 'It insults', reply_until: null })
  expect(found(apart)).toMatchObject({ answer: 'apart', own: true, reply_until: null })
  expect(ratings).toMatchObject({ count: 1, overall: 3 })
  expect(await due(booster)).toBe(1)
  for (const answer of ['hidden', 'apart', 'due'] as const)
    expect((await read(booster, `?answer=${answer}`)).total).toBe(1)
})

test('it is narrowed by answer and stars, in pages, and to the caller’s own', async () => {
  const [booster, other] = [await insertBooster(services), await insertBooster(services)]
  for (let i = 0; i < 11; i++) await reviewed(booster, i === 0 ? 1 : 5)
  await reviewed(other)
  expect(await read(booster)).toMatchObject({ total: 11, pageCount: 2 })
  expect((await read(booster, '?page=2')).items).toHaveLength(1)
  expect((await read(booster, '?stars=1&answer=due')).total).toBe(1)
  expect((await read(booster, '?answer=given')).total).toBe(0)
  expect((await read(other)).total).toBe(1)
  for (const query of ['?stars=6', '?stars=x', '?answer=lost', '?more=1'])
    expect((await ask(booster, query)).statusCode).toBe(400)
  for (const caller of [
    await insertCustomer(services),
    await insertStaff(services, ['EditOrders', 'FullAccess']),
  ])
    expect((await ask(caller)).statusCode).toBe(403)
})
