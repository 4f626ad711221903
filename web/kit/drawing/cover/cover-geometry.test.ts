import { expect, test } from 'vitest'
import { type CoverForm, coverForms, coverOf } from './cover-geometry.ts'

const seeds = ['how-lp-gains-work', 'when-to-duo', 'a', '']

test('a post always has the same cover, and two posts have different ones', () => {
  expect(coverOf('a-post', 'card')).toEqual(coverOf('a-post', 'card'))
  expect(coverOf('a-post', 'card').trail).not.toBe(coverOf('another', 'card').trail)
})

test.each(Object.keys(coverForms) as CoverForm[])(
  'a %s stays below 4 KB, with its way on the map',
  (form) => {
    const { width, height, levels } = coverForms[form]
    for (const seed of seeds) {
      const { rings, trail, camps, summit } = coverOf(seed, form)
      expect(rings).toHaveLength(levels)
      expect(rings.join('').length + trail.length).toBeLessThan(3_400)
      for (const [x, y] of [...camps, summit]) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(width)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(height)
      }
    }
  },
)
