import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Who may import whom. Type-only imports count too: a room that needs another's types knows it. */
const mayImport: Record<string, string[]> = {
  core: [],
  contract: ['core'],
  i18n: ['core', 'contract'],
  db: ['core', 'contract', 'i18n', 'server'],
  server: ['core', 'contract', 'i18n', 'db'],
  web: ['core', 'contract', 'i18n'],
}
const rooms = Object.keys(mayImport)
// Demo data is made through the use cases themselves, so that it obeys every rule.
const mayTouchServer = ['db/seed.ts', 'db/demo-orders.ts', 'db/demo-coupons.ts', 'db/demo-coaching.ts']

const files = rooms.flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`))
const isTest = (file: string) => /\.test\.tsx?$|\/test\//.test(file)

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => match[1] ?? '')
}

function target(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  return null
}

describe('rooms', () => {
  test('each room imports only the rooms it may', () => {
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
      .filter((file) => file.startsWith('server/') && !isTest(file) && !/server\/(app|main)\.ts/.test(file))
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
      .filter((file) => file.startsWith('web/ui/') && !isTest(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((each) => /^#contract|^#i18n|\/app\//.test(each))
          .map((each) => `${file} → ${each}`),
      )
    expect(broken).toEqual([])
  })

  test('schemas stay out of the browser: web imports contract types only, but for its two tables', () => {
    const broken = files
      .filter((file) => file.startsWith('web/') && !isTest(file))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/import (type )?[^'"]*['"](#contract\/[^'"]+)['"]/g)]
          .filter(([, type, from]) => !type && !/\/(operations|errors|realtime)\.ts$/.test(from ?? ''))
          .map(([, , from]) => `${file} → ${from}`),
      )
    expect(broken).toEqual([])
  })
})

describe('habits', () => {
  test('there are no barrels and no rooms without a meaning', () => {
    const broken = files.filter((file) => /\/index\.tsx?$|\/(utils|shared|common|helpers)\//.test(file))
    expect(broken).toEqual([])
  })

  test('files are named in kebab-case', () => {
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

  test('HTML strings are written nowhere in the front end; one part leaves the server’s as it is', () => {
    const broken = globSync('web/**/*.tsx').filter((file) =>
      readFileSync(file, 'utf8').includes('dangerouslySetInnerHTML'),
    )
    expect(broken).toEqual(['web/ui/kept.tsx'])
  })
})
