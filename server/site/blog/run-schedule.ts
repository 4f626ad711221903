import type { Locale } from '#i18n/locales.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { findDrafts, findDuePosts, scheduleDrafts } from './draft-store.ts'
import { keepState } from './keep-state.ts'
import { lockPost, lockPosts } from './post-store.ts'
import { errorsOf, publishNow, tellChange } from './publish-post.ts'

const atOnce = 100

/**
 * Publishes what is due, a post at a time: each language as its draft now is, once, however many servers run this. One that is no
 * longer complete stays a draft, and the list says why.
 */
export async function runSchedule(services: Services): Promise<void> {
  for (const postId of await findDuePosts(services.db, services.now(), atOnce))
    try {
      await transaction(services, (work) => publishDue(work, postId))
    } catch (error) {
      // The others go on; this one is tried again in a minute.
      services.log.error({ err: error, post: postId }, 'a scheduled post could not be published')
    }
}

async function publishDue(work: Work, postId: string): Promise<void> {
  const { tx, now } = work
  await lockPosts(tx)
  const post = await lockPost(tx, postId)
  if (!post || post.withdrawn_at) return
  const due = (await findDrafts(tx, postId)).filter(({ publish_at }) => publish_at && publish_at <= now)
  const byActor = new Map<string, Locale[]>()
  for (const { language, publish_by } of due) {
    const [error] = await errorsOf(work, post, [language])
    if (error) {
      const problem = { publish_at: null, publish_by: null, problem: error.kind }
      await scheduleDrafts(tx, postId, [language], problem)
    } else if (publish_by) byActor.set(publish_by, [...(byActor.get(publish_by) ?? []), language])
  }
  for (const [id, languages] of byActor) await publishNow(work, { id }, post, languages)
  if (byActor.size === 0 && due.length > 0) {
    await keepState(work, post)
    tellChange(work, postId)
  }
}
