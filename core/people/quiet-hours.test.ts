import { expect, test } from 'vitest'
import { isQuiet, neverQuiet, type Quiet } from './quiet-hours.ts'

const night: Quiet = {
  hours: { from: 22 * 60, until: 8 * 60, zone: 'Europe/Berlin' },
  codes_wake: false,
  paused_until: null,
}
const at = (time: string) => Date.parse(time)

test('quiet hours pass midnight, in the person’s zone, also on the nights when its clocks change', () => {
  const quietAt = (time: string) => isQuiet(night, 'order_paused', at(time))
  // Berlin is one hour ahead in winter and two in summer.
  expect(quietAt('2026-11-28T20:59:00Z')).toBe(false)
  expect(quietAt('2026-11-28T21:00:00Z')).toBe(true)
  expect(quietAt('2026-11-29T06:59:00Z')).toBe(true)
  expect(quietAt('2026-11-29T07:00:00Z')).toBe(false)
  expect(quietAt('2026-03-29T05:59:00Z')).toBe(true)
  expect(quietAt('2026-03-29T06:00:00Z')).toBe(false)
})

test('hours within one day are quiet between their ends only', () => {
  const noon = { ...night, hours: { from: 12 * 60, until: 13 * 60, zone: 'UTC' } }
  expect(
    ['11:59', '12:00', '12:59', '13:00'].map((t) => isQuiet(noon, 'order_paused', at(`2026-11-28T${t}:00Z`))),
  ).toEqual([false, true, true, false])
})

test('a login code is quiet too, unless the person lets it wake them', () => {
  const time = at('2026-11-29T02:00:00Z')
  expect(isQuiet(night, 'login_code_asked', time)).toBe(true)
  const wakes = { ...night, codes_wake: true }
  expect(isQuiet(wakes, 'login_code_asked', time)).toBe(false)
  expect(isQuiet(wakes, 'order_message', time)).toBe(true)
})

test('a pause ends at its time', () => {
  const paused = { ...neverQuiet, paused_until: '2026-11-28T18:52:00.000Z' }
  expect(isQuiet(paused, 'order_message', at('2026-11-28T18:51:59.999Z'))).toBe(true)
  expect(isQuiet(paused, 'order_message', at('2026-11-28T18:52:00.000Z'))).toBe(false)
  expect(isQuiet(neverQuiet, 'order_message', at('2026-11-28T03:00:00Z'))).toBe(false)
})
