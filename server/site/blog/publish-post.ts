import type { DraftBlock } from '#contract/document.ts'
import type { AuditOperation } from '#core/site/audit-operations.ts'
import { emptyDraft, same } from '#core/site/post-drafts.ts'
import type { Locale } from '#i18n/locales.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import { fillDocument } from '#server/platform/documents/fill-document.ts'
import { wordsOf } from '#server/platform/documents/map-runs.ts'
import { readingMinutes } from '#server/platform/documents/reading-time.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { type Check, checkDraft } from './check-post.ts'
import { documentOf } from './draft-blocks.ts'
import { markPublished, type PostDraft, putDraft, scheduleDrafts } from './draft-store.ts'
import { draftsOf, searched, takeOver } from './drafts-of.ts'
import { keepState } from './keep-state.ts'
import {
  changePost,
  findText,
  hideTexts,
  lockPost,
  lockPosts,
  markCurrent,
  type PostRow,
  putPostText,
} from './post-store.ts'

/** Whoever does it; a schedule is carried out for the person who made it. */
type Actor = { id: string }

/** A post that staff are going to change. */
export async function lockKnown(work: Work, postId: string): Promise<PostRow> {
  const post = await lockPost(work.tx, postId)
  if (!post) throw new AppError('post_not_found')
  return post
}

type Seen = { language: Locale; revision: number }

/** Publishes languages as they were seen, now or at a time; refuses all of them if one is incomplete or has changed. */
export async function publishPost(
  work: Work,
  actor: Actor,
  postId: string,
  { languages, at }: { languages: readonly Seen[]; at: string | null },
): Promise<void> {
  const { tx, now } = work
  const publishAt = laterThan(now, at)
  // Publishing gives slugs away, so it goes one after another.
  await lockPosts(tx)
  const post = await lockKnown(work, postId)
  if (post.withdrawn_at) throw new AppError('post_archived')
  await takeOver(work, post)
  const drafts = await draftsOf(tx, post)
  const changed = languages.filter(
    ({ language, revision }) => (drafts.get(language)?.draft.revision ?? 0) !== revision,
  )
  if (changed.length > 0)
    throw new AppError(
      'post_changed',
      changed.map(({ language }) => ({ field: language, code: 'post_changed' })),
    )
  const codes = [...new Set(languages.map(({ language }) => language))]
  const errors = await errorsOf(work, post, codes)
  if (errors.length > 0) throw notReady(errors)
  if (publishAt) await schedule(work, actor, post, codes, publishAt)
  else await publishNow(work, actor, post, codes)
}

/** Null is now. */
export function laterThan(now: Date, at: string | null): Date | null {
  if (at === null) return null
  if (Date.parse(at) <= now.getTime())
    throw new AppError('post_time_past', [{ field: 'at', code: 'post_time_past' }])
  return new Date(at)
}

function notReady(errors: readonly Check[]): AppError {
  return new AppError(
    'post_not_ready',
    errors.map(({ language, kind, id }) => ({
      field: [language, kind, id].filter((each) => each !== null).join('.'),
      code: 'post_not_ready',
    })),
  )
}

/** The checks that keep these languages of a post from going live. */
export async function errorsOf(work: Work, post: PostRow, languages: readonly Locale[]): Promise<Check[]> {
  const drafts = await draftsOf(work.tx, post)
  const source = drafts.get(post.source_language)?.draft ?? emptyDraft<DraftBlock>()
  const checks = []
  for (const language of languages) {
    const draft = drafts.get(language)?.draft ?? emptyDraft<DraftBlock>()
    checks.push(...(await checkDraft(work.tx, { postId: post.id, language, draft, source })))
  }
  return checks.filter(({ level }) => level === 'error')
}

/** Schedules languages, also those that are live: their page changes then. */
export async function schedule(
  work: Work,
  actor: Actor,
  post: PostRow,
  languages: readonly Locale[],
  at: Date,
): Promise<void> {
  const { tx } = work
  await scheduleDrafts(tx, post.id, languages, { publish_at: at, publish_by: actor.id, problem: null })
  await changePost(tx, post.id, { changed_at: work.now, changed_by: actor.id })
  await keepState(work, post)
  await audit(work, actor, 'schedule post', post, { languages: [...languages], at: at.toISOString() })
  tellChange(work, post.id)
}

/** Puts complete drafts on the site. The caller holds `lockPosts` and the post. */
export async function publishNow(
  work: Work,
  actor: Actor,
  post: PostRow,
  languages: readonly Locale[],
): Promise<void> {
  const { tx, now } = work
  const drafts = await draftsOf(tx, post)
  for (const language of languages) {
    const draft = drafts.get(language)?.draft
    if (draft) await publishText(work, post, language, draft)
  }
  await scheduleDrafts(tx, post.id, languages, { publish_at: null, publish_by: null, problem: null })
  const first = post.published_at && post.published_at <= now ? post.published_at : now
  await changePost(tx, post.id, { published_at: first, changed_at: now, changed_by: actor.id })
  await finish(work, post)
  const revisions = languages.map((language) => [language, drafts.get(language)?.draft.revision] as const)
  await audit(work, actor, 'publish post', post, { revisions: Object.fromEntries(revisions) })
}

