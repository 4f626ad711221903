import type { Document, Mark } from '#contract/document.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { mapRuns } from '#server/platform/documents/map-runs.ts'
import { findSlugs } from './post-store.ts'

/** Links to other posts lead to their slugs; a post that the language doesn't have is plain words. */
export async function withPostLinks(
  db: Db,
  now: Date,
  locale: Locale,
  document: Document,
): Promise<Document> {
  const ids = new Set<string>()
  const linked = (mark: Mark) =>
    mark.type === 'link' && mark.attrs.href.startsWith('post:') ? mark.attrs.href.slice('post:'.length) : null
  mapRuns(document, (run) => {
    for (const mark of run.marks ?? []) {
      const id = linked(mark)
      if (id) ids.add(id)
    }
    return run
  })
  if (ids.size === 0) return document
  const known = await findSlugs(db, now, { ids: [...ids], locale })
  const slugs = new Map(known.map(({ id, slug }) => [id, slug]))
  const resolved = (mark: Mark): Mark[] => {
    const id = linked(mark)
    if (id === null) return [mark]
    const slug = slugs.get(id)
    return slug ? [{ type: 'link', attrs: { href: `/blog/${slug}` } }] : []
  }
  return mapRuns(document, (run) => (run.marks ? { ...run, marks: run.marks.flatMap(resolved) } : run))
}
