import { expect, test } from 'vitest'
import { duration } from './duration.ts'

const visible = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  ['en', '42 min', '3 h 5 min', '5 h'],
  ['de', '42 Min.', '3 Std. 5 Min.', '5 Std.'],
  ['fr', '42 min', '3 h 05', '5 h'],
  ['nl', '42 min', '3 u 5 min', '5 u'],
  ['it', '42 min', '3 h 5 min', '5 h'],
  ['zh', '42 分钟', '3 小时 5 分钟', '5 小时'],
  ['ar', '42 د', '3 س 5 د', '5 س'],
] as const)('durations in %s', (locale, ...expected) => {
  expect([42, 185, 300].map((minutes) => visible(duration(locale, minutes * 60_000)))).toEqual(expected)
})
