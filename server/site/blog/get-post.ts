import type { Document } from '#contract/document.ts'
import type { Locale } from '#i18n/locales.ts'
import { fillDocument } from '#server/platform/documents/fill-document.ts'
import { headingsOf } from '#server/platform/documents/heading-ids.ts'
import { linkTerms } from '#server/platform/documents/link-terms.ts'
import { mapRuns } from '#server/platform/documents/map-runs.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { linkableTerms } from '../glossary/linkable-terms.ts'
import { withPostLinks } from './post-links.ts'
import { findPost, findRelated, findSlugs } from './post-store.ts'
import { postView } from './post-view.ts'

/** A post with its holes filled and its links to other posts resolved. */
export async function getPost({ db, now }: Services, slug: string, locale: Locale) {
  const at = now()
  const row = await findPost(db, locale, slug, at)
  if (!row) throw new AppError('not_found')
  const [slugs, related] = await Promise.all([
    findSlugs(db, at, { ids: [row.id] }),
    findRelated(db, locale, row, at),
  ])
  const filled = await fillDocument(locale, row)
  const written = await withPostLinks(db, at, locale, filled.document)
  const document = linkTerms(written, await linkableTerms(locale, row.game))
  return {
    ...postView({ ...row, title: filled.title, description: filled.description }),
    document,
    headings: headingsOf(document),
    slugs: Object.fromEntries(slugs.map((each) => [each.locale, each.slug])),
    terms: termsOf(written),
    related: related.map(postView),
  }
}

const glossary = '/glossary#'

/** Each entry of the glossary that the author links to, in the words of its first link. */
function termsOf(document: Document): { anchor: string; word: string }[] {
  const words = new Map<string, string>()
  mapRuns(document, (run) => {
    for (const mark of run.marks ?? []) {
      if (mark.type !== 'link' || !mark.attrs.href.startsWith(glossary)) continue
      const anchor = mark.attrs.href.slice(glossary.length)
      if (!words.has(anchor)) words.set(anchor, run.text)
    }
    return run
  })
  return [...words].map(([anchor, word]) => ({ anchor, word }))
}
