import { expect, test } from 'vitest'
import { formerWords } from './former-paths.ts'
import { alternates, href, pathIn } from './href.ts'
import { isLocale, locales } from './locales.ts'
import { ownPath } from './own-path.ts'
import { localizedPattern, pathWords } from './path-words.ts'
import { routePatterns } from './paths.ts'

const isDashboard = (pattern: string) => pattern.startsWith('/dashboard')

test('all paths in nine languages; the dashboard keeps its English words', async () => {
  const [own, translated] = [
    routePatterns.filter(isDashboard),
    routePatterns.filter((each) => !isDashboard(each)),
  ]
  for (const { code } of locales)
    for (const pattern of own) expect(localizedPattern(pattern, code)).toBe(pattern)
  const table = translated.map((pattern) =>
    locales
      .map(({ code }) =>
        code === 'en' ? pattern : `/${code}${localizedPattern(pattern, code)}`.replace(/\/$/, ''),
      )
      .join('\n'),
  )
  await expect(`${table.join('\n\n')}\n`).toMatchFileSnapshot('./all-paths.txt')
})

test.each(locales)('no two pages share a path in $code', ({ code }) => {
  // The router's view: parameters match anything.
  const shapes = routePatterns.map((pattern) => localizedPattern(pattern, code).replaceAll(/:\w+/g, ':'))
  expect(new Set(shapes).size).toBe(routePatterns.length)
})

test('no path begins with a word that could be a language', () => {
  for (const { code } of locales)
    for (const pattern of routePatterns)
      expect(isLocale(localizedPattern(pattern, code).split('/')[1])).toBe(false)
})

test('every translated word belongs to a path, and is plain ASCII', () => {
  const segments = new Set(routePatterns.flatMap((pattern) => pattern.split('/')))
  for (const [segment, words] of Object.entries(pathWords)) {
    expect(segments).toContain(segment)
    for (const word of Object.values(words)) expect(word).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(Object.keys(words)).not.toContain('zh')
    expect(Object.keys(words)).not.toContain('ar')
  }
})

test('dashboard, checkout and game names keep their words (spec 2)', () => {
  expect(href('/dashboard/admin/boosters', 'de')).toBe('/de/dashboard/admin/boosters')
  expect(href('/checkout/:order_id', 'fr', { order_id: '7' })).toBe('/fr/checkout/7')
  expect(href('/teamfight-tactics', 'pt')).toBe('/pt/teamfight-tactics')
})

test('addresses: English has no prefix, parameters are encoded', () => {
  expect(href('/', 'en')).toBe('/')
  expect(href('/', 'ar')).toBe('/ar')
  expect(href('/blog/page/:pageNr', 'es', { pageNr: '2' })).toBe('/es/blog/pagina/2')
  expect(href('/booster/:username', 'en', { username: 'a/b?' })).toBe('/booster/a%2Fb%3F')
})

test('alternates list the page in every language', () => {
  const all = alternates('/resources/imprint')
  expect(all.map(({ tag }) => tag)).toEqual(locales.map(({ tag }) => tag))
  expect(all.find(({ locale }) => locale === 'de')?.href).toBe('/de/rechtliches/impressum')
})

test('a page reached with English words, below /en, with a slash or in capitals redirects to its own path', () => {
  const names = routePatterns.flatMap((pattern) => pattern.match(/(?<=:)\w+/g) ?? [])
  const params = Object.fromEntries(names.map((name) => [name, `A ${name}%`]))
  for (const pattern of routePatterns) {
    for (const { code } of locales) {
      const own = pathIn(pattern, code, params)
      const english = `/${code}${pathIn(pattern, 'en', params)}`.replace(/\/$/, '')
      expect(ownPath(own), own).toBeNull()
      for (const other of [english, `${english}/`, `${own}/`.replace('//', '/')])
        if (other !== own) expect(ownPath(other), other).toBe(own)
    }
  }
  expect(ownPath('/DE/Valorant/win-boost')).toBeNull()
  expect(ownPath('/de/Valorant/win-boost')).toBe('/de/valorant/sieg-boost')
  expect(ownPath('/booster/Mira')).toBeNull()
  for (const nowhere of ['/nowhere', '/de/nowhere', '/en/en', '/english', '/de/de/valorant'])
    expect(ownPath(nowhere), nowhere).toBeNull()
})

test('an address with earlier words keeps leading to its page, whichever of its words changed', () => {
  const moved = {
    '/fr/ressources/politique-cookies': '/fr/legal/politique-de-cookies',
    '/fr/legal/politique-cookies': '/fr/legal/politique-de-cookies',
    '/fr/ressources/confidentialite': '/fr/legal/confidentialite',
    '/es/ser-booster': '/es/hazte-booster',
    '/es/recursos/condiciones': '/es/legal/condiciones',
    '/it/risorse/note-legali': '/it/note-legali/dati-societari',
    '/it/risorse/condizioni': '/it/note-legali/termini',
    '/pt/ser-booster/': '/pt/tornar-me-booster',
    '/pt/recursos/privacidade': '/pt/legal/privacidade',
    '/de/rechtliches/erstattung': '/de/rechtliches/erstattungen',
  }
  for (const [former, own] of Object.entries(moved)) expect(ownPath(former), former).toBe(own)
  for (const [segment, words] of Object.entries(formerWords))
    for (const [locale, word] of Object.entries(words)) {
      expect(pathWords[segment]?.[locale as 'de']).toBeTruthy()
      expect(word).not.toBe(pathWords[segment]?.[locale as 'de'])
    }
})
