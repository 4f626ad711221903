import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { largestPicture } from '#core/base/pictures.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { changePosts } from './change-posts.ts'
import { checkPost, isSlugFree, linkProblems } from './check-post.ts'
import { createPost, deletePost, deskPostIn, getDeskPost, savePostFacts } from './edit-post.ts'
import { listDrafts } from './list-drafts.ts'
import { uploadPostPicture } from './post-pictures.ts'
import { getPostVersion, listPostVersions, namePostVersion } from './post-versions.ts'
import { createPreview, listPreviews, revokePreview } from './previews.ts'
import { archivePost, publishPost, unarchivePost, unpublishPost, unschedulePost } from './publish-post.ts'
import { getDraft, restoreVersion, saveDraft } from './save-draft.ts'

/** Staff's side: the list, drafts and their versions. */
export function draftRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'listDrafts', async ({ query }) => ({ data: await listDrafts(services, query) }))

  route(app, services, 'getDeskPost', async ({ params }) => ({
    data: await getDeskPost(services, params.post_id),
  }))

  route(app, services, 'createPost', async ({ caller, body, work }) => ({
    data: await deskPostIn(work, await createPost(work, caller, body)),
  }))

  route(app, services, 'savePostFacts', async ({ caller, params, body, work }) => {
    await savePostFacts(work, caller, params.post_id, body)
    return { data: await deskPostIn(work, params.post_id) }
  })

  route(app, services, 'deletePost', async ({ caller, params, work }) => {
    await deletePost(work, caller, params.post_id)
    return { data: {} }
  })

  route(app, services, 'getDraft', async ({ params }) => ({
    data: { draft: await getDraft(services, { postId: params.post_id, language: params.language }) },
  }))

  route(app, services, 'saveDraft', async ({ caller, params, body, work }) => {
    const at = { postId: params.post_id, language: params.language }
    return { data: { saved: await saveDraft(work, caller, at, body) } }
  })

  route(app, services, 'listPostVersions', async ({ params, query }) => ({
    data: await listPostVersions(services, params.post_id, query),
  }))

  route(app, services, 'getPostVersion', async ({ params }) => ({
    data: { version: await getPostVersion(services, params.post_id, params.version_id) },
  }))

  route(app, services, 'namePostVersion', async ({ params, body, work }) => ({
    data: { version: await namePostVersion(work, params.post_id, params.version_id, body.name) },
  }))

  route(app, services, 'restorePostVersion', async ({ caller, params, body, work }) => {
    const version = { postId: params.post_id, versionId: params.version_id, seen: body.seen }
    return { data: { saved: await restoreVersion(work, caller, version) } }
  })

  route(app, services, 'checkPostSlug', async ({ params, query }) => {
    const place = { postId: params.post_id, language: params.language, slug: query.slug }
    return { data: { free: await isSlugFree(services.db, place) } }
  })

  route(app, services, 'checkPostLink', async ({ query: { href, language } }) => {
    const problems = await linkProblems(services.db, language, [href])
    return { data: { problem: problems.get(href) ?? null } }
  })

  app.register(async (uploads) => {
    await uploads.register(multipart, { limits: { fileSize: largestPicture, files: 1, fields: 0, parts: 1 } })
    route(uploads, services, 'uploadPostPicture', async ({ caller, request }) => ({
      data: await uploadPostPicture(services, caller, request),
    }))
  })
}

/** Publishing, and links that show what isn't published: each returns the post as it is now. */
export function publishingRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'checkPost', async ({ params }) => ({
    data: { checks: await checkPost(services, params.post_id) },
  }))

  route(app, services, 'publishPost', async ({ caller, params, body, work }) => {
    await publishPost(work, caller, params.post_id, body)
    const message = body.at === null ? 'postPublished' : 'postScheduled'
    return { data: await deskPostIn(work, params.post_id), message }
  })

  route(app, services, 'unschedulePost', async ({ caller, params, body, work }) => {
    await unschedulePost(work, caller, params.post_id, body.languages)
    return { data: await deskPostIn(work, params.post_id), message: 'postUnscheduled' }
  })

  route(app, services, 'unpublishPost', async ({ caller, params, body, work }) => {
    await unpublishPost(work, caller, params.post_id, body.languages)
    return { data: await deskPostIn(work, params.post_id), message: 'postUnpublished' }
  })

  route(app, services, 'archivePost', async ({ caller, params, work }) => {
    await archivePost(work, caller, params.post_id)
    return { data: await deskPostIn(work, params.post_id), message: 'postArchived' }
  })

  route(app, services, 'unarchivePost', async ({ caller, params, work }) => {
    await unarchivePost(work, caller, params.post_id)
    return { data: await deskPostIn(work, params.post_id), message: 'postUnarchived' }
  })

  route(app, services, 'changePosts', async ({ caller, body, work }) => ({
    data: { results: await changePosts(work, caller, body) },
    message: 'postsChanged',
  }))

  route(app, services, 'createPreview', async ({ caller, params }) => ({
    data: await createPreview(services, caller, params.post_id),
  }))

  route(app, services, 'listPreviews', async ({ params }) => ({
    data: await listPreviews(services, params.post_id),
  }))

  route(app, services, 'revokePreview', async ({ caller, params, work }) => {
    await revokePreview(work, caller, params.post_id, params.preview_id)
    return { data: {}, message: 'previewRevoked' }
  })
}
