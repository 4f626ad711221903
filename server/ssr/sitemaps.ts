import { alternates } from '#i18n/href.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import type { RoutePattern } from '#i18n/paths.ts'

/** Names and contents of the files that tell search engines which pages there are (spec 2), by path. */
export function sitemapFiles(publicUrl: string, pages: readonly RoutePattern[]): Map<string, string> {
  const names = locales.map(({ tag }) => `/${tag}-sitemap.xml`)
  const index = [
    xmlStart,
    `<sitemapindex ${sitemapSpace}>`,
    ...names.map((name) => `<sitemap><loc>${xml(publicUrl + name)}</loc></sitemap>`),
    '</sitemapindex>',
  ].join('\n')
  return new Map([
    ['/sitemap.xml', index],
    ['/index-sitemap.xml', index],
    ...locales.map(({ code }, i) => [names[i] ?? '', localeSitemap(publicUrl, code, pages)] as const),
  ])
}

/** What crawlers may read: all but what is somebody's own. */
export function robots(publicUrl: string): string {
  const own = ['/dashboard', '/checkout'].flatMap((path) => [`Disallow: ${path}`, `Disallow: /*${path}`])
  return ['User-agent: *', ...own, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

const xmlStart = '<?xml version="1.0" encoding="UTF-8"?>'
const sitemapSpace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Every page in one language, each with its address in all of them. */
function localeSitemap(publicUrl: string, locale: Locale, pages: readonly RoutePattern[]): string {
  const urls = pages.map((page) => {
    const links = alternates(page).map(({ tag, href, locale: code }) => ({
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
