// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CallError } from '#web/frame/session/call.ts'
import { open } from '#web/test/in-browser.tsx'
import { anOrder, kinds } from '../order/page/made-up-orders.ts'
import { CouponBox, type LostCoupon } from './coupon-box.tsx'

const unpaid = anOrder(kinds.solo, 'not_paid', 'customer')

type Answers = NonNullable<Parameters<typeof open>[1]>['answers']

async function box(answers: Answers, lost: LostCoupon | null = null) {
  const view = await open(<CouponBox order={unpaid} lost={lost} />, { answers: answers ?? {} })
  const { t, person } = view
  const unfold = () => person.click(screen.getByRole('button', { name: t('checkout.coupon') }))
  return { ...view, unfold, field: () => screen.getByLabelText(t('checkout.couponCode')) }
}

test('a link opens the field for a code, where Enter applies the code instead of paying', async () => {
  const { t, sent, person, unfold, field } = await box({ applyCoupon: () => ({}) })
  expect(screen.queryByLabelText(t('checkout.couponCode'))).toBeNull()
  await unfold()
  expect(document.activeElement).toBe(field())
  await person.keyboard('spring10{Enter}')
  expect(sent).toEqual([
    { name: 'applyCoupon', input: { params: { order_id: 'order-id' }, body: { code: 'spring10' } } },
  ])
})

test('a refused code stays in its field with the reason, and an empty one is not sent', async () => {
  const { t, sent, person, unfold, field } = await box({
    applyCoupon() {
      throw new CallError(409, 'coupon_expired')
    },
  })
  await unfold()
  await person.click(screen.getByRole('button', { name: t('checkout.couponApply') }))
  expect(screen.getByText(t('checkout.couponMissing'))).toBeTruthy()
  expect(sent).toEqual([])
  await person.type(field(), 'OLD{Enter}')
  expect(await screen.findByText(t('errors.coupon_expired'))).toBeTruthy()
  expect(field()).toHaveProperty('value', 'OLD')
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

test('a coupon that ended before payment stays in the field with the reason', async () => {
  const { field } = await box({}, { code: 'SPRING', reason: 'It has ended.' })
  expect(field()).toHaveProperty('value', 'SPRING')
  expect(screen.getByText('It has ended.')).toBeTruthy()
})

test('an applied coupon shows what it saves and can be removed', async () => {
  const order = { ...unpaid, coupon: { code: 'SPRING', saved: 775, limited: true } }
  const { t, sent, person } = await open(<CouponBox order={order} lost={null} />, {
    answers: { removeCoupon: () => ({}) },
  })
  expect(screen.getByRole('status').textContent).toContain('€7.75')
  expect(screen.getByText(t('checkout.couponLimited'))).toBeTruthy()
  await person.click(screen.getByRole('button', { name: t('checkout.couponRemove') }))
  expect(sent).toMatchObject([{ name: 'removeCoupon' }])
})
