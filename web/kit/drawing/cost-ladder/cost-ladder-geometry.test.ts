import { expect, test } from 'vitest'
import { gameIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { costAltitudes } from '#core/prices/cost-altitudes.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { heightAt } from '../polyline.ts'
import { type LadderStop, ladderFrame, layCostLadder } from './cost-ladder-geometry.ts'

const stopsOf = (id: (typeof gameIds)[number]): LadderStop[] =>
  costAltitudes(demoPriceTable, games[id]).map(({ tier, along, cost }) => ({ tier, along, height: cost }))

test.each(gameIds)('the ladder of %s leads from the foot to the summit, drawn to scale', (id) => {
  const { route, feet, summit } = layCostLadder(stopsOf(id), games[id].tiers.length, id)
  expect(route[0]).toEqual([0, ladderFrame.foot])
  expect(route.at(-1)?.map(Math.round)).toEqual(summit.map(Math.round))
  expect(summit[1]).toBe(ladderFrame.summit)
  expect(feet).toHaveLength(games[id].tiers.length)
  const stops = stopsOf(id)
  const most = stops.at(-1)?.height ?? 0
  for (const [tier, [, y]] of feet.entries()) {
    const { height } = stops.find((stop) => stop.tier === tier) ?? { height: 0 }
    expect((ladderFrame.foot - y) / (ladderFrame.foot - ladderFrame.summit)).toBeCloseTo(height / most)
  }
})

test.each(gameIds)('each sign of %s is in the sky above the middle of its tier', (id) => {
  const { length } = games[id].tiers
  const { signs, route, fall } = layCostLadder(stopsOf(id), length, id)
  expect(signs).toHaveLength(length)
  for (const [tier, [x, y]] of signs.entries()) {
    expect(x).toBeCloseTo(((tier + 0.5) / length) * ladderFrame.width)
    for (const away of [-22, 0, 22])
      expect(y).toBeLessThan(heightAt([...route, ...fall.slice(1)], x + away) - 8)
  }
})

test('the same ladder is drawn identically on both sides', () => {
  const draw = () => JSON.stringify(layCostLadder(stopsOf('valorant'), 9, 'valorant'))
  expect(draw()).toBe(draw())
})
