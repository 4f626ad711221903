import { expect, test } from 'vitest'
import { games } from '#core/games/games.ts'
import type { Place } from '#core/games/ladder.ts'
import { layPeaks, narrowFrame, nearestPeak, type Peak, summitAlong, wideFrame } from './peaks-geometry.ts'

const lol = games['league-of-legends']
const place = (tier: Place['tier'], division: number | null = null): Place => ({ tier, division })
const peak = (start: Place, target: Place, game = lol): Peak => ({ game, start, target })
const low = peak(place('silver', 4), place('silver', 1))
const high = peak(place('diamond', 3), place('master'))

test('a higher target is a higher summit, and a climb begins at its start', () => {
  const { peaks } = layPeaks([low, high], wideFrame)
  const [first, second] = peaks
  expect(second?.summit[1]).toBeLessThan(first?.summit[1] ?? 0)
  expect(first?.flank[0]?.[1]).toBeGreaterThan(first?.summit[1] ?? 0)
  expect(second?.flank.at(-1)).toEqual(second?.summit)
})

test('the flank is as wide as .34 of its rise', () => {
  const [laid] = layPeaks([high], wideFrame).peaks
  const [from, to] = [laid?.flank[0] ?? [0, 0], laid?.summit ?? [0, 0]]
  expect((to[0] - from[0]) / (from[1] - to[1])).toBeCloseTo(0.34)
})

test('bands are the tiers from one below the lowest start to the highest target, whatever the game', () => {
  const { bands } = layPeaks([low, peak(place('gold', 1), place('platinum', 2), games.valorant)], wideFrame)
  expect(bands.map(({ tier }) => tier)).toEqual(['bronze', 'silver', 'gold', 'platinum'])
  expect(bands[0]?.y).toBe(wideFrame.foot)
  const shared = layPeaks([high, peak(place('gold', 1), place('diamond', 2), games.valorant)], wideFrame)
  expect(shared.bands.map(({ tier }) => tier)).toContain('emerald')
})

test('every summit stays inside its frame', () => {
  for (const frame of [wideFrame, narrowFrame])
    for (const { summit } of layPeaks(Array(16).fill(high).concat(low), frame).peaks) {
      expect(summit[0]).toBeGreaterThanOrEqual(frame.first - 1)
      expect(summit[0]).toBeLessThanOrEqual(frame.last)
      expect(summit[1]).toBeGreaterThanOrEqual(frame.top)
    }
})

test('the newest is at the end, few stay together, and a place along the frame finds its peak', () => {
  expect(summitAlong(0, 1, wideFrame)).toBe(1372)
  expect(summitAlong(40, 41, wideFrame)).toBe(1372)
  expect(summitAlong(0, 41, wideFrame)).toBe(184)
  expect(summitAlong(0, 3, wideFrame)).toBeGreaterThan(1100)
  for (const i of [0, 7, 40]) expect(nearestPeak(summitAlong(i, 41, wideFrame) + 3, 41, wideFrame)).toBe(i)
})

test('the same climbs make the same drawing', () => {
  expect(layPeaks([low, high], wideFrame)).toEqual(layPeaks([low, high], wideFrame))
})
