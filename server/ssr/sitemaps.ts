import { alternates } from '#i18n/href.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import type { Tag } from '../db/page-tags.ts'

/** The listed addresses and their source, whose tags are raised when it changes. */
export type SitemapSource = { tags: readonly Tag[]; entries: () => Promise<readonly SitemapEntry[]> }
export type SitemapEntry = { pattern: RoutePattern; params?: Record<string, string> }

const localePaths = new Map(locales.map(({ code, tag }) => [`/${tag}-sitemap.xml`, code]))

/** The files that list the pages for search engines (spec 2). */
export const sitemapPaths: readonly string[] = ['/sitemap.xml', '/index-sitemap.xml', ...localePaths.keys()]

/** The content of one of them: a language's pages, otherwise the index of all languages. */
export async function sitemap(
  publicUrl: string,
  path: string,
  sources: readonly SitemapSource[],
): Promise<string> {
  const locale = localePaths.get(path)
  if (!locale) return sitemapIndex(publicUrl)
  const entries = await Promise.all(sources.map((source) => source.entries()))
  return localeSitemap(publicUrl, locale, entries.flat())
}

function sitemapIndex(publicUrl: string): string {
  return [
    xmlStart,
    `<sitemapindex ${sitemapSpace}>`,
    ...[...localePaths.keys()].map((path) => `<sitemap><loc>${xml(publicUrl + path)}</loc></sitemap>`),
    '</sitemapindex>',
  ].join('\n')
}

/** What crawlers can read: everything except personal pages. */
export function robots(publicUrl: string): string {
  const own = ['/dashboard', '/checkout'].flatMap((path) => [`Disallow: ${path}`, `Disallow: /*${path}`])
  return ['User-agent: *', ...own, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

const xmlStart = '<?xml version="1.0" encoding="UTF-8"?>'
const sitemapSpace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Every page in one language, each with its address in all of them. */
function localeSitemap(publicUrl: string, locale: Locale, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ pattern, params }) => {
    const links = alternates(pattern, params).map(({ tag, href, locale: code }) => ({
      tag,
      code,
      url: publicUrl + href,
    }))
    const own = links.find(({ code }) => code === locale)
    const english = links.find(({ code }) => code === 'en')
    return [
      `<url><loc>${xml(own?.url ?? publicUrl)}</loc>`,
      ...links.map(({ tag, url }) => alternate(tag, url)),
      alternate('x-default', english?.url ?? publicUrl),
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

function xml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}
