import { slugForm } from '#contract/blog.ts'
import { type CheckKind, checkErrors } from '#contract/post-desk.ts'
import { glossaryTerms } from '#core/site/glossary.ts'
import { emptyDraft, isStale, progressOf, staleFields } from '#core/site/post-drafts.ts'
import type { Locale } from '#i18n/locales.ts'
import { findPostPictures } from '#server/files/file-store.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { linkProblem } from '#server/platform/documents/check-link.ts'
import { fillDocument, holesLeft } from '#server/platform/documents/fill-document.ts'
import { headingsOf } from '#server/platform/documents/heading-ids.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { documentOf, isEmptyBlock, linksOf, picturesOf } from './draft-blocks.ts'
import type { PostDraft } from './draft-store.ts'
import { draftsOf } from './drafts-of.ts'
import { findExisting, findPostRow, findSlugOwners } from './post-store.ts'

export type Check = {
  language: Locale
  level: 'error' | 'warning'
  kind: CheckKind
  id: string | null
  detail: string | null
}

/** What search engines show of a title with our name behind it, and of a description. */
const shown = { title: 60, description: 155 }

/** What keeps each language of a post from going live, and what an editor should know. */
export async function checkPost({ db }: Services, postId: string): Promise<Check[]> {
  const post = await findPostRow(db, postId)
  if (!post) throw new AppError('post_not_found')
  const drafts = await draftsOf(db, post)
  const source = drafts.get(post.source_language)?.draft
  const checks = []
  for (const [language, { draft }] of drafts)
    checks.push(...(await checkDraft(db, { postId, language, draft, source: source ?? emptyDraft() })))
  return checks
}

type Checked = { postId: string; language: Locale; draft: PostDraft; source: PostDraft }

export async function checkDraft(db: Db, { postId, language, draft, source }: Checked): Promise<Check[]> {
  const checks: Check[] = []
  const add = (kind: CheckKind, id: string | null = null, detail: string | null = null) =>
    checks.push({
      language,
      level: (checkErrors as readonly string[]).includes(kind) ? 'error' : 'warning',
      kind,
      id,
      detail,
    })
  const { title, description, slug } = draft.fields
  if (title.value.trim() === '') add('title_missing', 'title')
  else if (title.value.trim().length > shown.title)
    add('title_long', 'title', String(title.value.trim().length))
  if (description.value.trim() === '') add('description_missing', 'description')
  else if (description.value.trim().length > shown.description)
    add('description_long', 'description', String(description.value.trim().length))
  if (slug.value === '') add('slug_missing', 'slug')
  else if (!slugForm.test(slug.value)) add('slug_invalid', 'slug')
  else if (!(await isSlugFree(db, { postId, language, slug: slug.value }))) add('slug_taken', 'slug')

  const progress = progressOf(source, draft, isEmptyBlock)
  for (const id of progress.missing) add('part_missing', id)
  for (const id of progress.empty) add('part_empty', id)
  for (const field of staleFields(source, draft)) add('field_stale', field)
  const known = new Map(source.parts.map((part) => [part.id, part]))
  const isSource = source === draft
  const pictures = await findPostPictures(db, picturesOf(draft.parts.map(({ block }) => block)))
  for (const { id, block, from } of draft.parts) {
    const says = known.get(id)
    if (isSource) {
      if (isEmptyBlock(block) && block.type !== 'paragraph') add('part_empty', id)
    } else if (!says) {
      if (!isEmptyBlock(block)) add('part_extra', id)
    } else if (!isEmptyBlock(says.block) && !isEmptyBlock(block) && isStale(from, says.revision))
      add('part_stale', id)
    if (block.type !== 'picture') continue
    if (block.attrs.alt.trim() === '') add('alt_missing', id)
    if (!pictures.has(block.attrs.picture)) add('picture_missing', id)
  }

  const document = documentOf(
    draft.parts.map(({ block }) => block),
    '–',
  )
  if (!document) {
    add('text_missing')
    return checks
  }
  const anchors = new Set(headingsOf(document).map(({ id }) => `#${id}`))
  const links = new Map(draft.parts.map(({ id, block }) => [id, linksOf(block)] as const))
  const problems = await linkProblems(db, language, [...links.values()].flat(), anchors)
  for (const [id, hrefs] of links)
    for (const href of hrefs) {
      const problem = problems.get(href)
      if (problem) add(problem, id, href)
    }
  const filled = await fillDocument(language, {
    title: title.value,
    description: description.value,
    document,
  })
  for (const hole of holesLeft(filled)) add('hole_unknown', placeOf(draft, hole), hole)
  return checks
}

/** The part or field that has a hole. */
function placeOf({ parts, fields }: PostDraft, hole: string): string | null {
  const part = parts.find(({ block }) => JSON.stringify(block).includes(hole))
  return part?.id ?? (fields.title.value.includes(hole) ? 'title' : 'description')
}

type SlugPlace = { postId: string; language: Locale; slug: string }

/** Whether no other post has or had a slug. Addresses of the blog itself are no slugs. */
export async function isSlugFree(db: Db, { postId, language, slug }: SlugPlace): Promise<boolean> {
  const owners = await findSlugOwners(db, language, [slug])
  return owners.every(({ post_id }) => post_id === postId)
}

type LinkProblem = 'link_broken' | 'link_foreign'

/** What is wrong with links; `anchors` are those of the text itself, if it is known. */
export async function linkProblems(
  db: Db,
  language: Locale,
  hrefs: readonly string[],
  anchors?: ReadonlySet<string>,
): Promise<Map<string, LinkProblem>> {
  const problems = new Map<string, LinkProblem>()
  const posts = hrefs.flatMap((href) => href.match(/^post:(.+)$/)?.[1] ?? [])
  const slugs = hrefs.flatMap((href) => slugIn(href) ?? [])
  const existing = await findExisting(db, posts)
  const owned = new Set((await findSlugOwners(db, language, slugs)).map(({ slug }) => slug))
  for (const href of hrefs) {
    const problem = problemOf(href, { existing, owned, anchors })
    if (problem) problems.set(href, problem)
  }
  return problems
}

type Known = {
  existing: ReadonlySet<string>
  owned: ReadonlySet<string>
  anchors: ReadonlySet<string> | undefined
}

function problemOf(href: string, { existing, owned, anchors }: Known): LinkProblem | null {
  if (href.startsWith('post:')) return existing.has(href.slice('post:'.length)) ? null : 'link_broken'
  if (href.startsWith('#')) return !anchors || anchors.has(decoded(href)) ? null : 'link_broken'
  if (linkProblem(href) !== null)
    return href.startsWith('https://') && URL.canParse(href) ? 'link_foreign' : 'link_broken'
  const slug = slugIn(href)
  if (slug && !owned.has(slug)) return 'link_broken'
  const term = href.match(/^\/glossary#(.*)$/)?.[1]
  return term !== undefined && !glossaryTerms.some(({ id }) => id === term) ? 'link_broken' : null
}

/** The slug of a link to a post by its address. */
const slugIn = (href: string) => href.match(/^\/blog\/([a-z\d-]+)(?:[?#]|$)/)?.[1]

/** An anchor as it was typed or copied; one that can't be decoded is what it is. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}
