import { describe, expect, test } from 'vitest'
import { localeCodes, locales } from '#i18n/locales.ts'
import { type RoutePattern, routePatterns } from '#i18n/paths.ts'
import { pageEntry, type SitemapSource, sitemap, sitemapPaths } from './sitemaps.ts'

const site = 'https://peakline.example'
const pages = ['/', '/valorant', '/valorant/win-boost'] as const
const source = (patterns: readonly RoutePattern[]): SitemapSource => ({
  tags: [],
  entries: async () => patterns.map((pattern) => ({ pattern })),
})
const filesOf = async (publicUrl: string, ...sources: SitemapSource[]) =>
  new Map(
    await Promise.all(
      sitemapPaths(localeCodes).map(
        async (path) => [path, await sitemap({ publicUrl, languages: localeCodes }, path, sources)] as const,
      ),
    ),
  )
const files = await filesOf(site, source(pages))
const all = (text: string | undefined, expression: RegExp) =>
  [...(text ?? '').matchAll(expression)].map((match) => match[1] ?? '')

/** Checks that every element is closed in order, and that text and attributes contain no bare special character. */
function wellFormed(text: string): boolean {
  const open: string[] = []
  const [, ...pieces] = text.split('<')
  return (
    pieces.every((piece, at) => {
      const [, close, name = '', , alone, words] =
        /^(\/?)([\w:]+)((?:\s[\w:]+="[^"<]*")*)\s*(\/?)>([^>]*)$/.exec(piece) ?? []
      if (at === 0 && piece.startsWith('?xml version="1.0" encoding="UTF-8"?>')) return true
      if (words === undefined || /&(?!amp;|lt;|gt;|quot;|apos;)/.test(piece)) return false
      if (close) return open.pop() === name
      if (!alone) open.push(name)
      return true
    }) && open.length === 0
  )
}

test('/sitemap.xml answers the index, which lists one sitemap for each language (spec 2)', () => {
  expect(files.get('/sitemap.xml')).toBe(files.get('/index-sitemap.xml'))
  expect(all(files.get('/sitemap.xml'), /<loc>(.*?)<\/loc>/g)).toEqual(
    ['en-US', 'fr-FR', 'es-ES', 'de-DE', 'nl-NL', 'it-IT', 'pt-PT', 'zh-CN', 'ar-EG'].map(
      (tag) => `${site}/${tag}-sitemap.xml`,
    ),
  )
  expect([...files.keys()].toSorted()).toEqual(
    ['/sitemap.xml', '/index-sitemap.xml', ...locales.map(({ tag }) => `/${tag}-sitemap.xml`)].toSorted(),
  )
})

describe.each(locales)('the sitemap of $code', ({ tag, code }) => {
  const content = files.get(`/${tag}-sitemap.xml`)

  test('each page once, in its own words', () => {
    const prefix = code === 'en' ? '' : `/${code}`
    const found = all(content, /<loc>(.*?)<\/loc>/g)
    expect(found).toHaveLength(pages.length)
    expect(found.slice(0, 2)).toEqual([`${site}${prefix || '/'}`, `${site}${prefix}/valorant`])
  })

  test('each page names itself in all nine languages and the default', () => {
    const languages = all(content, /hreflang="(.*?)"/g)
    const each = [...locales.map((locale) => locale.tag), 'x-default']
    expect(languages).toEqual([...each, ...each, ...each])
    expect(content).toContain(
      `<xhtml:link rel="alternate" hreflang="de-DE" href="${site}/de/valorant/sieg-boost"/>`,
    )
  })
})

test('every file is valid XML, even if an address contains characters that XML reserves', async () => {
  const odd = await filesOf('https://peakline.example?a=1&b=<"\'>', source(routePatterns))
  for (const [path, text] of [...files, ...odd]) expect(wellFormed(text), path).toBe(true)
  expect(wellFormed('<?xml version="1.0" encoding="UTF-8"?><a><b></a>')).toBe(false)
  expect(wellFormed('<a>a&b</a>')).toBe(false)
})

test('a legal page says when its text last changed; other pages of the build don’t know', () => {
  expect(pageEntry('/resources/imprint').lastmod?.toISOString()).toMatch(/^20\d\d-\d\d-\d\dT/)
  expect(pageEntry('/valorant')).toEqual({ pattern: '/valorant' })
})

test('a source’s entries are listed beside the pages of the build, with their parameters', async () => {
  const orders: SitemapSource = {
    tags: ['prices'],
    entries: async () => [{ pattern: '/checkout/:order_id', params: { order_id: 'a&b' } }],
  }
  const both = await filesOf(site, source(pages), orders)
  const listed = all(both.get('/de-DE-sitemap.xml'), /<loc>(.*?)<\/loc>/g)
  expect(listed).toHaveLength(pages.length + 1)
  expect(listed.at(-1)).toBe(`${site}/de/checkout/a%26b`)
})
