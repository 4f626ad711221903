import { expect, test } from 'vitest'
import type { Graph } from '../run/import-graph.ts'
import { benchesOf, mentions, nearest, relevanceOfTests } from './related.ts'

const graph = (arrows: Record<string, string[]>): Graph =>
  new Map(Object.entries(arrows).map(([from, to]) => [from, new Set(to)]))

const imports = graph({
  'core/base/money.ts': [],
  'core/base/money.test.ts': ['core/base/money.ts'],
  'server/money/tips/give-tip.ts': ['core/base/money.ts'],
  'server/money/tips/routes.ts': ['server/money/tips/give-tip.ts'],
  'server/money/tips/tips.test.ts': ['server/composed/app.ts'],
  'server/composed/app.ts': ['server/money/tips/routes.ts', 'server/orders/order/routes.ts'],
  'server/orders/order/routes.ts': ['core/base/money.ts'],
  'server/orders/orders.test.ts': ['server/composed/app.ts'],
  'web/tips/tip-form.test.tsx': [],
  'web/blog/blog.test.tsx': [],
})
const order = (changed: string[]) =>
  [...relevanceOfTests(changed, imports)].toSorted(([, a], [, b]) => b - a).map(([file]) => file)

test('a test is the nearer the fewer steps and the less shared files lead from it to the change', () => {
  expect(order(['server/money/tips/give-tip.ts'])).toEqual([
    'server/money/tips/tips.test.ts',
    'server/orders/orders.test.ts',
    'web/tips/tip-form.test.tsx',
  ])
  expect(order(['core/base/money.ts'])[0]).toBe('core/base/money.test.ts')
  expect(order(['core/base/money.ts'])).not.toContain('web/blog/blog.test.tsx')
})

test('the nearest tests that fit in the time are run, and a changed test in any case', () => {
  const relevance = relevanceOfTests(['server/money/tips/give-tip.ts', 'web/blog/blog.test.tsx'], imports)
  const seconds = {
    'web/blog/blog.test.tsx': 90,
    'server/money/tips/tips.test.ts': 20,
    'server/orders/orders.test.ts': 5,
  }
  expect(nearest(relevance, seconds, 100)).toEqual([
    'web/blog/blog.test.tsx',
    'server/orders/orders.test.ts',
    'web/tips/tip-form.test.tsx',
  ])
  expect(nearest(relevance, {}, 100)).toContain('server/money/tips/tips.test.ts')
})

test('a changed bench is named, since no test runs it', () => {
  expect(
    benchesOf(['bench/order-page.ts', 'bench/measuring/load.ts', 'server/money/tips/routes.ts']),
  ).toEqual(['order-page'])
})

test('what a migration makes of the database is compared with the schema, however much else has changed', () => {
  const changed = ['db/migrations/0001-first.sql', 'web/blog/blog.tsx']
  expect(mentions('db/schema.test.ts', changed)).toBe(true)
  expect(mentions('db/schema.test.ts', ['web/blog/blog.tsx'])).toBe(false)
})
