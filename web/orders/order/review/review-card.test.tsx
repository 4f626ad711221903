// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { ratedParts } from '#core/boosters/reviews.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { connection } from '#web/frame/pwa/connection.ts'
import type { SessionUser } from '#web/frame/session/session-user.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import { at, type Viewer } from '../page/made-up-orders.ts'
import { madeUpOrder } from '../page/made-up-states.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { ReviewCard } from './review-card.tsx'

type Review = NonNullable<OrderView['review']>
type Written = NonNullable<Review['written']>

const params = { order_id: 'order-id' }
const ok = () => ({ data: {} })
const until = at(60 * 24 * 30)

const aReview = (rest: Partial<Written> = {}): Written => ({
  overall: 5,
  skill: 5,
  speed: 4,
  communication: 3,
  text: 'Quick and calm',
  at: at(10),
  edited_at: null,
  hidden_reason: null,
  author: 'mira',
  reply: null,
  ...rest,
})
const order = (viewer: Viewer, review: Partial<Review>): OrderView => ({
  ...madeUpOrder('solo', 'completed', viewer),
  review: { written: null, write_until: null, reply_until: null, ...review },
})
const card = (of: OrderView, answers: Answers = {}, kind: SessionUser['kind'] = 'customer') =>
  open(<ReviewCard order={of} />, { answers, user: { username: 'mira', kind } as SessionUser })

describe('who writes and who answers', () => {
  test.each<[string, OrderView, MessageKey[]]>([
    ['a customer in time', order('customer', { write_until: until }), ['reviews.detail']],
    ['a customer who wrote', order('customer', { written: aReview(), write_until: until }), ['reviews.edit']],
    ['a customer too late', order('customer', { written: aReview() }), []],
    [
      'a booster in time',
      order('booster', { written: aReview(), reply_until: until }),
      ['reviews.postReply'],
    ],
    [
      'a booster who answered',
      order('booster', { written: aReview({ reply: 'Thanks' }), reply_until: until }),
      ['reviews.editReply'],
    ],
    ['a booster too late', order('booster', { written: aReview({ reply: 'Thanks' }) }), []],
    ['staff', order('staff', { written: aReview({ reply: 'Thanks' }) }), []],
  ])('%s', async (_, of, keys) => {
    const { t } = await card(of)
    expect(screen.queryAllByRole('button').flatMap(({ textContent }) => textContent || [])).toEqual(
      keys.map((key) => t(key)),
    )
  })

  test.each<[string, OrderView]>([
    ['nobody wrote, and the time is over', order('customer', {})],
    ['nobody wrote yet, to its booster', order('booster', {})],
  ])('there is no card: %s', async (_, of) => {
    expect((await card(of)).container.textContent).toBe('')
  })

  test('a hidden review says why', async () => {
    const { t } = await card(order('customer', { written: aReview({ hidden_reason: 'Names a person' }) }))
    expect(screen.getByText(t('reviews.hidden', { reason: 'Names a person' }))).toBeDefined()
  })
})

