import { expect, test } from 'vitest'
import { duration } from './duration.ts'

const visible = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  ['en', '42 min', '3 h 10', '5 h'],
  ['de', '42 Min.', '3 Std. 10', '5 Std.'],
  ['zh', '42 分钟', '3 小时 10 分', '5 小时'],
  ['ar', '42 د', '3 س 10 د', '5 س'],
] as const)('durations in %s', (locale, ...expected) => {
  expect([42, 190, 300].map((minutes) => visible(duration(locale, minutes * 60_000)))).toEqual(expected)
})
