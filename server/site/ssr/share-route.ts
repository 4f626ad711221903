import type { FastifyInstance } from 'fastify'
import { pageOfShare } from '#i18n/share-path.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Limit } from '#server/platform/http/limits.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { PageRenderer } from './page-renderer.ts'

/** The picture of each public page, for where the page is shared. */
export function shareRoute(
  app: FastifyInstance,
  { services, renderer, limit }: { services: Services; renderer: PageRenderer; limit: Limit },
): void {
  const { sharePictures: pictures } = services
  app.get('/share/*', { schema: { hide: true } }, async (request, reply) => {
    await limit(request)
    const path = request.url.split('?')[0] ?? ''
    const svg = path.endsWith('.png') ? await renderer.share(request, pageOfShare(path)) : null
    if (!svg) throw new AppError('not_found')
    const picture = await pictures.draw(svg)
    if (!picture) throw new AppError('internal_server_error')
    reply.headers({ etag: picture.etag, 'cache-control': 'public, max-age=86400' })
    if (request.headers['if-none-match'] === picture.etag) return reply.status(304).send()
    return reply.type('image/png').send(picture.png)
  })
}
