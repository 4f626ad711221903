import { type Locale, localeOfPath } from '#i18n/locales.ts'
import { matchPath, pathExpression } from '#i18n/match-path.ts'
import { localizedPattern } from '#i18n/path-words.ts'
import type { Shown } from '#web/frame/router/shown.ts'
import type { PostData } from '#web/shop/blog/post-types.ts'
import { routeTable } from './routes.tsx'

const configNames =
  'server queue platform with role wish hours from at to until gain rank wins games duo'.split(' ')
const service = ['seal', ...configNames]

/** The query names that a page reads, and the tags of the data it shows (server/platform/db/page-tags.ts). */
type Kept = {
  query: readonly string[]
  tags: readonly string[]
  /** The tags of what its data show, such as one post. */
  tagsOfData?: (data: never) => readonly string[]
}

// This table is outside the pages' modules because only the server reads it, so browsers don't load it.
const byFile: Record<string, Kept> = {
  'shop/about/about-page.tsx': { query: [], tags: ['prices'] },
  'shop/home/home-page.tsx': { query: [], tags: ['prices', 'offers', 'boosters', 'raffles', 'posts'] },
  'work/applications/become-booster-page.tsx': { query: [], tags: ['prices'] },
  'shop/games/game-page.tsx': { query: [], tags: ['prices'] },
  'shop/service/climb-page.tsx': { query: service, tags: ['prices'] },
  'shop/service/count-page.tsx': { query: service, tags: ['prices'] },
  'shop/glossary/glossary-page.tsx': { query: [], tags: ['prices'] },
  'shop/legal/legal-page.tsx': { query: [], tags: ['prices'] },
  'shop/blog/blog-page.tsx': { query: ['game', 'topic', 'q'], tags: ['posts'] },
  'shop/blog/post-page.tsx': {
    query: [],
    tags: ['posts', 'prices'],
    tagsOfData: ({ post }: PostData) => [`post:${post.post_id}`],
  },
  'shop/boosters/booster-page.tsx': { query: [], tags: ['boosters'] },
  'shop/boosters/boosters-page.tsx': {
    query: ['game', 'service', 'language', 'server', 'online', 'sort', 'page'],
    tags: ['boosters'],
  },
  'shop/raffles/raffles-page.tsx': { query: ['page'], tags: ['raffles'] },
  'shop/raffles/raffle-page.tsx': { query: [], tags: ['raffles'] },
  'support/contact-page.tsx': { query: ['topic'], tags: [] },
  'account/error-pages/offline-page.tsx': { query: [], tags: [] },
  'shop/coaching/coaching-page.tsx': { query: ['game', 'language', 'page'], tags: ['offers'] },
}

/**
 * The query names that a public page reads. The server drops all others, so that addresses which differ only in those
 * share one kept page. Null for a path without a public page.
 */
export function queryOf(path: string): readonly string[] | null {
  const { locale, rest } = localeOfPath(path)
  const page = publicPagesOf(locale).find(({ expression }) => matchPath(expression, rest))
  return page ? keptOf(page.file).query : null
}

type PublicPage = { file: string; expression: RegExp }
const publicPages = new Map<Locale, PublicPage[]>()

/** The public pages as expressions, compiled once per language: React Router would rank the whole table each time. */
function publicPagesOf(locale: Locale): PublicPage[] {
  const known = publicPages.get(locale)
  if (known) return known
  const made = routeTable.flatMap(({ guard, pattern, view }) =>
    guard === 'public' && view && !view.secret
      ? [{ file: view.file, expression: pathExpression(localizedPattern(pattern, locale)) }]
      : [],
  )
  publicPages.set(locale, made)
  return made
}

/** The tags of a public page; raising one renders the page again. */
export function tagsOf({ entry, loaded }: Shown): readonly string[] {
  if (!entry?.view || loaded.kind !== 'page') return []
  const { tags, tagsOfData } = keptOf(entry.view.file)
  // The table returns each page its own data, so the type is safe.
  return tagsOfData ? [...tags, ...tagsOfData(loaded.data as never)] : tags
}

function keptOf(file: string): Kept {
  const kept = byFile[file]
  if (!kept) throw new Error(`web/composed/kept-pages.ts does not say what ${file} reads and shows`)
  return kept
}
