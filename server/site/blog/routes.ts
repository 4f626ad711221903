import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { getPost } from './get-post.ts'
import { listPosts } from './list-posts.ts'
import { sendPostPicture } from './post-pictures.ts'
import { readPreview } from './previews.ts'

export function blogRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'listPosts', async ({ query }) => ({ data: await listPosts(services, query) }))

  route(app, services, 'getPost', async ({ params, query }) => ({
    data: await getPost(services, params.slug, query.language),
  }))

  route(app, services, 'getPostPicture', async ({ params, reply }) =>
    sendPostPicture(services, params.picture_id, Number(params.width), reply),
  )

  route(app, services, 'readPreview', async ({ body }) => ({
    data: { post: await readPreview(services, body.token, body.language) },
  }))
}
