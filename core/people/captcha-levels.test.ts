import { expect, test } from 'vitest'
import { captchaLevel, captchaPause, failuresBelow, hardestCaptcha } from './captcha-levels.ts'

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [9, 1],
  [10, 2],
  [19, 2],
  [20, 3],
  [40, 4],
  [80, 5],
  [159, 5],
  [160, 6],
  [10_000, 6],
])('after %i failures an attempt requires a captcha of level %i', (failures, level) => {
  expect(captchaLevel(failures)).toBe(level)
})

test('a level suffices for exactly the numbers of failures that require it or an easier one', () => {
  for (let failures = 0; failures < 400; failures++)
    for (let level = 0; level <= hardestCaptcha; level++)
      expect(failures < failuresBelow(level)).toBe(captchaLevel(failures) <= level)
})

test('attempts wait longer and longer, but never more than four seconds', () => {
  const pauses = Array.from({ length: hardestCaptcha + 1 }, (_, level) => captchaPause(level))
  expect(pauses).toEqual([0, 0, 250, 500, 1_000, 2_000, 4_000])
})
