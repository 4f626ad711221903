import { expect, test } from 'vitest'
import { formats } from '#i18n/format.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { createTranslate } from '#i18n/translate.ts'
import { aCoupon } from '#web/test/coupons.ts'
import { givesInWords, scopeInWords, usesInWords, windowInWords } from './coupon-words.ts'

const words = {
  t: createTranslate('en', await loadMessages('en', ['games', 'coupons'])),
  format: formats('en'),
}

test('a coupon’s discount is a percentage or an amount', () => {
  expect(givesInWords(words, { gives: { percent: 10 } })).toBe('10%')
  expect(givesInWords(words, { gives: { amount: 500 } })).toBe('€5')
})

test('a coupon’s scope is what it names, or everything, above a minimum order', () => {
  expect(scopeInWords(words, { ...aCoupon, games: [], services: [], minimum_order: 0 })).toEqual({
    what: 'All games and services',
    from: null,
  })
  expect(scopeInWords(words, { ...aCoupon, games: ['valorant'], services: ['elo-boost'] })).toEqual({
    what: 'Valorant, Elo boost',
    from: 'orders of €20 or more',
  })
})

test.each([
  [null, null, 'Always'],
  ['2026-02-28T23:00:00.000Z', null, 'From March 1, 2026'],
  [null, '2026-12-31T23:00:00.000Z', 'Until December 31, 2026'],
  [null, '2026-12-30T23:00:00.000Z', 'Until December 30, 2026'],
  [null, '2026-12-31T12:00:00.000Z', 'Until December 31, 2026, 13:00'],
  ['2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z', 'March 1, 2026 to March 31, 2026'],
])('in Berlin, a coupon valid from %s until %s says: %s', (valid_from, valid_until, said) => {
  expect(windowInWords(words, 'Europe/Berlin', { valid_from, valid_until })).toBe(said)
})

test('uses are shown with their limit', () => {
  expect(usesInWords(words, { ...aCoupon, uses: 1_200, use_limit: 5_000 })).toBe('1,200 of 5,000')
  expect(usesInWords(words, { ...aCoupon, uses: 3, use_limit: null })).toBe('3, no limit')
})