async function publishText(
  { tx, now }: Work,
  post: PostRow,
  language: Locale,
  draft: PostDraft,
): Promise<void> {
  const [title, description] = [draft.fields.title.value.trim(), draft.fields.description.value.trim()]
  const slug = draft.fields.slug.value
  const document = documentOf(draft.parts.map(({ block }) => block))
  // The checks have refused a text without words.
  if (!document) throw new AppError('post_not_ready')
  const { revision } = draft
  const shown = await findText(tx, post.id, language)
  if (shown?.live && same({ ...shown, live: true }, { slug, title, description, document, live: true }))
    await markCurrent(tx, post.id, language, revision)
  else {
    const filled = await fillDocument(language, { title, description, document })
    await putPostText(tx, {
      post_id: post.id,
      locale: language,
      slug,
      title,
      description,
      document: JSON.stringify(document),
      words: [title, description, wordsOf(filled.document)].join('\n').toLowerCase(),
      minutes: readingMinutes(language, filled.document),
      updated_at: now,
      source: null,
      live: true,
      published_revision: revision,
      published_at: now,
    })
  }
  await markPublished(tx, { postId: post.id, language, revision }, now)
  // From now on its address is known, and changes only when somebody wants it.
  if (!draft.ownSlug)
    await putDraft(
      tx,
      { ...draft, ownSlug: true },
      { postId: post.id, language, words: searched(draft), changedAt: now, changedBy: null },
    )
}

/** Takes languages from their schedule. */
export async function unschedulePost(
  work: Work,
  actor: Actor,
  postId: string,
  languages: readonly Locale[],
): Promise<Locale[]> {
  const post = await lockKnown(work, postId)
  const drafts = await draftsOf(work.tx, post, languages)
  const waiting = languages.filter((language) => drafts.get(language)?.publish_at)
  if (waiting.length === 0) return []
  await scheduleDrafts(work.tx, postId, waiting, { publish_at: null, publish_by: null, problem: null })
  await keepState(work, post)
  await audit(work, actor, 'unschedule post', post, { languages: waiting })
  tellChange(work, postId)
  return waiting
}

/** Takes languages from the site. Their drafts, slugs and redirects stay for when they are published again. */
export async function unpublishPost(
  work: Work,
  actor: Actor,
  postId: string,
  languages: readonly Locale[],
): Promise<Locale[]> {
  const post = await lockKnown(work, postId)
  await takeOver(work, post)
  const hidden = await hideTexts(work.tx, postId, languages)
  if (hidden.length === 0) return []
  await changePost(work.tx, postId, { changed_at: work.now, changed_by: actor.id })
  await finish(work, post)
  await audit(work, actor, 'unpublish post', post, { languages: hidden })
  return hidden
}

/** Takes a post from the site and from its schedule. True if it was there. */
export async function archivePost(work: Work, actor: Actor, postId: string): Promise<boolean> {
  const post = await lockKnown(work, postId)
  if (post.withdrawn_at) return false
  await takeOver(work, post)
  await scheduleDrafts(work.tx, postId, post.scheduled, { publish_at: null, publish_by: null, problem: null })
  return moveToArchive(work, actor, post, work.now)
}

/** Takes a post from the archive: the languages that were live are live again. */
export async function unarchivePost(work: Work, actor: Actor, postId: string): Promise<boolean> {
  const post = await lockKnown(work, postId)
  if (!post.withdrawn_at) return false
  await takeOver(work, post)
  return moveToArchive(work, actor, post, null)
}

async function moveToArchive(
  work: Work,
  actor: Actor,
  post: PostRow,
  withdrawn_at: Date | null,
): Promise<true> {
  const changed = { withdrawn_at, changed_at: work.now, changed_by: actor.id }
  await changePost(work.tx, post.id, changed)
  await finish(work, { ...post, ...changed })
  await audit(work, actor, withdrawn_at ? 'archive post' : 'unarchive post', post, { live: post.live })
  return true
}

/** What readers see of a post has changed. */
async function finish(work: Work, post: PostRow): Promise<void> {
  await keepState(work, post)
  await raiseTag(work, 'posts')
  await raiseTag(work, `post:${post.id}`)
  tellChange(work, post.id)
}

/** To those who have it open in the editor. */
export function tellChange({ after, services }: Work, postId: string): void {
  after(() => services.realtime.toPost(postId, 'post_changed', { post_id: postId }))
}

export function audit(
  { tx, now }: Work,
  actor: Actor,
  operation: Extract<AuditOperation, `${string} post`>,
  { id }: Pick<PostRow, 'id'>,
  detail: Record<string, unknown>,
): Promise<void> {
  return recordAudit(tx, { actorId: actor.id, operation, subject: `post ${id}`, detail }, now)
}
