import { describe, expect, it } from 'vitest'
import { mirror } from './direction.ts'
import { areaUnder, heightAt, type Point, polyline } from './polyline.ts'
import { between, nearestPlace, pointAt, trail } from './trail.ts'

const stops: Point[] = [
  [0, 100],
  [60, 70],
  [80, 60],
  [90, 20],
]

describe('a trail', () => {
  it('leads through its stops, in 8, 5 or 3 segments depending on their distance', () => {
    const line = trail(stops, 'seed')
    expect(line.map((leg) => leg[0])).toEqual(stops.slice(0, -1))
    expect(line.map((leg) => leg.length - 1)).toEqual([8, 5, 3])
  })

  it('depends on the seed alone', () => {
    expect(trail(stops, 'seed')).toEqual(trail(stops, 'seed'))
    expect(trail(stops, 'seed')).not.toEqual(trail(stops, 'other'))
  })

  it('is no rougher than 3.2 px and than 16 % of a rise', () => {
    const [smooth, rough] = [trail(stops, 'seed', 0), trail(stops, 'seed')]
    rough.flat().forEach(([, y], i) => {
      expect(Math.abs(y - (smooth.flat()[i]?.[1] ?? 0))).toBeLessThanOrEqual(3.2)
    })
  })

  it('finds a point by its place and the place by its point', () => {
    const line = trail(stops, 'seed')
    for (const place of [0, 0.4, 1, 1.7, 2.9])
      expect(nearestPlace(line, pointAt(line, place))).toBeCloseTo(place)
  })

  it('is cut so that the parts behind, in and ahead of the climb meet', () => {
    const line = trail(stops, 'seed')
    const [walked, climb] = [between(line, 0, 1.3), between(line, 1.3, 2.2)]
    expect(walked.at(-1)).toEqual(climb[0])
    expect(walked.length + climb.length + between(line, 2.2, 3).length).toBe(line.flat().length - 2 + 4)
  })
})

describe('path data', () => {
  it('is relative and rounded to 0.1 without drifting', () => {
    expect(
      polyline([
        [0, 0],
        [1.04, 1.04],
        [2.08, -2.08],
      ]),
    ).toBe('M0 0l1 1 1.1-3.1')
    expect(
      areaUnder(
        [
          [0, 1],
          [10, 2],
        ],
        20,
      ),
    ).toBe('M0 1l10 1 0 18-10 0z')
  })

  it('is mirrored point by point for right-to-left', () => {
    expect(mirror('rtl', 100)([[10, 5]])).toEqual([[90, 5]])
    expect(mirror('ltr', 100)([[10, 5]])).toEqual([[10, 5]])
  })

  it('knows its height at any x', () => {
    expect(
      heightAt(
        [
          [0, 0],
          [10, 20],
        ],
        5,
      ),
    ).toBe(10)
    expect(
      heightAt(
        [
          [0, 0],
          [10, 20],
        ],
        -5,
      ),
    ).toBe(0)
    expect(
      heightAt(
        [
          [0, 0],
          [10, 20],
        ],
        50,
      ),
    ).toBe(20)
  })
})
