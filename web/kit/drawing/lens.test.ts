import { describe, expect, it } from 'vitest'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import { campAltitudes, campsAlong, routeLens, tierBands } from './lens.ts'

const lol = games['league-of-legends']
const silver2ToPlatinum4 = { start: 10, target: 16 }

describe('the lens', () => {
  it.each(Object.values(games))('keeps the whole ladder of $id in the picture, in order', (game) => {
    const last = camps(game).length - 1
    for (const lens of [
      { start: 0, target: 1 },
      { start: 3, target: last },
      { start: last, target: last },
    ]) {
      const along = campsAlong(game, lens, routeLens)
      const heights = campAltitudes(tierBands(game, lens, routeLens))
      expect(along).toHaveLength(last + 2)
      expect(heights).toHaveLength(last + 1)
      expect([along[0], along.at(-1)]).toEqual([0, 1])
      expect(along).toEqual([...along].sort((a, b) => a - b))
      expect(heights).toEqual([...heights].sort((a, b) => a - b))
    }
  })

  it('widens the gaps from one camp before the start to one after the target 4.2 times', () => {
    const along = campsAlong(lol, silver2ToPlatinum4, routeLens)
    const gap = (camp: number) => (along[camp + 1] as number) - (along[camp] as number)
    for (const camp of [9, 10, 16]) expect(gap(camp) / gap(3)).toBeCloseTo(4.2)
    for (const camp of [8, 17]) expect(gap(camp) / gap(3)).toBeCloseTo(1)
    expect(gap(30) / gap(3)).toBeCloseTo(1.6)
  })

  it('gives a tier with c chosen camps 2 + c times the height of one without', () => {
    const bands = tierBands(lol, silver2ToPlatinum4, routeLens)
    const height = (tier: string) =>
      bands.filter((band) => band.tier.id === tier).map((band) => band.top - band.foot)[0]
    const iron = height('iron') as number
    expect((height('silver') as number) / iron).toBeCloseTo(4)
    expect((height('gold') as number) / iron).toBeCloseTo(6)
    expect((height('platinum') as number) / iron).toBeCloseTo(3)
    expect((height('master') as number) / iron).toBeCloseTo(0.95)
  })

  it('glides: half-way between two climbs each place is between its two ends', () => {
    const from = campsAlong(lol, { start: 10, target: 16 }, routeLens)
    const to = campsAlong(lol, { start: 10, target: 17 }, routeLens)
    const half = campsAlong(lol, { start: 10, target: 16.5 }, routeLens)
    half.forEach((place, i) => {
      const ends = [from[i] as number, to[i] as number]
      expect(place).toBeGreaterThanOrEqual(Math.min(...ends) - 1e-9)
      expect(place).toBeLessThanOrEqual(Math.max(...ends) + 1e-9)
    })
  })

  it('leaves space for the names of tiers outside a long climb', () => {
    const bands = tierBands(lol, { start: 1, target: 29 }, routeLens)
    const challenger = bands.at(-1)
    expect((challenger?.top ?? 0) - (challenger?.foot ?? 0)).toBeGreaterThan(0.035)
  })
})
