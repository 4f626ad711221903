import { describe, expect, it } from 'vitest'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import type { Point } from '../polyline.ts'
import { between } from '../trail.ts'
import { layProfile, profileFrame } from './profile/profile-geometry.ts'
import { placeTags } from './route-tags.ts'
import { laySwitchbacks, switchbacks } from './switchbacks/switchbacks-geometry.ts'

const lol = games['league-of-legends']

describe('the route as a profile', () => {
  const profile = layProfile(lol, { start: 10, target: 16 })
  const stop = (camp: number) => profile.line[camp]?.[0] as Point

  it('is where the design shows Silver II and Platinum IV', () => {
    expect(stop(10)[0]).toBeCloseTo(388 - 216, -0.5)
    expect(stop(16)[0]).toBeCloseTo(717 - 216, -0.5)
    expect(profile.bands.find(({ tier }) => tier.id === 'gold')?.height).toBeCloseTo(126, -0.5)
  })

  it('runs from the foot to the summit without a gap between tail, ladder and fall', () => {
    expect(profile.tail.at(-1)).toEqual(stop(0))
    expect(profile.line.at(-1)?.at(-1)).toEqual([profileFrame.width, profileFrame.summit])
    expect(profile.fall[0]).toEqual([profileFrame.width, profileFrame.summit])
  })
})

describe('tags on the route', () => {
  it.each(Object.values(games))('do not touch each other on any short climb of $id', (game) => {
    const last = camps(game).length - 1
    for (const { index: start } of camps(game)) {
      for (const target of [1, 2, 5].map((by) => start + by).filter((camp) => camp <= last)) {
        const { line } = layProfile(game, { start, target })
        const [from, to] = [line[start]?.[0] as Point, line[target]?.[0] as Point]
        const tags = placeTags(from, to, between(line, 0, line.length))
        const top = tags.target?.top ?? 0
        expect(Math.abs(tags.start.top - top) >= 60 || to[0] - from[0] > 280).toBe(true)
        expect(tags.start.top + 52).toBeLessThan(from[1])
        expect(top + 52).toBeLessThan(to[1])
      }
    }
  })
})

describe('the route as switchbacks', () => {
  it('has the heights of the design for a climb over three tiers', () => {
    const { legs, height } = laySwitchbacks(lol, { start: 10, target: 16 })
    expect(legs.map(({ part }) => part)).toEqual(['below', 'start', 'between', 'target', 'above'])
    expect(legs.map((leg) => Math.round(leg.height))).toEqual([60, 104, 120, 88, 52])
    expect(height).toBe(448)
  })

  it.each(Object.values(games))('turns back at each tier of $id and has one leg per camp', (game) => {
    const count = camps(game).length
    for (const lens of [
      { start: 0, target: count - 1 },
      { start: 4, target: 5 },
      { start: count - 1, target: count - 1 },
    ]) {
      const { legs, line, height } = laySwitchbacks(game, lens)
      expect(line).toHaveLength(count)
      expect(height).toBeGreaterThanOrEqual(448)
      expect(legs.every((leg, i) => i === 0 || leg.onward !== legs[i - 1]?.onward)).toBe(true)
      expect(legs[0]?.top ?? 0).toBeGreaterThan(legs.at(-1)?.top ?? 0)
    }
  })

  it('stays between both edges of the screen', () => {
    const { line } = laySwitchbacks(lol, { start: 10, target: 16 })
    for (const [x] of line.flat()) {
      expect(x).toBeGreaterThanOrEqual(switchbacks.start - 7)
      expect(x).toBeLessThanOrEqual(switchbacks.end + 7)
    }
  })
})
