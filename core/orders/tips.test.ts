import { expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import { offeredTips, type TippedOrder, tipBounds, tipUntil } from './tips.ts'

test('the offered tips are whole euros near 5, 10 and 20 percent, each more than the one before, within the bounds', () => {
  expect(offeredTips(8_370)).toEqual([400, 800, 1_700])
  expect(offeredTips(50)).toEqual([100, 200, 300])
  expect(offeredTips(1_000_000)).toEqual([19_800, 19_900, 20_000])
  for (let total = 50; total < 300_000; total += 777) {
    const sums = offeredTips(total)
    expect(sums).toEqual([...new Set(sums)].sort((a, b) => a - b))
    expect(sums[0]).toBeGreaterThanOrEqual(tipBounds.least)
    expect(sums[2]).toBeLessThanOrEqual(tipBounds.most)
    expect(sums.every((sum) => sum % 100 === 0)).toBe(true)
  }
})

const closedAt = new Date('2026-11-01T12:00:00Z')
const completed: TippedOrder = {
  status: 'completed',
  customerId: 'mira',
  boosterId: 'kestrel',
  closedAt,
  boosterGone: false,
  contested: false,
  given: false,
}
const after = (days: number) => new Date(closedAt.getTime() + days * dayMs)

test('an order can be tipped for 30 days after its completion, once', () => {
  expect(tipUntil(completed, after(29))).toEqual(after(30))
  expect(tipUntil(completed, after(30))).toBeNull()
  expect(tipUntil({ ...completed, given: true }, after(1))).toBeNull()
})

test.each<Partial<TippedOrder>>([
  { status: 'verification_required' },
  { status: 'cancelled' },
  { boosterId: null },
  { boosterId: 'mira' },
  { closedAt: null },
  { boosterGone: true },
  { contested: true },
])('an order can’t be tipped with %o', (changed) => {
  expect(tipUntil({ ...completed, ...changed }, after(1))).toBeNull()
})
