import { describe, expect, it } from 'vitest'
import { games } from '#core/games/games.ts'
import { camps, ladderPoints } from '#core/games/ladder.ts'
import type { Point } from '../polyline.ts'
import { type ClimbGame, campFoot, climbFrame, layBands, layClimb, placeToday } from './climb-geometry.ts'

const lol = games['league-of-legends']
const at = (tier: 'silver' | 'gold' | 'platinum', division: number, points = 0) =>
  ladderPoints(lol, { tier, division, points })
const [start, target] = [at('silver', 2, 50), at('platinum', 4)]

function play(changes: readonly number[]): ClimbGame[] {
  let points = start
  return changes.map((change) => {
    points += change
    return { result: change > 0 ? 'won' : change < 0 ? 'lost' : 'drawn', after: points }
  })
}

describe('the climb so far', () => {
  const games = play([20, -15, 25, 30, 24])
  const climb = layClimb(lol, start, target, games, { games: 20, fast: 16, slow: 26 })

  it('is linear in points from the start to the target', () => {
    expect(climb.y(start)).toBe(climbFrame.start)
    expect(climb.y(target)).toBe(climbFrame.target)
    expect(climb.y((start + target) / 2)).toBeCloseTo((climbFrame.start + climbFrame.target) / 2)
  })

  it('makes each game a step: flat to 45 %, change to 80 %, flat', () => {
    const [, flat, changed, level] = climb.steps as Point[]
    expect(flat).toEqual([0.45 * climb.game, climb.y(start)])
    expect(changed).toEqual([0.8 * climb.game, climb.y(start + 20)])
    expect(level).toEqual([climb.game, climb.y(start + 20)])
    expect(climb.today).toEqual([5 * climb.game, climb.y(start + 84)])
  })

  it('checks the camps it has reached and shows the others on the way to the flag', () => {
    expect(climb.reached).toHaveLength(1)
    expect(climb.reached[0]?.[1]).toBeCloseTo(climb.y(at('silver', 1)))
    expect(climb.ahead.map(([, y]) => y)).toEqual(
      [at('gold', 4), at('gold', 3), at('gold', 2), at('gold', 1)].map((points) => climb.y(points)),
    )
    expect(climb.flag).toEqual([climbFrame.end, climbFrame.target])
  })

  it('has a bar of .62 px per point for each game, up for won and down for lost', () => {
    expect(climb.bars.map(({ result }) => result)).toEqual(['won', 'lost', 'won', 'won', 'won'])
    expect(climb.bars.map(({ height }) => Math.round(height * 10) / 10)).toEqual([
      12.4, 9.3, 15.5, 18.6, 14.9,
    ])
  })

  it('has a bar for a draw that brought no points', () => {
    const { bars } = layClimb(lol, start, target, play([20, 0]), null)
    expect(bars[1]).toMatchObject({ result: 'drawn', height: 4 })
  })

  it('keeps drops below the start and rises above the target inside the chart', () => {
    const fallen = layClimb(lol, start, target, play([-20, -20]), null)
    expect(fallen.today[1]).toBe(climbFrame.start)
    const risen = layClimb(lol, start, target, [{ result: 'won', after: target + 40 }], null)
    expect(risen.today).toEqual([climbFrame.end, climbFrame.target])
    expect(risen.flag).toEqual(risen.today)
  })

  it('starts with an empty chart before the first game', () => {
    const empty = layClimb(lol, start, target, [], { games: 30, fast: 24, slow: 40 })
    expect(empty.today).toEqual([0, climbFrame.start])
    expect(empty.bars).toEqual([])
    expect(placeToday(empty).ahead).toBe(true)
  })

  it("keeps today's tag above the line", () => {
    const tag = placeToday(
      layClimb(lol, start, target, play(Array(24).fill(20)), { games: 1, fast: 1, slow: 2 }),
    )
    expect(tag.ahead).toBe(false)
    expect(tag.top).toBeGreaterThanOrEqual(28)
  })

  it('shows the bands from the start’s tier to the target’s, without gaps', () => {
    const bands = layBands(lol, climb.y)
    expect(bands.map(({ tier }) => tier.id)).toEqual(['silver', 'gold', 'platinum'])
    expect(bands[1]?.top).toBe(bands[2]?.foot)
  })
})

it.each(Object.values(games))('knows the feet of all camps of $id, in order', (game) => {
  const feet = camps(game).map((camp) => campFoot(game, camp))
  expect(feet).toEqual([...feet].sort((a, b) => a - b))
  expect(new Set(feet).size).toBe(feet.length)
})
