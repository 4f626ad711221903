import { expect, test } from 'vitest'
import { aCoupon as coupon } from '#web/test/coupons.ts'
import { draftOf, formOf, readDraft } from './coupon-form.ts'

const zone = 'Europe/Berlin'

test('opening and saving a coupon changes nothing', () => {
  const read = readDraft(zone, draftOf(zone, coupon), coupon)
  expect(read).toEqual({ form: formOf(coupon) })
})

test('until a day means its end in the shop’s time zone, and the form shows the same day again', () => {
  const draft = { ...draftOf(zone, null), code: 'XMAS', from: '2026-12-31', until: '2026-12-31' }
  const read = readDraft(zone, draft, { enabled: true, uses: 0 })
  const days = { valid_from: '2026-12-30T23:00:00.000Z', valid_until: '2026-12-31T23:00:00.000Z' }
  expect(read).toMatchObject({ form: days })
  expect(draftOf(zone, { ...coupon, ...days })).toMatchObject({ from: '2026-12-31', until: '2026-12-31' })
})

test('the draft is read with any capitals, commas, spaces and empty fields', () => {
  const draft = {
    ...draftOf(zone, null),
    code: ' winter-5 ',
    kind: 'amount' as const,
    amount: '5,5',
    minimum: ' ',
  }
  expect(readDraft(zone, draft, { enabled: true, uses: 0 })).toMatchObject({
    form: { code: 'WINTER-5', gives: { amount: 550 }, minimum_order: 0, per_customer: 1, use_limit: null },
  })
})

test('every wrong field gets its own error', () => {
  const wrong = {
    ...draftOf(zone, null),
    code: 'A',
    percent: '0',
    cap: '101',
    minimum: 'ten',
    useLimit: '2',
    perCustomer: '1.5',
    from: '2026-12-02',
    until: '2026-12-01',
  }
  expect(readDraft(zone, wrong, { enabled: true, uses: 3 })).toEqual({
    errors: {
      code: 'coupons.wrongCode',
      percent: 'coupons.wrongPercent',
      cap: 'coupons.wrongPercent',
      until: 'coupons.wrongWindow',
      minimum: 'coupons.wrongAmount',
      useLimit: 'coupons.wrongLimit',
      perCustomer: 'coupons.wrongWhole',
    },
  })
  for (const amount of ['', '0', '-1', '1e3', '1.2345', '5 EUR'])
    expect(readDraft(zone, { ...draftOf(zone, null), code: 'ABC', kind: 'amount', amount }, coupon)).toEqual({
      errors: { amount: 'coupons.wrongAmount' },
    })
})
