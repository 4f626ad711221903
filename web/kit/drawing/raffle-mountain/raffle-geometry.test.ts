import { expect, test } from 'vitest'
import { fullSpread, layRaffle, raffleFrames, spreadFor, ticketsPerDot } from './raffle-geometry.ts'

test.each(Object.entries(raffleFrames))(
  'the tickets of the %s frame lie inside its mountain, from the foot up',
  (_, frame) => {
    const { places, flank, far } = layRaffle(frame)
    expect(places.length).toBeGreaterThan(90)
    const right = Math.max(...far.map(([x]) => x))
    for (const [x, y] of places) {
      expect(x).toBeGreaterThan(flank[0]?.[0] ?? 0)
      expect(x).toBeLessThan(right)
      expect(y).toBeGreaterThan(frame.summit[1])
      expect(y).toBeLessThan(frame.height)
    }
    expect(places[0]?.[1]).toBeGreaterThan(places.at(-1)?.[1] ?? 0)
    expect(layRaffle(frame)).toEqual(layRaffle(frame))
  },
)

test('a thousand tickets have a dot each; beyond that, a dot stands for two, five, ten and so on', () => {
  const room = layRaffle(raffleFrames.wide).places.length
  expect(room).toBeGreaterThanOrEqual(1_000)
  expect(ticketsPerDot(1_000, room)).toBe(1)
  expect(ticketsPerDot(room + 1, room)).toBe(2)
  expect(ticketsPerDot(room * 5, room)).toBe(5)
  expect(ticketsPerDot(room * 5 + 1, room)).toBe(10)
  expect(ticketsPerDot(1_000_000, room)).toBe(1_000)
})

test('few tickets are farther apart, so that a small raffle is no empty mountain', () => {
  const roomOf = (spread: number) => layRaffle(raffleFrames.wide, spread).places.length
  expect(spreadFor(0, roomOf)).toBe(4.4)
  for (const last of [20, 60, 150, 400, 1_000_000]) {
    const spread = spreadFor(last, roomOf)
    expect(spread === 1 || roomOf(spread) >= last * 1.5).toBe(true)
    if (last < 400) expect(roomOf(spread)).toBeLessThan(last * 4.5)
  }
})

test.each(Object.entries(raffleFrames))(
  'the tickets of an ended raffle fill its mountain in the %s frame',
  (_, frame) => {
    const roomOf = (spread: number) => layRaffle(frame, spread).places.length
    for (const last of [1, 5, 22, 60, 150, 379, 647, 5_000, 1_000_000]) {
      const dots = Math.ceil(last / ticketsPerDot(last, roomOf(1)))
      const room = roomOf(fullSpread(dots, roomOf))
      expect(room, `${last}`).toBeGreaterThanOrEqual(dots)
      if (last > 20) expect(dots / room, `${last}`).toBeGreaterThan(0.75)
    }
  },
)
