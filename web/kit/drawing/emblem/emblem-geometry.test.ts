import { describe, expect, it } from 'vitest'
import { games } from '#core/games/games.ts'
import { emblemShape } from './emblem-geometry.ts'

const lol = games['league-of-legends']
const parts = (path: string) => path.split('M').length - 1

describe('an emblem', () => {
  it('has as many ridges as its tier counts: at most 7, 5 below 60 px, 3 in the small form', () => {
    const ridges = (size: number) =>
      lol.tiers.slice(0, 7).map((tier) => emblemShape(lol, tier.id, null, size).ridges.length)
    expect(ridges(72)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(ridges(52)).toEqual([1, 2, 3, 4, 5, 5, 5])
    expect(ridges(24)).toEqual([1, 2, 3, 3, 3, 3, 3])
  })

  it('crowns only open tiers, with growing rays, and fewer where space is limited', () => {
    const rays = (size: number) => lol.tiers.map((tier) => parts(emblemShape(lol, tier.id, null, size).rays))
    expect(rays(72)).toEqual([0, 0, 0, 0, 0, 0, 0, 3, 5, 7])
    expect(rays(24)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 3, 5])
  })

  it('has a pip for each division from the lowest, none in the small form and none where divisions are unknown', () => {
    const pips = (division: number | null, size = 72) => parts(emblemShape(lol, 'gold', division, size).pips)
    expect([4, 3, 2, 1].map((division) => pips(division))).toEqual([1, 2, 3, 4])
    expect(pips(4, 24)).toBe(0)
    expect(pips(null)).toBe(0)
  })

  it('closes its keel from the seventh tier on', () => {
    expect(emblemShape(lol, 'iron', null, 72).keel).toBeCloseTo(0.34)
    expect(emblemShape(lol, 'diamond', null, 72).keel).toBe(1)
    expect(emblemShape(lol, 'challenger', null, 72).keel).toBe(1)
  })

  it('refuses a tier that the game does not have', () => {
    expect(() => emblemShape(lol, 'radiant', null, 72)).toThrow('league-of-legends has no tier radiant')
  })
})
