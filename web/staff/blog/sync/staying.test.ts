import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stayingOf } from './staying.ts'

test('one block that moves is all that moves', () => {
  expect(stayingOf(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])).toEqual(new Set(['b', 'c', 'd']))
  expect(stayingOf(['a', 'b'], ['x', 'a', 'y', 'b'])).toEqual(new Set(['a', 'b']))
  expect(stayingOf([], ['a'])).toEqual(new Set())
})

test('those that stay are in the same order before and after', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'))
  fc.assert(
    fc.property(ids, ids, (before, after) => {
      const staying = stayingOf(before, after)
      expect(after.filter((id) => staying.has(id))).toEqual(before.filter((id) => staying.has(id)))
    }),
  )
})
