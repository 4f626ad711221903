import { type Locale, localeOfPath } from '#i18n/locales.ts'
import { matchPath, pathExpression } from '#i18n/match-path.ts'
import { localizedPattern } from '#i18n/paths.ts'
import { routeTable } from './routes.tsx'

const configNames =
  'server queue platform with role wish hours from at to until gain rank wins games duo'.split(' ')
const service = ['seal', ...configNames]

/** The names that a page reads in its query, and the tags of what it shows (server/db/page-tags.ts). */
type Kept = { query: readonly string[]; tags: readonly string[] }

// Beside the pages' modules, not in them: only the server reads it, so a browser brings none of it.
const byFile: Record<string, Kept> = {
  'home/home-page.tsx': { query: [], tags: ['prices'] },
  'games/game-page.tsx': { query: [], tags: ['prices'] },
  'service/climb-page.tsx': { query: service, tags: ['prices'] },
  'service/count-page.tsx': { query: service, tags: ['prices'] },
  'coaching/coaching-page.tsx': { query: ['game', 'language', 'page'], tags: ['offers'] },
}

/**
 * The names in the query that a public page reads: the server drops the others, so that a page without them is the
 * one it keeps. Null for a path that leads to no public page.
 */
export function queryOf(path: string): readonly string[] | null {
  const { locale, rest } = localeOfPath(path)
  const page = publicPagesOf(locale).find(({ expression }) => matchPath(expression, rest))
  return page ? keptOf(page.file).query : null
}

type PublicPage = { file: string; expression: RegExp }
const publicPages = new Map<Locale, PublicPage[]>()

/** The public pages as expressions, compiled once for a language: React Router would rank the whole table each time. */
function publicPagesOf(locale: Locale): PublicPage[] {
  const known = publicPages.get(locale)
  if (known) return known
  const made = routeTable.flatMap(({ guard, pattern, view }) =>
    guard === 'public' && view
      ? [{ file: view.file, expression: pathExpression(localizedPattern(pattern, locale)) }]
      : [],
  )
  publicPages.set(locale, made)
  return made
}

/** The tags of a public page's module: when one is raised, the page is rendered again. */
export function tagsOf(file: string): readonly string[] {
  return keptOf(file).tags
}

function keptOf(file: string): Kept {
  const kept = byFile[file]
  if (!kept) throw new Error(`web/kept-pages.ts does not say what ${file} reads and shows`)
  return kept
}
