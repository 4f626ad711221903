import type { z } from 'zod'
import { longestFields } from '#contract/blog.ts'
import type { DraftBlock } from '#contract/document.ts'
import type { postDeskContract as calls } from '#contract/post-desk.ts'
import { minuteMs } from '#core/base/durations.ts'
import {
  type Change,
  type Conflict,
  mergeChanges,
  mostParts,
  restoreDraft,
  type Saving,
  slugOf,
  sourceOf,
} from '#core/site/post-drafts.ts'
import type { Locale } from '#i18n/locales.ts'
import { iso } from '#server/platform/db/instants.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { picturesOf } from './draft-blocks.ts'
import {
  changeVersion,
  findNewestVersion,
  findVersion,
  insertVersion,
  namesOf,
  type PostDraft,
  putDraft,
} from './draft-store.ts'
import { draftAndSource, searched, takeOver } from './drafts-of.ts'
import { keepState } from './keep-state.ts'
import { takePictures } from './post-pictures.ts'
import { changePost, findPostRow, lockPost, type PostRow } from './post-store.ts'
import { lockKnown } from './publish-post.ts'

/** A person's saves are one version until they pause for so long. */
const versionMs = 10 * minuteMs

type Body = z.output<typeof calls.saveDraft.body>
type Saved = z.input<typeof calls.saveDraft.reply>['data']['saved']
type At = { postId: string; language: Locale }

/** The draft of a language with all its parts. */
export async function getDraft({ db }: Services, { postId, language }: At) {
  const post = await findPostRow(db, postId)
  if (!post) throw new AppError('post_not_found')
  const { draft, stored } = await draftAndSource(db, post, language)
  const {
    removed: _removed,
    conflicts: _conflicts,
    ...whole
  } = await savedView(
    db,
    { language, draft, savedAt: stored?.changed_at ?? null },
    { seen: -1, conflicts: [] },
  )
  return whole
}

/** Saves what a person has changed. Without changes it only reads, and waits for nobody. */
export async function saveDraft(work: Work, caller: Caller, at: At, { seen, changes }: Body): Promise<Saved> {
  const { tx } = work
  const { postId, language } = at
  const post = changes.length > 0 ? await lockPost(tx, postId) : await findPostRow(tx, postId)
  if (!post) throw new AppError('post_not_found')
  if (changes.length === 0) {
    const { draft, stored } = await draftAndSource(tx, post, language)
    return savedView(tx, { language, draft, savedAt: stored?.changed_at ?? null }, { seen, conflicts: [] })
  }
  return write(work, caller, { post, language, seen, kind: 'edit' }, (draft, saving) =>
    mergeChanges(draft, changes as Change<DraftBlock>[], saving),
  )
}

/** Makes an earlier version the newest; what is live stays. */
export async function restoreVersion(
  work: Work,
  caller: Caller,
  { postId, versionId, seen }: { postId: string; versionId: string; seen: number },
): Promise<Saved> {
  const post = await lockKnown(work, postId)
  const version = await findVersion(work.tx, postId, versionId)
  if (!version) throw new AppError('post_version_not_found')
  const { title, description, slug } = version.fields
  const fields = { title: title.value, description: description.value, slug: slug.value }
  return write(work, caller, { post, language: version.language, seen, kind: 'restore' }, (draft, saving) =>
    restoreDraft(draft, { fields, parts: version.parts }, saving),
  )
}

type Target = { post: PostRow; language: Locale; seen: number; kind: 'edit' | 'restore' }
type Merged = { draft: PostDraft; conflicts: Conflict<DraftBlock>[]; changed: string[] }

