import { type Addresses, alternates } from '#i18n/href.ts'
import { legalVersions } from '#i18n/legal/versions.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import type { Config } from '../config/config.ts'
import type { Tag } from '../db/page-tags.ts'

/** The listed addresses and their source, whose tags are raised when it changes. */
export type SitemapSource = { tags: readonly Tag[]; entries: () => Promise<readonly SitemapEntry[]> }
export type SitemapEntry = {
  pattern: RoutePattern
  params?: Record<string, string>
  /** Parameters per language, where they differ; a language left out doesn't have the page. */
  addresses?: Addresses
  /** When its content last changed, if known. */
  lastmod?: Date
}

const localePaths = new Map(locales.map(({ code, tag }) => [`/${tag}-sitemap.xml`, code]))

/** The files that list a shop's pages for search engines (spec 2). */
export function sitemapPaths(languages: readonly Locale[]): string[] {
  return ['/sitemap.xml', '/index-sitemap.xml', ...pathsOf(languages)]
}

const pathsOf = (languages: readonly Locale[]) =>
  [...localePaths].flatMap(([path, code]) => (languages.includes(code) ? [path] : []))

/** The content of one of them: a language's pages, otherwise the index of all languages. */
export async function sitemap(
  { publicUrl, languages }: Pick<Config, 'publicUrl' | 'languages'>,
  path: string,
  sources: readonly SitemapSource[],
): Promise<string> {
  const locale = localePaths.get(path)
  if (!locale) return sitemapIndex(publicUrl, languages)
  const entries = await Promise.all(sources.map((source) => source.entries()))
  return localeSitemap({ publicUrl, languages }, locale, entries.flat())
}

function sitemapIndex(publicUrl: string, languages: readonly Locale[]): string {
  return [
    xmlStart,
    `<sitemapindex ${sitemapSpace}>`,
    ...pathsOf(languages).map((path) => `<sitemap><loc>${xml(publicUrl + path)}</loc></sitemap>`),
    '</sitemapindex>',
  ].join('\n')
}

/** A page of the build; of those, only a legal page knows when its text last changed. */
export function pageEntry(pattern: RoutePattern): SitemapEntry {
  const name = pattern.replace('/resources/', '')
  const since = Object.entries(legalVersions).find(([id]) => id === name)?.[1].since
  return since ? { pattern, lastmod: new Date(since) } : { pattern }
}

export const xmlStart = '<?xml version="1.0" encoding="UTF-8"?>'
const sitemapSpace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Every page that a language has, each with its address in all that have it. */
function localeSitemap(
  { publicUrl, languages }: Pick<Config, 'publicUrl' | 'languages'>,
  locale: Locale,
  entries: readonly SitemapEntry[],
): string {
  const urls = entries.flatMap(({ pattern, params, addresses, lastmod }) => {
    const links = alternates(pattern, params, addresses, languages).map(({ tag, href, locale: code }) => ({
      tag,
      code,
      url: publicUrl + href,
    }))
    const own = links.find(({ code }) => code === locale)
    if (!own) return []
    const english = links.find(({ code }) => code === 'en')
    return [
      `<url><loc>${xml(own.url)}</loc>`,
      ...(lastmod ? [`<lastmod>${lastmod.toISOString().slice(0, 10)}</lastmod>`] : []),
      ...links.map(({ tag, url }) => alternate(tag, url)),
      alternate('x-default', (english ?? own).url),
      '</url>',
    ].join('\n')
  })
  return [
    xmlStart,
    `<urlset ${sitemapSpace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...urls,
    '</urlset>',
  ].join('\n')
}

function alternate(tag: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${xml(url)}"/>`
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text in XML. */
export function xml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}
