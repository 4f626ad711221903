import { expect, test } from 'vitest'
import { localeOfPath, negotiateLocale } from './locales.ts'

test.each<[string | undefined, string | undefined, string]>([
  ['fr', 'de', 'fr'],
  ['pt-PT', 'de', 'pt'],
  ['xx', 'de', 'de'],
  [undefined, 'de-CH, en;q=0.8', 'de'],
  [undefined, 'en;q=0.4, zh-TW;q=0.9, *;q=0.1', 'zh'],
  [undefined, 'sv, nl;q=0.5', 'nl'],
  [undefined, 'fr;q=0, es;q=0.1', 'es'],
  [undefined, 'arn, itc', 'en'],
  [undefined, 'q=;;,', 'en'],
  [undefined, undefined, 'en'],
])('cookie %s, browser %s: %s (spec 2)', (cookie, acceptLanguage, expected) => {
  expect(negotiateLocale(cookie, acceptLanguage)).toBe(expected)
})

test.each([
  ['/', 'en', '/'],
  ['/fr', 'fr', '/'],
  ['/ar/valorant', 'ar', '/valorant'],
  ['/en/blog', 'en', '/en/blog'],
  ['/french', 'en', '/french'],
])('%s is %s and %s', (path, locale, rest) => {
  expect(localeOfPath(path)).toEqual({ locale, rest })
})
