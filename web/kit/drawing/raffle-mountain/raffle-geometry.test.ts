import { expect, test } from 'vitest'
import { layRaffle, raffleFrames, type Spread, spreadFor, ticketsPerDot } from './raffle-geometry.ts'

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

test('a thousand tickets have a dot each; beyond that, a dot stands for ten, a hundred and so on', () => {
  const room = layRaffle(raffleFrames.wide).places.length
  expect(room).toBeGreaterThanOrEqual(1_000)
  expect(ticketsPerDot(1_000, room)).toBe(1)
  expect(ticketsPerDot(room + 1, room)).toBe(10)
  expect(ticketsPerDot(1_000_000, room)).toBe(1_000)
})

test('few tickets are farther apart, so that a small raffle is no empty mountain', () => {
  const roomOf = (spread: Spread) => layRaffle(raffleFrames.wide, spread).places.length
  expect(spreadFor(0, roomOf)).toBe(4.4)
  for (const last of [20, 60, 150, 400, 1_000_000]) {
    const spread = spreadFor(last, roomOf)
    expect(spread === 1 || roomOf(spread) >= last * 1.5).toBe(true)
    if (last < 400) expect(roomOf(spread)).toBeLessThan(last * 4.5)
  }
})
