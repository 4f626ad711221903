import { expect, test } from 'vitest'
import type { Arrival } from '#core/orders/arrival.ts'
import { isLate } from './order-facts.ts'

const times = { day: (at: Date | string) => new Date(at).toISOString().slice(0, 10) } as Parameters<
  typeof isLate
>[0]
const promised = { to: new Date('2026-11-27T12:00:00Z') }
const now = Date.parse('2026-11-25T12:00:00Z')
const until = (to: string, learned: boolean): Arrival => ({
  games: 5,
  learned,
  finish: { from: to, to },
})

test.each([
  ['before the third game nothing is said', until('2026-12-24T12:00:00Z', false), now, null],
  ['later on the promised day is on time', until('2026-11-27T23:00:00Z', true), now, false],
  ['a day later is late', until('2026-11-28T00:30:00Z', true), now, true],
  ['earlier is on time', until('2026-11-26T12:00:00Z', true), now, false],
  ['a paused order says nothing', { games: 5, learned: true, finish: null }, now, null],
  ['once the day has passed it is late, whatever the pace', null, Date.parse('2026-11-28T00:30:00Z'), true],
] as const)('%s', (_, arrival, at, late) => {
  expect(isLate(times, promised, arrival, at)).toBe(late)
})