/** The one shape of a write: the post is locked, the draft merged, its version kept, its state shown, its readers told. */
async function write(
  work: Work,
  caller: Caller,
  { post, language, seen, kind }: Target,
  merge: (draft: PostDraft, saving: Saving) => Merged,
): Promise<Saved> {
  const { tx, now, services, after } = work
  await takeOver(work, post)
  const { draft: before, source, stored } = await draftAndSource(tx, post, language)
  const isSource = language === post.source_language
  const saving = { by: caller.id, at: now.toISOString(), source: isSource ? null : sourceOf(source) }
  const { draft: merged, conflicts, changed } = merge(before, saving)
  const savedAt = changed.length > 0 ? now : (stored?.changed_at ?? null)
  if (changed.length > 0) {
    if (merged.parts.length > mostParts) throw new AppError('post_too_long')
    const isNew = (id: string) => changed.includes(id)
    await takePictures(tx, picturesOf(merged.parts.flatMap(({ id, block }) => (isNew(id) ? [block] : []))))
  }
  const draft = changed.includes('title') || changed.includes('slug') ? withSlug(merged, source) : merged
  if (changed.length > 0) {
    const facts = { postId: post.id, language, words: searched(draft), changedAt: now, changedBy: caller.id }
    await putDraft(tx, draft, facts)
    await keepVersion(work, caller, { postId: post.id, language, draft, changed, kind })
    await changePost(tx, post.id, { changed_at: now, changed_by: caller.id })
    await keepState(work, post, language)
    const told = { post_id: post.id, language, revision: draft.revision }
    after(() => services.realtime.toPost(post.id, 'post_saved', told))
  }
  return savedView(tx, { language, draft, savedAt }, { seen, conflicts })
}

/** Until somebody chooses a slug, it follows the title; where that has no Latin letters, the slug of the source. */
function withSlug(draft: PostDraft, source: PostDraft): PostDraft {
  if (draft.ownSlug) return draft
  const { title, slug } = draft.fields
  const value =
    slugOf(title.value, longestFields.slug) || (title.value.trim() ? source.fields.slug.value : '')
  return { ...draft, fields: { ...draft.fields, slug: { ...slug, value } } }
}

type Kept = At & { draft: PostDraft; changed: readonly string[]; kind: 'edit' | 'restore' }

/** Adds to the version that the person is writing, or begins another one. */
async function keepVersion(
  { tx, now }: Work,
  caller: Caller,
  { postId, language, draft, changed, kind }: Kept,
): Promise<void> {
  const newest = await findNewestVersion(tx, postId, language)
  const text = {
    at: now,
    revision: draft.revision,
    fields: JSON.stringify(draft.fields),
    parts: JSON.stringify(draft.parts),
  }
  const goesOn =
    newest &&
    kind === 'edit' &&
    !newest.closed &&
    newest.by === caller.id &&
    now.getTime() - newest.at.getTime() < versionMs
  if (goesOn)
    return changeVersion(tx, newest.id, { ...text, changed: [...new Set([...newest.changed, ...changed])] })
  await insertVersion(tx, {
    ...text,
    post_id: postId,
    language,
    kind,
    begun_at: now,
    by: caller.id,
    name: null,
    changed: [...changed],
    published_at: null,
    closed: kind === 'restore',
  })
}

type Shown = { language: Locale; draft: PostDraft; savedAt: Date | null }

/** What a page that has seen a revision needs to show the draft as it is now. */
async function savedView(
  db: Db,
  { language, draft, savedAt }: Shown,
  { seen, conflicts }: { seen: number; conflicts: Conflict<DraftBlock>[] },
): Promise<Saved> {
  // A page that is ahead has seen what was lost since; it gets everything.
  const since = seen > draft.revision ? -1 : seen
  const parts = draft.parts.filter(({ touched }) => touched > since)
  const names = await namesOf(
    db,
    [...parts, ...conflicts].map(({ by }) => by),
  )
  const personOf = (by: string | null) => {
    const username = by === null ? undefined : names.get(by)
    return by !== null && username !== undefined ? { user_id: by, username } : null
  }
  const field = ({ value, revision, from }: PostDraft['fields']['title']) => ({ value, revision, from })
  const { title, description, slug } = draft.fields
  return {
    language,
    revision: draft.revision,
    order: draft.parts.map(({ id }) => id),
    fields: { title: field(title), description: field(description), slug: field(slug) },
    saved_at: iso(savedAt),
    parts: parts.map(({ id, revision, block, from, by, at }) => ({
      id,
      revision,
      block,
      from,
      by: personOf(by),
      at,
    })),
    removed: Object.entries(draft.removed).flatMap(([id, { revision }]) => (revision > since ? [id] : [])),
    conflicts: conflicts.map((conflict) => ({ ...conflict, by: personOf(conflict.by) })),
  }
}
