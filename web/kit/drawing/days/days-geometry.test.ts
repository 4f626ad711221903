import { expect, test } from 'vitest'
import { daysAround, frame, heightOf, placeOn, stairs } from './days-geometry.ts'

const day = 86_400_000
/** Days of the same length from an arbitrary today on. */
const startOf = (offset: number) => (100 + offset) * day

test('the axis is as short as its instants allow, with today in the middle', () => {
  const lengths = (...offsets: number[]) => daysAround(offsets.map(startOf), startOf).starts.length
  expect([
    lengths(),
    lengths(-3, 4),
    lengths(-4),
    lengths(5),
    lengths(8),
    lengths(-7),
    lengths(-90, 90),
  ]).toEqual([7, 7, 14, 14, 14, 30, 30])
  const { starts, end } = daysAround([], startOf)
  expect([starts[3], end]).toEqual([startOf(0), startOf(4)])
})

test('what lies beyond the axis lies at its end', () => {
  const days = daysAround([], startOf)
  expect([-9, -3, 0.5, 4, 9].map((offset) => placeOn(days, startOf(offset)))).toEqual([0, 0, 0.5, 1, 1])
})

test('games are stairs from the foot to where the work is, and lost ones lead down', () => {
  const days = daysAround([], startOf)
  const steps = [
    { at: startOf(-2), done: 0.5 },
    { at: startOf(-1), done: 0.25 },
  ]
  const path = stairs(days, { since: startOf(-3), steps, until: startOf(0.5) })
  expect(path).toBe(
    `M0.0 ${frame.foot}H142.9V${heightOf(0.5).toFixed(1)}H285.7V${heightOf(0.25).toFixed(1)}H500.0`,
  )
  expect([heightOf(-1), heightOf(0), heightOf(2)]).toEqual([frame.foot, frame.foot, frame.top])
})