describe('a review', () => {
  const rate = async (answers: Answers, of = order('customer', { write_until: until })) => {
    const view = await card(of, answers)
    const { t, person } = view
    const star = (part: (typeof ratedParts)[number], stars: number) =>
      within(screen.getByRole('group', { name: t(`finished.rated.${part}`) })).getByRole('radio', {
        name: t('finished.stars', { stars, most: 5 }),
      })
    const words = () => screen.getByLabelText(t('reviews.words'))
    const press = (key: MessageKey) => person.click(screen.getByRole('button', { name: t(key) }))
    return { ...view, star, words, press }
  }

  test('is posted with one tap on a mountain', async () => {
    const { t, sent, person } = await card(order('customer', { write_until: until }), { reviewOrder: ok })
    await person.click(screen.getByRole('button', { name: t('finished.stars', { stars: 4, most: 5 }) }))
    const body = { overall: 4, language: 'en' }
    await expect.poll(() => sent).toEqual([{ name: 'reviewOrder', input: { params, body } }])
  })

  test('a rating that did not arrive is not shown as given, and without a connection none is sent', async () => {
    const { t, sent, person } = await card(order('customer', { write_until: until }), {
      reviewOrder: refused('order_not_found'),
    })
    const mountain = () => screen.getByRole('button', { name: t('finished.stars', { stars: 4, most: 5 }) })
    const lit = () => mountain().innerHTML
    const before = lit()
    await person.click(mountain())
    await expect.poll(() => sent.length).toBe(1)
    await expect.poll(lit).toBe(before)

    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    await act(() => connection.ask())
    expect(screen.getByText(t('shell.needsConnection'))).toBeDefined()
    await person.click(mountain())
    expect(sent).toHaveLength(1)
    vi.stubGlobal('fetch', async () => Response.json({ id: 'one' }))
    await act(() => connection.ask())
    vi.unstubAllGlobals()
  })

  test('shows no rating that its customer left out', async () => {
    const written = aReview({ skill: null, speed: null, communication: null })
    const { t } = await card(order('customer', { written }))
    expect(screen.getByText(t('finished.rated.overall'))).toBeDefined()
    expect(screen.queryByText(t('finished.rated.skill'))).toBeNull()
  })

  test('needs only the rating of the whole', async () => {
    const { t, sent, person, star, words, press } = await rate({ reviewOrder: ok })
    await press('reviews.detail')
    await person.click(star('skill', 4))
    await press('reviews.post')
    expect(screen.getByText(t('reviews.rateAll'))).toBeDefined()
    expect(sent).toEqual([])
    await person.click(star('overall', 5))
    await person.type(words(), 'Quick and calm')
    await press('reviews.post')
    const ratings = { overall: 5, skill: 4, speed: null, communication: null }
    const body = { ...ratings, text: 'Quick and calm', language: 'en' }
    await expect.poll(() => sent).toEqual([{ name: 'reviewOrder', input: { params, body } }])
  })

  test('is corrected where it begins as it was', async () => {
    const { sent, person, star, press } = await rate(
      { reviewOrder: ok },
      order('customer', { written: aReview(), write_until: until }),
    )
    await press('reviews.edit')
    await person.click(star('communication', 5))
    await press('reviews.save')
    const body = { overall: 5, skill: 5, speed: 4, communication: 5, text: 'Quick and calm', language: 'en' }
    await expect.poll(() => sent).toEqual([{ name: 'reviewOrder', input: { params, body } }])
  })

  test('that is refused keeps words and ratings', async () => {
    const { t, person, star, words, press } = await rate({ reviewOrder: refused('order_state_changed') })
    await press('reviews.detail')
    for (const part of ratedParts) await person.click(star(part, 4))
    await person.type(words(), 'Quick and calm')
    await press('reviews.post')
    expect(await screen.findByText(asRead(t('errors.order_state_changed')))).toBeDefined()
    expect(words()).toHaveProperty('value', 'Quick and calm')
    expect(star('skill', 4)).toHaveProperty('checked', true)
  })

  test.each(['customer', 'guest'] as const)('says under which name a %s’s is shown', async (kind) => {
    const { t, person } = await card(order('customer', { write_until: until }), {}, kind)
    await person.click(screen.getByRole('button', { name: t('reviews.detail') }))
    const words = kind === 'guest' ? t('reviews.shownAsGuest') : t('reviews.shownAs', { name: 'mira' })
    expect(screen.getByText(new RegExp(asRead(words)))).toBeDefined()
  })
})

test('an answer is sent, and a refusal keeps it', async () => {
  let refusing = true
  const of = order('booster', { written: aReview(), reply_until: until })
  const { t, sent, person } = await card(of, {
    answerReview() {
      if (refusing) refused('order_state_changed')()
      return ok()
    },
  })
  const press = () => person.click(screen.getByRole('button', { name: t('reviews.postReply') }))
  await press()
  expect(screen.getByText(t('reviews.replyMissing'))).toBeDefined()
  await person.type(screen.getByLabelText(t('reviews.reply')), 'Thanks')
  await press()
  expect(await screen.findByText(asRead(t('errors.order_state_changed')))).toBeDefined()
  expect(screen.getByLabelText(t('reviews.reply'))).toHaveProperty('value', 'Thanks')
  refusing = false
  await press()
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent.at(-1)).toEqual({ name: 'answerReview', input: { params, body: { reply: 'Thanks' } } })
})
