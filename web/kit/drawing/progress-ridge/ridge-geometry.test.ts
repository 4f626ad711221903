import { expect, test } from 'vitest'
import { layRidge, ridgeFrame } from './ridge-geometry.ts'

const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []

test('a ridge has a camp for each part, each farther and higher than the one before', () => {
  const { camps } = layRidge(5, 2.6, 'ltr')
  expect(camps).toHaveLength(5)
  for (const [i, { along, down }] of camps.entries()) {
    const before = camps[i - 1]
    if (!before) continue
    expect(along).toBeGreaterThan(before.along)
    expect(down).toBeLessThan(before.down)
  }
})

test('nothing is walked at the start, and nothing is ahead at the end', () => {
  expect(layRidge(5, 0, 'ltr')).toMatchObject({ walked: '', glow: '' })
  expect(layRidge(5, 4, 'ltr').ahead).toBe('')
  expect(layRidge(5, 9, 'ltr').walked).toBe(layRidge(5, 4, 'ltr').walked)
})

test('right to left, the way begins at the right; camps keep their distance from the start', () => {
  const [ltr, rtl] = [layRidge(5, 2, 'ltr'), layRidge(5, 2, 'rtl')]
  expect(numbers(rtl.walked)[0]).toBeCloseTo(ridgeFrame.width - (numbers(ltr.walked)[0] ?? 0), 1)
  expect(rtl.camps).toEqual(ltr.camps)
})
