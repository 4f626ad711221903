import type { z } from 'zod'
import type { DraftBlock } from '#contract/document.ts'
import type { postDeskContract as calls } from '#contract/post-desk.ts'
import { emptyDraft } from '#core/site/post-drafts.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { draftsOf, takeOver } from './drafts-of.ts'
import { findExisting, findTextFacts, lockPosts, type PostRow } from './post-store.ts'
import {
  archivePost,
  errorsOf,
  laterThan,
  lockKnown,
  publishNow,
  schedule,
  unarchivePost,
  unpublishPost,
  unschedulePost,
} from './publish-post.ts'

type Body = z.output<typeof calls.changePosts.body>
type Result = z.input<typeof calls.changePosts.reply>['data']['results'][number]

/** Does the same to several posts, in one transaction; each has its result. */
export async function changePosts(
  work: Work,
  caller: Caller,
  { action, posts, at }: Body,
): Promise<Result[]> {
  const publishAt = action === 'schedule' ? laterThan(work.now, at ?? work.now.toISOString()) : null
  await lockPosts(work.tx)
  const existing = await findExisting(work.tx, posts)
  const results = new Map<string, Result>()
  // Everyone locks posts in the same order.
  for (const post_id of [...new Set(posts)].sort())
    results.set(
      post_id,
      existing.has(post_id)
        ? { post_id, ...(await changed(work, caller, post_id, action, publishAt)) }
        : { post_id, languages: [], refusal: 'post_not_found' },
    )
  return posts.flatMap((id) => results.get(id) ?? [])
}

type Outcome = Pick<Result, 'languages' | 'refusal'>
const done = (languages: Locale[]): Outcome => ({ languages, refusal: null })

async function changed(
  work: Work,
  caller: Caller,
  id: string,
  action: Body['action'],
  at: Date | null,
): Promise<Outcome> {
  const post = await lockKnown(work, id)
  switch (action) {
    case 'archive':
      return done((await archivePost(work, caller, id)) ? post.live : [])
    case 'unarchive':
      return done((await unarchivePost(work, caller, id)) ? await liveIn(work, id) : [])
    case 'unpublish':
      return done(post.live.length > 0 ? await unpublishPost(work, caller, id, post.live) : [])
    case 'unschedule':
      return done(post.scheduled.length > 0 ? await unschedulePost(work, caller, id, post.scheduled) : [])
    default:
      return publishComplete(work, caller, post, at)
  }
}

async function liveIn({ tx }: Work, id: string): Promise<Locale[]> {
  return (await findTextFacts(tx, id)).flatMap(({ locale, live }) => (live ? [locale] : []))
}

/** Every language that is complete, and not live as it is. */
async function publishComplete(work: Work, caller: Caller, post: PostRow, at: Date | null): Promise<Outcome> {
  if (post.withdrawn_at) return { languages: [], refusal: 'post_archived' }
  await takeOver(work, post)
  const live = new Map(
    (await findTextFacts(work.tx, post.id)).flatMap((text) =>
      text.live ? [[text.locale, text.published_revision]] : [],
    ),
  )
  const drafts = await draftsOf(work.tx, post)
  const isNew = (language: Locale) =>
    live.get(language) !== (drafts.get(language)?.draft ?? emptyDraft<DraftBlock>()).revision
  const open = [...drafts.keys()].filter(isNew)
  if (open.length === 0) return done([])
  const refused = new Set((await errorsOf(work, post, open)).map(({ language }) => language))
  const ready = open.filter((language) => !refused.has(language))
  if (ready.length === 0) return { languages: [], refusal: 'post_not_ready' }
  if (at) await schedule(work, caller, post, ready, at)
  else await publishNow(work, caller, post, ready)
  return done(ready)
}
