import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { gameIds } from '#core/games/game.ts'
import { href } from '#i18n/href.ts'
import { type Locale, localeInfo, localeOfPath } from '#i18n/locales.ts'
import { localizedPattern } from '#i18n/path-words.ts'
import { type RoutePattern, routePatterns } from '#i18n/paths.ts'

/** The pattern and parameters of a path. */
export function patternOf(path: string): { pattern: RoutePattern; params: Record<string, string> } | null {
  const { locale, rest } = localeOfPath(path)
  for (const pattern of routePatterns) {
    const source = localizedPattern(pattern, locale).replace(/:(\w+)/g, '(?<$1>[^/]+)')
    const match = new RegExp(`^${source}/?$`).exec(rest)
    if (match) return { pattern, params: { ...match.groups } }
  }
  return null
}

const isPrivate = (path: string) => /\/(dashboard|checkout)(\/|$)/.test(path)

/** Every public page of a language that links lead to, with its HTML. */
export async function reachable(request: APIRequestContext, locale: Locale): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  const seen = new Set<string>()
  const ahead = [href('/', locale)]
  const cookie = `i18n_redirected=${localeInfo(locale).tag}`
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const answer = await request.get(path, { headers: { cookie }, maxRedirects: 0 })
    expect(answer.status(), `the link to ${path}`).toBe(200)
    expect(answer.headers()['set-cookie'], `${path} sets no cookie`).toBeUndefined()
    const html = await answer.text()
    // A feed answers, but is no page.
    if (!html.startsWith('<!doctype html')) continue
    pages.set(path, html)
    for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g))
      if (localeOfPath(link).locale === locale && !isPrivate(link)) ahead.push(link)
  }
  await keep(locale, [...pages.keys()])
  return pages
}

const pathsFile = (locale: Locale) => join(process.env.E2E_DATA_DIR ?? '', `reachable-${locale}.json`)

/** Renamed into place, so that another worker never reads half of it. */
async function keep(locale: Locale, paths: string[]): Promise<void> {
  const draft = `${pathsFile(locale)}.${process.pid}`
  await writeFile(draft, JSON.stringify(paths))
  await rename(draft, pathsFile(locale))
}

/** The paths of these pages. Whoever needs them first finds them for the whole run. */
export async function reachablePaths(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const found = await readFile(pathsFile(locale), 'utf8').catch(() => undefined)
  return found ? JSON.parse(found) : [...(await reachable(request, locale)).keys()]
}

/** Pages that look alike count as one; each game has its own colors, so one page of each game stays. */
export function kindOf(path: string): string {
  const pattern = patternOf(path)?.pattern ?? path
  return pattern.endsWith('/elo-boost') ? pattern : pattern.replace(gamePath, '/:game')
}
const gamePath = new RegExp(`^/(${gameIds.join('|')})`)
