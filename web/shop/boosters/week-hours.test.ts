import { expect, test } from 'vitest'
import { ownWeek, readersNow, readersWeek, takenWeek, weekOf } from './week-hours.ts'

const sunday = Date.UTC(2026, 10, 22, 16)
const evening = [{ day: 5, from: 20, to: 24 }]

test('hours are shown in the reader’s zone, and cross midnight into the next day', () => {
  const week = readersWeek(evening, 'America/New_York', 'Europe/Berlin', sunday)
  expect(week[4]).toEqual([])
  expect(week[5]).toEqual([{ from: 2, to: 6 }])
  const late = readersWeek([{ day: 7, from: 22, to: 24 }], 'Europe/London', 'Europe/Berlin', sunday)
  expect(late[6]).toEqual([{ from: 23, to: 24 }])
  expect(late[0]).toEqual([{ from: 0, to: 1 }])
})

test('before the zone is known they are those that the booster named', () => {
  expect(ownWeek(evening)[4]).toEqual([{ from: 20, to: 24 }])
  expect(ownWeek(evening)[0]).toEqual([])
})

test('the present hour is that of the reader’s clock', () => {
  expect(readersNow('Europe/Berlin', sunday)).toEqual({ day: 6, hour: 17 })
  expect(readersNow('Asia/Kolkata', sunday)).toEqual({ day: 6, hour: 21.5 })
})

test('what is taken counts only within the coming week', () => {
  const hour = (day: number) => ({
    from: new Date(Date.UTC(2026, 10, day, 18)).toISOString(),
    to: new Date(Date.UTC(2026, 10, day, 20)).toISOString(),
  })
  const week = takenWeek([hour(20), hour(23), hour(30)], 'UTC', sunday)
  expect(week.flat()).toEqual([{ from: 18, to: 20 }])
  expect(week[0]).toHaveLength(1)
})

test('hours of a day are in their order', () => {
  const at = (hour: number) => ({
    from: new Date(Date.UTC(2026, 10, 23, hour)),
    to: new Date(Date.UTC(2026, 10, 23, hour + 1)),
  })
  expect(weekOf([at(20), at(8)], 'UTC')[0]?.map(({ from }) => from)).toEqual([8, 20])
})
