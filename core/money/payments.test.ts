import { expect, test } from 'vitest'
import { balancePart } from './payments.ts'

test.each([
  [7_533, 1_240, 1_240],
  [7_533, 7_532, 7_483],
  [7_533, 7_533, null],
  [7_533, 0, null],
  [50, 49, null],
  [51, 49, 1],
])('of a total of %d, a balance of %d pays %s beside a card', (total, balance, part) => {
  expect(balancePart(total, balance)).toBe(part)
})
