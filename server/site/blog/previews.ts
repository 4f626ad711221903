import { randomBytes } from 'node:crypto'
import { deadlines } from '#core/orders/deadlines.ts'
import { emptyDraft } from '#core/site/post-drafts.ts'
import type { Locale } from '#i18n/locales.ts'
import { iso } from '#server/platform/db/instants.ts'
import { fillDocument } from '#server/platform/documents/fill-document.ts'
import { headingsOf } from '#server/platform/documents/heading-ids.ts'
import { readingMinutes } from '#server/platform/documents/reading-time.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { tokenHash } from '#server/platform/sessions/tokens.ts'
import { documentOf } from './draft-blocks.ts'
import { namesOf } from './draft-store.ts'
import { draftsOf } from './drafts-of.ts'
import { withPostLinks } from './post-links.ts'
import { findPostRow } from './post-store.ts'
import { coverOf } from './post-view.ts'
import { dropPreview, findPreviewed, findPreviews, insertPreview, notePreviewRead } from './preview-store.ts'
import { audit, lockKnown } from './publish-post.ts'

/** The most links of a post at a time. */
const most = 20

type PreviewRow = Awaited<ReturnType<typeof findPreviews>>[number]

/** Makes a link; only its hash is stored, so nobody can read it again. */
export async function createPreview(services: Services, caller: Caller, postId: string) {
  const token = randomBytes(32).toString('base64url')
  const row = await transaction(services, async (work) => {
    const post = await lockKnown(work, postId)
    const { tx, now } = work
    if ((await findPreviews(tx, postId, now)).length >= most) throw new AppError('too_many_previews')
    const made = await insertPreview(tx, {
      post_id: postId,
      hash: tokenHash(token),
      created_by: caller.id,
      created_at: now,
      expires_at: new Date(now.getTime() + deadlines.postPreview.ms),
    })
    await audit(work, caller, 'open preview of post', post, { preview: made.id })
    return made
  })
  const names = await namesOf(services.db, [caller.id])
  return { preview: previewView(row, names), token }
}

export async function listPreviews({ db, now }: Services, postId: string) {
  if (!(await findPostRow(db, postId))) throw new AppError('post_not_found')
  const rows = await findPreviews(db, postId, now())
  const names = await namesOf(
    db,
    rows.map(({ created_by }) => created_by),
  )
  return { previews: rows.map((row) => previewView(row, names)) }
}

export async function revokePreview(work: Work, caller: Caller, postId: string, id: string): Promise<void> {
  if (!(await dropPreview(work.tx, postId, id))) throw new AppError('preview_not_found')
  await audit(work, caller, 'close preview of post', { id: postId }, { preview: id })
}

/** The draft behind a link as it is now. A language that nobody has begun shows the source. */
export async function readPreview({ db, now }: Services, token: string, wanted: Locale) {
  const at = now()
  const preview = await findPreviewed(db, tokenHash(token), at)
  const post = preview && (await findPostRow(db, preview.post_id))
  if (!post) throw new AppError('preview_not_found')
  const drafts = await draftsOf(db, post)
  const languages = [...drafts].flatMap(([code, { draft }]) =>
    documentOf(blocksIn(draft), '–') ? [code] : [],
  )
  const language = languages.includes(wanted) ? wanted : post.source_language
  const { draft, changed_at } = drafts.get(language) ?? { draft: emptyDraft<never>(), changed_at: null }
  const { title, description, slug } = draft.fields
  const document = documentOf(blocksIn(draft), title.value.trim() || '–') ?? nothingYet
  const words = { title: title.value, description: description.value, document }
  const filled = await fillDocument(language, words)
  await notePreviewRead(db, preview.id, at)
  return {
    post_id: post.id,
    // The draft’s; an address that isn’t chosen yet is the post’s id.
    slug: slug.value || post.id,
    title: filled.title,
    description: filled.description,
    game: post.game,
    topic: post.topic,
    author: post.author,
    cover_seed: post.cover_seed,
    cover: coverOf(post),
    minutes: readingMinutes(language, filled.document),
    published_at: iso(post.published_at),
    updated_at: (changed_at ?? post.changed_at).toISOString(),
    document: await withPostLinks(db, at, language, filled.document),
    headings: headingsOf(filled.document),
    language,
    languages,
  }
}

const nothingYet = {
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: '–' }] }],
}

const blocksIn = <Block>({ parts }: { parts: readonly { block: Block }[] }) => parts.map(({ block }) => block)

function previewView(row: PreviewRow, names: ReadonlyMap<string, string>) {
  const username = names.get(row.created_by)
  return {
    preview_id: row.id,
    by: username === undefined ? null : { user_id: row.created_by, username },
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_read_at: iso(row.last_read_at),
  }
}
