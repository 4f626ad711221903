import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gameIds, serviceIds } from '#core/games/game.ts'
import { locales } from '#i18n/locales.ts'
import { localizedPattern } from '#i18n/path-words.ts'
import { coachList } from '#web/shop/coaching/coach-query.ts'
import { readQuery, writeQuery } from '#web/shop/service/config-query.ts'
import { queryOf } from './kept-pages.ts'
import { routeTable } from './routes.tsx'

test('each public page that exists declares the query names that it reads, in every language', () => {
  const pages = routeTable.filter(({ guard, view }) => guard === 'public' && view && !view.secret)
  expect(pages.length).toBeGreaterThan(20)
  for (const { pattern } of pages)
    for (const { code } of locales) {
      const path = localizedPattern(pattern, code)
      expect(queryOf(code === 'en' ? path : `/${code}${path}`), `${code} ${pattern}`).toBeInstanceOf(Array)
    }
})

test('every query name that a page’s loader reads is declared', () => {
  const files = ['web/shop/service/load-service.ts', 'web/shop/service/config-query.ts']
  const asked = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:searchParams|query|search)\.get\('(\w+)'\)/g)].map(
      ([, name]) => name,
    ),
  )
  expect(asked.length).toBeGreaterThan(2)
  for (const name of asked) expect(queryOf('/valorant/win-boost')).toContain(name)
  expect(queryOf('/coaching')).toEqual([...Object.keys(coachList.filters), 'page'])
})

test('guarded and missing pages are not kept', () => {
  for (const path of [
    '/dashboard',
    '/checkout/x',
    '/fr/dashboard/my-orders',
    '/nowhere',
    '/reset-password/x',
    '/de/bestaetigen/x',
  ])
    expect(queryOf(path), path).toBeNull()
})

test('a service’s page reads every part of a configuration', () => {
  const odd =
    'server=na&queue=flex&platform=console&with=priority,offline&role=mid,top&wish=ahri&hours=evenings&from=gold-2&at=41-60&to=diamond-1&until=300&gain=low&rank=gold-2&wins=9&games=3&duo=1'
  for (const game of gameIds)
    for (const service of serviceIds) {
      const names = queryOf(`/${game}/${service}`) ?? []
      for (const name of writeQuery(readQuery(game, service, new URLSearchParams(odd))).keys())
        expect(names, `${game} ${service}`).toContain(name)
    }
})
