import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { counts } from '#server/platform/operation-marks/counts.ts'
import type { Services } from '#server/platform/ports/services.ts'

export function installedAppRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'reportWorkerFailure', async () => {
    counts.workerFailures.inc()
    return { data: {} }
  })
}
