import { expect, test } from 'vitest'
import { routeTable } from './routes.tsx'

test('the dashboard’s pages have the dashboard’s layout, and no other page has', () => {
  const built = routeTable.flatMap(({ pattern, view }) => (view ? [{ pattern, layout: view.layout }] : []))
  expect(built.length).toBeGreaterThan(60)
  const wrong = built.filter(
    ({ pattern, layout }) => (layout === 'dashboard') !== /^\/dashboard(\/|$)/.test(pattern),
  )
  expect(wrong).toEqual([])
})
