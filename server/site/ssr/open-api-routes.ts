import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/platform/config/config.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { KeptPage } from './kept-page.ts'

const documentPath = '/v1/openapi.json'

/**
 * The contract as an OpenAPI document at `/v1/openapi.json`, with a page to browse it at `/v1/docs`. The document has
 * five megabytes, so it is written and compressed once.
 */
export async function openApiRoutes(app: FastifyInstance, config: Config) {
  await app.register(swaggerUi, {
    routePrefix: '/v1/docs',
    staticCSP: true,
    uiHooks: {
      // The page asks beside itself for the document; its own copies would be written for each request.
      preHandler(request, reply, done) {
        const { url } = request.routeOptions
        if (url === '/v1/docs/json') reply.redirect(documentPath)
        else done(url === '/v1/docs/yaml' ? new AppError('not_found') : undefined)
      },
    },
  })
  let written: Promise<KeptPage> | undefined
  const write = () =>
    KeptPage.of(JSON.stringify(app.swagger()), {
      ...securityHeaders(config),
      'content-type': 'application/json; charset=utf-8',
    })
  app.get(documentPath, { schema: { hide: true } }, async (request, reply) => {
    written ??= write().catch((error) => {
      // The next request tries again.
      written = undefined
      throw error
    })
    const document = await written
    reply.raw.setHeaders(
      new Map(Object.entries(reply.getHeaders()).map(([name, value = '']) => [name, value])),
    )
    document.send(request.raw, reply.hijack().raw)
  })
}
