import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { circles, importGraph, readImportsOf, target, valueImportsOf } from '../run/import-graph.ts'
import { besides, type House, houses } from './districts.ts'
import { mapFile, mapOf } from './map.ts'

/** Which folder can import which. Type-only imports count too: a folder that needs another's types depends on it. */
const mayImport: Record<string, string[]> = {
  core: [],
  contract: ['core'],
  i18n: ['core', 'contract'],
  db: ['core', 'contract', 'i18n', 'server'],
  server: ['core', 'contract', 'i18n', 'db'],
  web: ['core', 'contract', 'i18n'],
}
const rooms = Object.keys(mayImport)
// Demo data is created through the use cases themselves, so that it obeys every rule.
const mayTouchServer = [
  'db/seed.ts',
  'db/demo-orders.ts',
  'db/demo-coupons.ts',
  'db/demo-coaching.ts',
  'db/demo-history.ts',
  'db/demo-payouts.ts',
  'db/insert-history.ts',
  'db/demo-posts.ts',
  'db/demo-raffles.ts',
  'db/demo-support.ts',
]

const files = rooms.flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`))
const isTest = (file: string) => /\.test\.tsx?$|\/test\//.test(file)

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => match[1] ?? '')
}

describe('folders', () => {
  test('each folder imports only the folders that it can', () => {
    const broken = files
      .filter((file) => !isTest(file))
      .flatMap((file) =>
        importsOf(file).flatMap((specifier) => {
          const room = file.split('/')[0] ?? ''
          const to = target(file, specifier)?.split('/')[0]
          if (!to || to === room || !rooms.includes(to)) return []
          if (room === 'db' && to === 'server' && !mayTouchServer.includes(file))
            return [`${file} → ${specifier}`]
          return mayImport[room]?.includes(to) ? [] : [`${file} → ${specifier}`]
        }),
      )
    expect(broken).toEqual([])
  })

  test('core imports no package and nothing of Node', () => {
    const broken = files
      .filter((file) => file.startsWith('core/') && !isTest(file))
      .flatMap((file) =>
        importsOf(file).filter((each) => !each.startsWith('.') && !each.startsWith('#core/')),
      )
    expect(broken).toEqual([])
  })

  test('a feature of the server never imports the routes of another', () => {
    const broken = files
      .filter((file) => file.startsWith('server/') && !isTest(file) && !/^server\/(composed|main)/.test(file))
      .flatMap((file) =>
        importsOf(file)
          .map((specifier) => target(file, specifier))
          .filter((to) => to?.endsWith('/routes.ts') && dirname(to) !== dirname(file))
          .map((to) => `${file} → ${to}`),
      )
    expect(broken).toEqual([])
  })

  test('the design system knows no router, no data and no text', () => {
    const broken = files
      .filter((file) => file.startsWith('web/kit/ui/') && !isTest(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((each) => /^#contract|^#i18n|\/(router|session|shell|texts|theme)\//.test(each))
          .map((each) => `${file} → ${each}`),
      )
    expect(broken).toEqual([])
  })

  test('schemas stay out of the browser: web imports only contract types, except its tables', () => {
    const broken = files
      .filter((file) => file.startsWith('web/') && !isTest(file))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/import (type )?[^'"]*['"](#contract\/[^'"]+)['"]/g)]
          .filter(
            ([, type, from]) =>
              !type && !/\/(operations|errors|realtime|notification-topics)\.ts$/.test(from ?? ''),
          )
          .map(([, , from]) => `${file} → ${from}`),
      )
    expect(broken).toEqual([])
  })
})

/**
 * What breaks a rule today, and why it is tolerated. The lists only shrink: an unneeded entry fails like a new
 * violation.
 */
type Exceptions = Readonly<Record<string, string>>

function expectOnly(exceptions: Exceptions, breaches: Iterable<string>): void {
  expect([...new Set(breaches)].sort()).toEqual(Object.keys(exceptions).sort())
}

const product = files.filter((file) => !isTest(file))
/** Its district and feature; a file of the district itself counts for all of those. */
const featureOf = (file: string) =>
  dirname(file)
    .split('/')
    .slice(0, hasRooms(file) ? 4 : 3)
    .join('/')
/** The page of an order is so large that its rooms count as features. */
const hasRooms = (file: string) => file.startsWith('web/orders/order/')
const districtOf = (file: string) => (file.split('/').length > 2 ? (file.split('/')[1] ?? '') : null)

describe.each(Object.entries<House>(houses))('the districts of %s', (house, districts) => {
  const names = Object.keys(districts)
  const inside = product.filter((file) => file.startsWith(`${house}/`))

  test('each district and feature is named with what it says, and nothing lies beside them', () => {
    const folders = globSync(`${house}/*/`).map((each) => basename(each))
    expect(folders.toSorted()).toEqual([...names, ...besides[house as keyof typeof besides]].toSorted())
    for (const [name, { features = {} }] of Object.entries(districts)) {
      const found = globSync(`${house}/${name}/*/`).map((each) => basename(each))
      if (house !== 'core') expect(found.toSorted(), name).toEqual(Object.keys(features).toSorted())
    }
  })

  test('a district imports only itself and those above it in the table, types included', () => {
    const place = (district: string) => names.indexOf(district)
    const breaches = inside.flatMap((file) => {
      const from = districtOf(file)
      if (from === null || !names.includes(from)) return []
      return importsOf(file)
        .map((specifier) => target(file, specifier))
        .filter((to) => to?.startsWith(`${house}/`) && place(districtOf(to) ?? '') > place(from))
        .map((to) => `${file} → ${to}`)
    })
    expect(breaches).toEqual([])
  })
})

describe('directions', () => {
  test('no file imports itself through the files that it loads', () => {
    expect(circles(importGraph(product))).toEqual([])
  })

  test('no file imports itself through types either', () => {
    expect(circles(importGraph(product, undefined, readImportsOf))).toEqual([])
  })

  test('no feature of the server imports itself through others', () => {
    const server = product.filter((file) => file.startsWith('server/'))
    expect(circles(importGraph(server, featureOf))).toEqual([])
  })

  test('of two features of the front end, at most one imports the other', () => {
    const web = product.filter((file) => file.startsWith('web/') && file.split('/').length > 2)
    const graph = importGraph(web, featureOf)
    const pairs = [...graph].flatMap(([from, arrows]) =>
      [...arrows].filter((to) => from < to && graph.get(to)?.has(from)).map((to) => `${from} ↔ ${to}`),
    )
    expect(pairs).toEqual([])
  })

  test('the design system imports only itself', () => {
    const breaches = product
      .filter((file) => file.startsWith('web/kit/ui/'))
      .flatMap((file) =>
        valueImportsOf(file)
          .filter((to) => to.startsWith('web/') && !to.startsWith('web/kit/ui/'))
          .map((to) => `${file} → ${to}`),
      )
    expect(breaches).toEqual([])
  })

  test('of the driver of the database, all but the pool use only `later` and `compiled`', () => {
    const driver = 'server/platform/db/driver/'
    const door = [`${driver}later.ts`, `${driver}compiled.ts`]
    const breaches = product
      .filter((file) => !file.startsWith(driver) && file !== 'server/platform/db/pool.ts')
      .flatMap((file) =>
        importsOf(file)
          .map((specifier) => target(file, specifier))
          .filter((to) => to?.startsWith(driver) && !door.includes(to))
          .map((to) => `${file} → ${to}`),
      )
    expect(breaches).toEqual([])
  })

  test('no served code imports the states page or made-up orders', () => {
    const madeUp = /^web\/(?:development\/|orders\/order\/page\/made-up-)/
    const served = product.filter((file) => !madeUp.test(file) && !/\/test-[a-z]+\.tsx?$/.test(file))
    const breaches = served.flatMap((file) =>
      importsOf(file)
        .map((specifier) => target(file, specifier))
        .filter((to) => to && madeUp.test(to))
        .map((to) => `${file} → ${to}`),
    )
    expect(breaches).toEqual([])
  })
})

test('the map in ARCHITECTURE.md is the table; `npm run map` writes it', () => {
  expect(readFileSync(mapFile, 'utf8')).toContain(mapOf(houses))
})

describe('SQL', () => {
  const schema = readFileSync('db/schema.ts', 'utf8')
  const tables = [...schema.slice(schema.indexOf('type Schema')).matchAll(/^ {2}(\w+): \{/gm)].map(
    ([, name = '']) => name,
  )
  const names = new RegExp(`\\b(?:from|into|update|table|join)\\s+(?:${tables.join('|')})\\b`, 'i')

  function holdsSql(file: string): boolean {
    const source = readFileSync(file, 'utf8')
    if (/\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(/.test(source)) return true
    return [...source.matchAll(/\bsql(?:<[^`]*?>)?`([^`]*)`/g)].some(([, text = '']) => names.test(text))
  }

  const outsideStores: Exceptions = {
    'server/composed/demo-refusal.ts': 'looks over the whole database once, at the start',
    'server/money/ledger/check-ledger.ts': 'adds up the whole ledger',
    'server/platform/outside/sandbox-payments.ts': 'the sandbox plays a provider with tables of its own',
  }
  test('only stores read and write tables', () => {
    expect(tables.length).toBeGreaterThan(30)
    const breaches = product.filter(
      (file) =>
        file.startsWith('server/') && !/-store\.ts$|^server\/platform\/db\//.test(file) && holdsSql(file),
    )
    expectOnly(outsideStores, breaches)
  })

  const written = new RegExp(
    `(?:insertInto|updateTable|deleteFrom)\\('(\\w+)|\\b(?:insert into|update|delete from) (${tables.join('|')})\\b`,
    'g',
  )
  test('each table is written by one file', () => {
    const writers = new Map<string, Set<string>>()
    for (const file of product.filter((each) => each.startsWith('server/')))
      for (const [, built, spelled] of readFileSync(file, 'utf8').matchAll(written)) {
        const table = built ?? spelled ?? ''
        writers.set(table, (writers.get(table) ?? new Set()).add(file))
      }
    expect(writers.size).toBeGreaterThan(30)
    const shared = [...writers].filter(([, owners]) => owners.size > 1).map(([table]) => table)
    expect(shared).toEqual([])
  })
})

