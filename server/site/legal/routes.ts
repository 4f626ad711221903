import type { FastifyInstance } from 'fastify'
import { legalVersions } from '#i18n/legal/versions.ts'
import { times } from '#i18n/times.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { readLegalPage } from './read-legal-page.ts'

export function legalRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'getLegalPage', async ({ params: { name }, query: { language } }) => {
    const { version, since } = legalVersions[name]
    const since_words = times(language, 'UTC').date(since)
    const page = await readLegalPage(services, language, name)
    return { data: { name, version, since, since_words, ...page } }
  })
}
