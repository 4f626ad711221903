import { describe, expect, it, test } from 'vitest'
import { layMountain, phoneFrame, wideFrame } from './home-mountains/home-geometry.ts'
import { layHowRidge, ridgeFrame } from './how-ridge/how-ridge-geometry.ts'
import { layBars, layCountLine, laySquares, plotFrame, squareGrid } from './plots/plot-geometry.ts'
import { heightAt } from './polyline.ts'
import { layPriceSplit, splitFrames } from './split/price-split-geometry.ts'
import { layVault, vaultFrames } from './vault/vault-geometry.ts'

test('each sign of “How a climb works” is in the sky, at least 8 px above the line', () => {
  const { camps, climb, signs } = layHowRidge()
  signs.forEach((foot, i) => {
    const bottom = ridgeFrame.height - foot
    const [x] = camps[i] as readonly [number, number]
    const ends = i === camps.length - 1 ? [x] : [x, x + 120, x + 288]
    for (const end of ends)
      expect(heightAt(climb, end) - bottom, `sign ${i} at ${end}`).toBeGreaterThanOrEqual(8)
    expect(bottom - 56, `sign ${i}`).toBeGreaterThanOrEqual(0)
  })
})

describe.each([wideFrame, phoneFrame])('the mountains on a $name screen', (frame) => {
  it('have their summits in the picture, each higher than the last', () => {
    const summits = frame.slopes.map((_, i) => layMountain(frame, i, `game ${i}`).summit)
    summits.forEach(([x, y], i) => {
      expect(x).toBeLessThan(frame.width)
      expect(y).toBeGreaterThan(80)
      if (i > 0) expect(y).toBeLessThan((summits[i - 1] as readonly [number, number])[1])
    })
  })

  it('have routes that never go beyond their summit', () => {
    frame.slopes.forEach((_, i) => {
      const { route, summit } = layMountain(frame, i, `game ${i}`)
      for (const [x] of route) expect(x).toBeLessThanOrEqual(summit[0])
      expect(route.at(-1)).toEqual(summit)
    })
  })
})

describe.each(splitFrames)('the price’s split on a $name screen', (frame) => {
  it('has today’s point as high as the share that is earned', () => {
    const { today, ahead } = layPriceSplit(frame, [0, 0.2, 0.15, 0.5])
    expect(today[1]).toBeCloseTo(frame.foot - 0.5 * (frame.foot - frame.top))
    expect(ahead[0]?.[1]).toBeCloseTo(today[1])
    expect(ahead.at(-1)?.[1]).toBeCloseTo(frame.top)
  })
})

describe.each(vaultFrames)('the vault on a $name screen', (frame) => {
  it('closes ring in ring around the login, and the ways end where their labels are', () => {
    const { rings, toBooster, toOthers, toYou } = layVault(frame)
    const wide = rings.map((ring) => Math.max(...ring.map(([x]) => x)) - Math.min(...ring.map(([x]) => x)))
    expect(wide).toEqual([...wide].sort((a, b) => a - b))
    for (const [way, end] of [
      [toBooster, frame.booster],
      [toOthers, frame.others],
      [toYou, frame.you],
    ] as const)
      expect(way.at(-1)).toEqual(end)
  })
})

test('plots stay within their frame', () => {
  for (const [x, y] of layCountLine([
    [0, 0],
    [0.5, 40],
    [1, 3],
  ])) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(plotFrame.width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(plotFrame.height)
  }
  for (const bar of layBars([3, 0, 9])) expect(bar.height).toBeLessThanOrEqual(plotFrame.height)
  const { shown, height } = laySquares(Array(1000).fill(true))
  expect(shown).toHaveLength(squareGrid.most)
  for (const { x } of shown) expect(x).toBeLessThan(squareGrid.width)
  expect(height).toBeLessThanOrEqual(squareGrid.height)
})
