import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { postDeskContract as calls } from '#contract/post-desk.ts'
import { emptyDraft } from '#core/site/post-drafts.ts'
import { localeCodes } from '#i18n/locales.ts'
import { freePostPicture } from '#server/files/file-store.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { servicesOf, type Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { deskView } from './desk-view.ts'
import { findPicturesOf, isPictureShown, namesOf, putDraft } from './draft-store.ts'
import { takeOver } from './drafts-of.ts'
import { keepState } from './keep-state.ts'
import { takePictures } from './post-pictures.ts'
import { changePost, dropPost, findExisting, findPostRow, findTextFacts, insertPost } from './post-store.ts'
import { audit, lockKnown, tellChange } from './publish-post.ts'
import { saveDraft } from './save-draft.ts'

/** A post as staff see it. */
export async function getDeskPost({ db, config }: Services, postId: string) {
  const post = await findPostRow(db, postId)
  if (!post) throw new AppError('post_not_found')
  const [texts, names] = await Promise.all([findTextFacts(db, postId), namesOf(db, [post.changed_by])])
  return { post: deskView(post, { names, hadTexts: texts.length > 0, config }) }
}

/** Begins a post and returns its id. */
export async function createPost(
  work: Work,
  caller: Caller,
  { source_language, game, topic, title }: z.output<typeof calls.createPost.body>,
): Promise<string> {
  const { tx, now, services } = work
  const id = randomUUID()
  await insertPost(tx, {
    id,
    game,
    topic,
    author: services.config.siteName,
    cover_seed: id,
    source: null,
    source_language,
    created_by: caller.id,
    changed_by: caller.id,
    changed_at: now,
    state: 'draft',
    behind: [...localeCodes],
  })
  const facts = { postId: id, language: source_language, words: '', changedAt: now, changedBy: caller.id }
  await putDraft(tx, emptyDraft(), facts)
  if (title.trim() !== '')
    await saveDraft(
      work,
      caller,
      { postId: id, language: source_language },
      { seen: 0, changes: [{ type: 'field', field: 'title', base: 0, value: title }] },
    )
  await audit(work, caller, 'create post', { id }, { language: source_language })
  await raiseTag(work, 'drafts')
  return id
}

/** Saves facts of a post, which hold in every language; readers see them at once. */
export async function savePostFacts(
  work: Work,
  caller: Caller,
  postId: string,
  { version, cover, ...facts }: z.output<typeof calls.savePostFacts.body>,
): Promise<void> {
  const { tx, now } = work
  const post = await lockKnown(work, postId)
  if (post.version !== version) throw new AppError('post_changed')
  await takeOver(work, post)
  if (cover) await takePictures(tx, [cover.picture])
  const { game, topic, author } = facts
  const related = facts.related && [...(await findExisting(tx, facts.related))]
  const changes = {
    ...(game !== undefined && { game }),
    ...(topic !== undefined && { topic }),
    ...(author !== undefined && { author }),
    ...(related && { related: facts.related?.filter((id) => related.includes(id) && id !== postId) ?? [] }),
    ...(cover !== undefined && {
      cover_picture: cover?.picture ?? null,
      cover_x: cover?.x ?? null,
      cover_y: cover?.y ?? null,
    }),
  }
  await changePost(tx, postId, { ...changes, version: version + 1, changed_at: now, changed_by: caller.id })
  await keepState(work, post)
  if (post.live.length > 0) {
    await raiseTag(work, 'posts')
    await raiseTag(work, `post:${postId}`)
    await audit(work, caller, 'change post', post, { facts: Object.keys(changes) })
  }
  await raiseTag(work, 'drafts')
  tellChange(work, postId)
}

/** Deletes a post that no reader has ever seen, with its drafts, versions and links. */
export async function deletePost(work: Work, caller: Caller, postId: string): Promise<void> {
  const { tx } = work
  const post = await lockKnown(work, postId)
  if ((await findTextFacts(tx, postId)).length > 0) throw new AppError('post_published')
  const pictures = await findPicturesOf(tx, postId)
  await dropPost(tx, postId)
  for (const picture of pictures) if (!(await isPictureShown(tx, picture))) await freePostPicture(tx, picture)
  await audit(work, caller, 'delete post', post, { title: post.title })
  await raiseTag(work, 'drafts')
}

/** The post as it is now, inside a call's own transaction. */
export const deskPostIn = (work: Work, postId: string) => getDeskPost(servicesOf(work), postId)
