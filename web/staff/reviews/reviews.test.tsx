// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { MessageKey } from '#i18n/translate.ts'
import { aReview } from '#web/test/boosters.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import type { StaffReview } from './review-table.tsx'
import { loader, Page } from './reviews-page.tsx'

const hidden = { at: '2026-11-22T10:00:00.000Z', reason: 'Names a person' }
const params = { review_id: 'review-id' }

function aStaffReview(rest: Partial<StaffReview> = {}): StaffReview {
  const { order: _, ...review } = aReview()
  return {
    ...review,
    review_id: 'review-id',
    order_id: 'order-id',
    number: 20_001,
    customer: { user_id: 'mira-id', username: 'mira' },
    edited_at: null,
    replied_at: null,
    hidden: null,
    ...rest,
  }
}

async function page(review: StaffReview, answers: Answers = {}) {
  const view = await open(<Page data={{ items: [review], page: 1, pageCount: 1, total: 1 }} />, { answers })
  const { t, person } = view
  const press = (key: MessageKey) => person.click(screen.getByRole('button', { name: t(key) }))
  const dialogOf = async (title: MessageKey) => within(await screen.findByRole('dialog', { name: t(title) }))
  return { ...view, press, dialogOf }
}

describe('a review', () => {
  test.each<[string, StaffReview['hidden'], MessageKey, MessageKey]>([
    ['shown', null, 'adminreviews.hide', 'adminreviews.show'],
    ['hidden', hidden, 'adminreviews.show', 'adminreviews.hide'],
  ])('that is %s can be the other', async (_, state, offered, other) => {
    const { t } = await page(aStaffReview({ hidden: state }))
    expect(screen.getByRole('button', { name: t(offered) })).toBeDefined()
    expect(screen.queryByRole('button', { name: t(other) })).toBeNull()
    expect(screen.queryByText(t('reviews.hidden', { reason: hidden.reason })) !== null).toBe(state !== null)
  })

  test('is hidden with a reason, which a refusal keeps', async () => {
    let refusing = true
    const view = await page(aStaffReview(), {
      hideReview() {
        if (refusing) refused('review_not_found')()
        return { data: {} }
      },
    })
    const { t, sent, person } = view
    await view.press('adminreviews.hide')
    const dialog = await view.dialogOf('adminreviews.hide')
    const hide = () => person.click(dialog.getByRole('button', { name: t('adminreviews.hide') }))
    await hide()
    expect(sent).toEqual([])
    await person.type(dialog.getByLabelText(t('order.reason')), hidden.reason)
    await hide()
    expect(await screen.findByText(asRead(t('errors.review_not_found')))).toBeDefined()
    expect(dialog.getByLabelText(t('order.reason'))).toHaveProperty('value', hidden.reason)
    refusing = false
    await hide()
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(sent.at(-1)).toEqual({ name: 'hideReview', input: { params, body: { reason: hidden.reason } } })
  })

  test('is shown again after a question, without a reason', async () => {
    const view = await page(aStaffReview({ hidden }), { showReview: () => ({ data: {} }) })
    await view.press('adminreviews.show')
    const dialog = await view.dialogOf('adminreviews.show')
    expect(dialog.queryByRole('textbox')).toBeNull()
    expect(view.sent).toEqual([])
    await view.person.click(dialog.getByRole('button', { name: view.t('adminreviews.show') }))
    await expect.poll(() => view.sent).toEqual([{ name: 'showReview', input: { params } }])
  })

  test('without words says so, and is read in its own direction', async () => {
    const first = await page(aStaffReview({ text: '' }))
    expect(screen.getByText(first.t('adminreviews.noText'))).toBeDefined()
    first.unmount()
    await page(aStaffReview({ text: 'ممتاز', language: 'ar' }))
    expect(screen.getByText('ممتاز').getAttribute('dir')).toBe('rtl')
  })
})

test.each([
  ['', { sort: 'newest', page: 1 }],
  ['?q=kes&state=hidden&page=2', { q: 'kes', state: 'hidden', sort: 'newest', page: 2 }],
  ['?state=lost', { sort: 'newest', page: 1 }],
])('the address “%s” asks for %o', async (search, query) => {
  const asked: unknown[] = []
  const call = async (_: string, input: unknown) => {
    asked.push(input)
    return { data: {} }
  }
  await loader({ call, url: new URL(`http://localhost/${search}`) } as never)
  expect(asked).toEqual([{ query }])
})