const spelledDurations: Exceptions = {
  'core/base/durations.ts': 'their owner',
  'db/demo-people.ts': 'an amount of money',
}

describe('habits', () => {
  test('only core/base/durations.ts spells out a minute, an hour and a day in milliseconds', () => {
    const spelled = /\b(?:86_?400_?000|3_?600_?000|60_?000|60 \* 1_?000)\b/
    const broken = product.filter(
      (file) => !/^(?:web|bench|e2e)\//.test(file) && spelled.test(readFileSync(file, 'utf8')),
    )
    expectOnly(spelledDurations, broken)
  })

  test('no test waits with the limit of one second that vi.waitFor has; expect.poll has one for all', () => {
    const broken = files.filter((file) => /\bvi\.wait(?:For|Until)\(/.test(readFileSync(file, 'utf8')))
    expect(broken).toEqual([])
  })

  test('there are no barrels and no folders without a meaning', () => {
    const broken = files.filter((file) => /\/index\.tsx?$|\/(utils|shared|common|helpers)\//.test(file))
    expect(broken).toEqual([])
  })

  const namesKinds: Exceptions = {
    'web/work/booster/board-row.tsx': 'draws the two ends of a climb, which other orders do not have',
  }
  test('use cases and pages of an order ask its kind and name no kind', () => {
    const asks = /\.service\s*[!=]==\s*'|\bisClimb\(|case '(?:elo|duo|placement|win)-boost'|case 'coaching'/
    const rooms = /^(?:server|web\/(?:orders\/(?!changes)|shop\/coaching|work\/booster))\b/
    const breaches = product.filter((file) => rooms.test(file) && asks.test(readFileSync(file, 'utf8')))
    expectOnly(namesKinds, breaches)
  })

  test('file names are kebab-case', () => {
    const broken = files.filter(
      (file) => !/^[a-z0-9]+([-.][a-z0-9]+)*\.tsx?$/.test(file.split('/').at(-1) ?? ''),
    )
    expect(broken).toEqual([])
  })

  test('styles use start and end, never left and right', () => {
    const broken = globSync('web/**/*.{tsx,css}').flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) =>
          /["'\s](?:-?m|p)[lr]-|["'\s](?:left|right)-\d|text-(?:left|right)\b|(?:margin|padding|border)-(?:left|right)\b/.test(
            line,
          ),
        )
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(broken).toEqual([])
  })

  test('the front end writes no HTML strings; one component keeps the server’s', () => {
    const broken = globSync('web/**/*.tsx').filter((file) =>
      readFileSync(file, 'utf8').includes('dangerouslySetInnerHTML'),
    )
    expect(broken).toEqual(['web/kit/ui/kept.tsx'])
  })
})
