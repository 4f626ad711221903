import { expect, test } from 'vitest'
import { clock, dragged, fullClock, halfHourAt, moved, resized, withDay } from './week-hours.ts'

const span = { from: 34, to: 44 }

test('a drag across a free day makes hours in either direction, never empty ones', () => {
  const grip = { kind: 'new', at: 34, span: { from: 34, to: 34 } } as const
  expect(dragged(grip, 44)).toEqual({ from: 34, to: 44 })
  expect(dragged(grip, 30)).toEqual({ from: 30, to: 34 })
  expect(dragged(grip, 34)).toEqual({ from: 34, to: 35 })
  expect(dragged({ ...grip, at: 48 }, 48)).toEqual({ from: 47, to: 48 })
})

test('an edge resizes and stops before the other edge; the middle moves and stops at the ends of the day', () => {
  expect(dragged({ kind: 'to', at: 44, span }, 48)).toEqual({ from: 34, to: 48 })
  expect(dragged({ kind: 'to', at: 44, span }, 10)).toEqual({ from: 34, to: 35 })
  expect(dragged({ kind: 'from', at: 34, span }, 47)).toEqual({ from: 43, to: 44 })
  expect(dragged({ kind: 'all', at: 40, span }, 48)).toEqual({ from: 38, to: 48 })
  expect(moved(span, -40)).toEqual({ from: 0, to: 10 })
  expect(resized(span, 9)).toEqual({ from: 34, to: 48 })
})

test('places of a day are half hours, and days stay in order', () => {
  expect([-1, 0, 0.5, 0.511, 2].map(halfHourAt)).toEqual([0, 0, 24, 25, 48])
  const week = withDay(withDay([], 5, span), 1, span)
  expect(week.map(({ day }) => day)).toEqual([1, 5])
  expect(withDay(week, 5, null)).toHaveLength(1)
  expect([clock(34), clock(35), fullClock(34), fullClock(48)]).toEqual(['17', '17:30', '17:00', '24:00'])
})
