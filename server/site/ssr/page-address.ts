import { ownPath } from '#i18n/own-path.ts'

/** `moved` is set if the page has another spelling: the address, relative to the site, to redirect to. */
export type PageAddress = { path: string; search: string; moved: string | null }

/**
 * Reads a request's target as the address of a page. A page has one spelling: dot segments, backslashes, doubled
 * slashes, letters that need escaping, words of another language and a full URL (`GET http://any/`) are redirected to
 * it. A path never begins with two slashes, so a redirect stays on the site.
 */
export function pageAddress(target: string): PageAddress {
  const relative = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  const { pathname, search } = new URL(`http://site${relative.startsWith('/') ? '' : '/'}${relative}`)
  const plain = pathname.replace(/\/{2,}/g, '/')
  const path = ownPath(plain) ?? plain
  const [asked = ''] = target.split('?')
  return { path, search, moved: path === asked ? null : path + search }
}

/** The part of a query that a page reads, with its question mark; empty if nothing of it remains. */
export function declaredQuery(search: string, names: readonly string[]): string {
  const query = [...new URLSearchParams(search)].filter(([name]) => names.includes(name))
  return query.length > 0 ? `?${new URLSearchParams(query)}` : ''
}
