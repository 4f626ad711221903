import { expect, test } from 'vitest'
import {
  type Coupon,
  type CouponOrder,
  couponCode,
  couponCodeFrom,
  couponCodePattern,
  couponDiscount,
  couponRefusal,
  couponState,
} from './coupons.ts'

const now = '2026-11-22T12:00:00.000Z'
const coupon: Coupon = {
  enabled: true,
  gives: { percent: 10 },
  cap: null,
  validFrom: '2026-11-01T00:00:00.000Z',
  validUntil: '2026-12-01T00:00:00.000Z',
  minimumOrder: 2000,
  games: ['valorant'],
  services: ['elo-boost'],
  uses: 3,
  useLimit: 10,
  perCustomer: 1,
}
const order: CouponOrder = {
  game: 'valorant',
  service: 'elo-boost',
  listPrice: 2000,
  holdsUse: false,
  customersUses: 0,
}

const reasons: [string, Partial<Coupon>, Partial<CouponOrder>][] = [
  ['coupon_not_found', { enabled: false }, {}],
  ['coupon_not_valid_yet', { validFrom: '2026-11-22T12:00:00.001Z' }, {}],
  ['coupon_expired', { validUntil: now }, {}],
  ['coupon_exhausted', { uses: 10 }, {}],
  ['coupon_used_already', {}, { customersUses: 1 }],
  ['coupon_not_for_this_order', { games: ['wild-rift'] }, {}],
  ['coupon_not_for_this_order', { services: ['win-boost'] }, {}],
  ['coupon_minimum_not_reached', {}, { listPrice: 1999 }],
]

test('a coupon applies at the edges of its rules, and a missing coupon is coupon_not_found', () => {
  expect(couponRefusal(coupon, order, now)).toBeNull()
  expect(couponRefusal({ ...coupon, validFrom: now }, order, now)).toBeNull()
  expect(couponRefusal({ ...coupon, games: [], services: [] }, order, now)).toBeNull()
  const unlimited = { ...coupon, useLimit: null, perCustomer: null, uses: 1e9 }
  expect(couponRefusal(unlimited, { ...order, customersUses: 50 }, now)).toBeNull()
  expect(couponRefusal(null, order, now)).toBe('coupon_not_found')
})

test.each(reasons)('%s is the reason when its rule forbids the coupon', (code, changed, asked) => {
  expect(couponRefusal({ ...coupon, ...changed }, { ...order, ...asked }, now)).toBe(code)
})

test('of several reasons the first in the fixed order is returned', () => {
  for (let first = 0; first < reasons.length; first++) {
    const rest = reasons.slice(first).reverse()
    // Windows that exclude each other; the earlier reason takes precedence.
    const changed = Object.assign({}, ...rest.map(([, each]) => each))
    const asked = Object.assign({}, ...rest.map(([, , each]) => each))
    expect(couponRefusal({ ...coupon, ...changed }, { ...order, ...asked }, now)).toBe(reasons[first]?.[0])
  }
})

test('an order keeps its use when all others are used up, but not after the coupon ends', () => {
  const holding = { ...order, holdsUse: true, customersUses: 1 }
  expect(couponRefusal({ ...coupon, uses: 10 }, holding, now)).toBeNull()
  expect(couponRefusal({ ...coupon, validUntil: now }, holding, now)).toBe('coupon_expired')
  expect(couponRefusal({ ...coupon, enabled: false }, holding, now)).toBe('coupon_not_found')
})

test('codes are read as people type them', () => {
  expect(couponCode('  summit-10 ')).toBe('SUMMIT-10')
  for (const typed of ['', 'AB', '-ABC', 'ABC-', 'A B C', 'ÄBC', 'X'.repeat(33), '٣٣٣', "A';--"])
    expect(couponCode(typed), typed).toBeNull()
})

test('a generated code is valid, and every byte changes it', () => {
  expect(couponCodeFrom(new Uint8Array(12))).toBe('0000-0000-0000')
  expect(couponCodeFrom(Uint8Array.from({ length: 12 }, (_, i) => i + 243))).toMatch(couponCodePattern)
  expect(couponCodeFrom(new Uint8Array(12).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ')
})

test('staff see the state, and a price gets the discount', () => {
  expect(couponState({ ...coupon, uses: 10 }, now)).toBe('exhausted')
  expect(couponState({ ...coupon, enabled: false, uses: 10 }, now)).toBe('disabled')
  expect(couponDiscount(coupon)).toEqual({ source: 'coupon', percent: 10, minimum: 2_000 })
  expect(couponDiscount({ gives: { amount: 500 }, cap: 100, minimumOrder: 6_000 })).toEqual({
    source: 'coupon',
    amount: 500,
    cap: 100,
    minimum: 6_000,
  })
})
