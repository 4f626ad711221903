import { expect, test } from 'vitest'
import type { Contract } from '#contract/contract.ts'
import { completeOrder } from '#server/orders/order/complete-order.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { act } from '#server/test/act.ts'
import { insertBooster, insertCustomer, insertOrder, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { countFigures, recountFigures } from '../figures/count-figures.ts'

const { app, services } = await openApp()

async function booster(username: string) {
  return insertBooster(services, { user: { username } })
}

async function profileOf(username: string) {
  const answer = await app.inject(`/v1/boosters/${username}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Contract['getBooster']['reply']>().data
}

/** A completed order with its review. */
async function reviewed(
  boosterId: string,
  change: { overall?: number; hidden?: boolean; text?: string } = {},
) {
  const { overall = 5, hidden = false, text = 'Fast and friendly.' } = change
  const now = services.now()
  const order = await insertOrder(services, { status: 'completed', boosterId })
  await services.db
    .insertInto('reviews')
    .values({
      order_id: order.id,
      customer_id: order.customer_id,
      booster_id: boosterId,
      author: 'mira',
      overall,
      skill: 5,
      speed: 4,
      communication: 5,
      text,
      language: 'en',
      created_at: now,
      ...(hidden && { hidden_at: now, hidden_reason: 'insult' }),
    })
    .execute()
  return order
}

test('an unknown name, a customer and a banned booster have no page', async () => {
  await insertCustomer(services, { username: 'just-a-customer' })
  await insertBooster(services, { user: { username: 'thrown-out', banned_at: services.now() } })
  for (const name of ['nobody', 'just-a-customer', 'thrown-out'])
    for (const part of ['', '/climbs', '/reviews']) {
      const answer = await app.inject(`/v1/boosters/${name}${part}`)
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'booster_not_found'])
    }
})

test('a game’s page has the mean of its boosters’ visible reviews and quotes, once there are enough', async () => {
  const text = 'A quiet week, every evening played, and two days before the promised end.'
  // An answer is kept for a minute per language.
  const said = async (language: string) => {
    const answer = await app.inject(`/v1/storefront/reviews?game=league-of-legends&language=${language}`)
    return answer.json<Contract['getGameReviews']['reply']>().data
  }
  const { id } = await booster('Plover')
  await reviewed(id, { text })
  await reviewed(id, { overall: 4, text })
  await transaction(services, (work) => countFigures(work, id))
  expect(await said('de')).toEqual({ count: 2, rating: null, quotes: [] })
  await reviewed(id, { overall: 4, text })
  await reviewed(id, { overall: 1, hidden: true, text })
  await transaction(services, (work) => countFigures(work, id))
  const { count, rating, quotes } = await said('fr')
  expect([count, rating, quotes.length]).toEqual([3, 4.33, 1])
  expect(quotes.every((each) => each.booster === 'Plover' && each.text === text)).toBe(true)
})

test('a page has climbs, visible reviews and their distribution, and nothing about customers', async () => {
  const { id } = await booster('Kite')
  await reviewed(id)
  await reviewed(id, { overall: 3 })
  await reviewed(id, { overall: 4 })
  await reviewed(id, { overall: 1, hidden: true, text: 'An insult' })
  await transaction(services, (work) => countFigures(work, id))
  const { booster: shown, climbs, reviews } = await profileOf('kite')
  expect(shown).toMatchObject({ username: 'Kite', reviewed: 3, finished: 4 })
  expect(shown.ratings).toEqual({ stars: [0, 0, 1, 1, 1], skill: 5, speed: 4, communication: 5 })
  expect(shown.figures).toMatchObject({ reviews: 3, rating: 4 })
  expect(climbs).toHaveLength(4)
  expect(climbs[0]).toMatchObject({ start: { tier: 'silver', division: 2 }, late_days: 0 })
  expect(reviews).toHaveLength(3)
  const all = JSON.stringify([shown, climbs, reviews])
  for (const secret of ['An insult', 'customer', 'email', 'person-', 'order_id'])
    expect(all).not.toContain(secret)
  const page = await app.inject('/v1/boosters/kite/reviews')
  expect(page.json().data).toMatchObject({ total: 3, pageCount: 1 })
  expect((await app.inject('/v1/boosters/kite/climbs')).json().data).toMatchObject({ total: 4 })
})

test('completing an order counts for its booster and renews their pages', async () => {
  const { id } = await booster('heron')
  const order = await insertOrder(services, { status: 'verification_required', boosterId: id })
  const mark = services.tags.mark()
  const customer = { ...(await insertCustomer(services)), id: order.customer_id }
  await act(services, completeOrder, customer, order.id)
  expect((await profileOf('heron')).booster.finished).toBe(1)
  expect(services.tags.raisedSince(['boosters'], mark)).toBe(true)
})

test('parallel completions of a booster are all counted', async () => {
  const { id } = await booster('swift')
  const orders = await Promise.all(
    Array.from({ length: 6 }, () =>
      insertOrder(services, { status: 'verification_required', boosterId: id }),
    ),
  )
  const customer = await insertCustomer(services)
  await Promise.all(
    orders.map((order) => act(services, completeOrder, { ...customer, id: order.customer_id }, order.id)),
  )
  expect((await profileOf('swift')).booster.finished).toBe(6)
})

test('figures are counted again after a day', async () => {
  const { id } = await booster('wren')
  await insertOrder(services, { status: 'completed', boosterId: id })
  await transaction(services, (work) => countFigures(work, id))
  await insertOrder(services, { status: 'completed', boosterId: id })
  await recountFigures(services)
  expect((await profileOf('wren')).booster.finished).toBe(1)
  services.advance(25 * 3_600 * 1000)
  await recountFigures(services)
  expect((await profileOf('wren')).booster.finished).toBe(2)
})

const profile = {
  languages: [
    { code: 'de', level: 'native' },
    { code: 'en', level: 'good' },
  ],
  about: 'Mid lane.',
  about_in: 'en',
  free: [{ day: 1, from: 18, to: 22 }],
  time_zone: 'Europe/Berlin',
}

test('boosters say what they speak and when they usually play; others can’t', async () => {
  const { id } = await booster('lark')
  const save = async (userId: string, profile: object) =>
    app.inject({
      method: 'PUT',
      url: '/v1/boosters/@me/services',
      headers: { authorization: `Bearer ${await signIn(services, userId)}` },
      payload: {
        version: 1,
        services: ['league-of-legends:elo-boost:euw'],
        ceilings: [],
        left_out: [],
        profile,
      },
    })
  expect((await save(id, profile)).statusCode).toBe(200)
  expect((await profileOf('lark')).booster).toMatchObject(profile)
  const twice = { ...profile, languages: [profile.languages[0], profile.languages[0]] }
  for (const wrong of [twice, { ...profile, time_zone: 'Mars' }, { ...profile, languages: [] }])
    expect((await save(id, wrong)).statusCode).toBe(400)
  expect((await save((await insertCustomer(services)).id, profile)).statusCode).toBe(403)
  const mine = await app.inject({
    url: '/v1/boosters/@me/services',
    headers: { authorization: `Bearer ${await signIn(services, id)}` },
  })
  expect(mine.json().data.mine.profile).toEqual(profile)
})

test('a review of an order exists once', async () => {
  const { id } = await booster('owl')
  const { id: order_id, customer_id } = await reviewed(id)
  const again = services.db.insertInto('reviews').values({
    order_id,
    customer_id,
    booster_id: id,
    author: 'mira',
    overall: 1,
    skill: 1,
    speed: 1,
    communication: 1,
    text: 'again',
    language: 'en',
    created_at: services.now(),
  })
  await expect(again.execute()).rejects.toThrow('reviews_order_id_key')
})
