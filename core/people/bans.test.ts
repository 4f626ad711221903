import { expect, test } from 'vitest'
import { banEnd } from './bans.ts'

const now = new Date('2026-11-30T12:00:00Z')

test.each([
  [null, null],
  [7, '2026-12-07T12:00:00.000Z'],
  ['2026-11-30', '2026-11-30T23:00:00.000Z'],
  ['2027-11-30', '2027-11-30T23:00:00.000Z'],
  ['2026-11-29', undefined],
  ['2027-12-02', undefined],
] as const)('a ban until %s ends at %s', (until, end) => {
  const found = banEnd(until, now, 'Europe/Berlin')
  expect(found ? found.toISOString() : found).toBe(end)
})
