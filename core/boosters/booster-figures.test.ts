import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#core/base/durations.ts'
import { boosterFigures, type DoneOrder, median } from './booster-figures.ts'

const now = Date.UTC(2026, 10, 22)

/** An order that closed some days ago, took some days and had waited some minutes. */
function order(
  change: Partial<DoneOrder> & { ago?: number; days?: number; waited?: number } = {},
): DoneOrder {
  const { ago = 1, days = 2, waited = 10, ...rest } = change
  const finishedAt = now - ago * dayMs
  const startedAt = finishedAt - days * dayMs + hourMs
  return {
    game: 'league-of-legends',
    isClimb: true,
    readyAt: startedAt - waited * minuteMs,
    startedAt,
    finishedAt,
    closedAt: finishedAt,
    promisedDays: 2,
    won: 10,
    recorded: 15,
    disputed: false,
    ...rest,
  }
}

test('nobody is judged by nothing', () => {
  expect(boosterFigures([], [], now)).toMatchObject({
    finished: 0,
    onTime: 0,
    lateDays: [],
    startSeconds: null,
    firstAt: null,
  })
})

test('an order is on time within its longest promise; each late one says by how many days, the latest first', () => {
  const figures = boosterFigures([order({ ago: 9, days: 3 }), order(), order({ ago: 3, days: 4 })], [], now)
  expect(figures).toMatchObject({ finished: 3, onTime: 1, lateDays: [2, 1] })
})

test('the median start is that of the last 90 days, and an order that never waited has none', () => {
  const old = order({ ago: 100, waited: 500 })
  const figures = boosterFigures(
    [old, order({ waited: 4 }), order({ waited: 20 }), order({ readyAt: null })],
    [],
    now,
  )
  expect(figures).toMatchObject({ starts: 2, startSeconds: 12 * 60 })
})

test('games that end with a place don’t count as won or lost', () => {
  const figures = boosterFigures([order(), order({ game: 'teamfight-tactics' })], [], now)
  expect(figures).toMatchObject({ won: 10, recorded: 15 })
})

test('a draw is a recorded game that was not won', () => {
  const figures = boosterFigures([order({ won: 6, recorded: 10 }), order()], [], now)
  expect(figures).toMatchObject({ won: 16, recorded: 25 })
})

test('reviews are counted, and disputes per order', () => {
  const figures = boosterFigures([order(), order({ disputed: true }), order()], [5, 3], now)
  expect(figures).toMatchObject({ reviews: 2, ratingSum: 8, disputed: 1, firstAt: now - dayMs })
})

test('the median of an even number of values is the mean of the two in the middle', () => {
  expect(median([])).toBeNull()
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 2, 100])).toBe(3)
})
