import { expect, test } from 'vitest'
import { circles, type Graph } from '../run/import-graph.ts'

const graph = (arrows: Record<string, string[]>): Graph =>
  new Map(Object.entries(arrows).map(([from, to]) => [from, new Set(to)]))

test('cycles are found whichever path closes them, and a path without return is none', () => {
  expect(circles(graph({ a: ['b'], b: ['c'], c: [] }))).toEqual([])
  expect(circles(graph({ a: ['b'], b: ['a'], c: ['a'] }))).toEqual([['a', 'b']])
  const two = graph({ a: ['b', 'd'], b: ['c'], c: ['a'], d: ['e'], e: ['f'], f: ['e'] })
  expect(circles(two).sort()).toEqual([
    ['a', 'b', 'c'],
    ['e', 'f'],
  ])
})
