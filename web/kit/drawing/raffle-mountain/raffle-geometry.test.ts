import { expect, test } from 'vitest'
import { layRaffle, raffleFrames, ticketsPerDot } from './raffle-geometry.ts'

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
