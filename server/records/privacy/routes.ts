import type { FastifyInstance } from 'fastify'
import { takeBack } from '#server/accounts/auth/token-transport.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { eraseAccount } from './erase-account.ts'
import { requestExport } from './request-export.ts'
import { sendExport } from './send-export.ts'

export function privacyRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'requestExport', async ({ caller, work }) => ({
    data: { export: await requestExport(work, caller) },
  }))

  route(app, services, 'downloadExport', ({ caller, params, reply }) =>
    sendExport(services, caller, params.export_id, reply),
  )

  route(app, services, 'eraseAccount', async ({ caller, body, request, reply }) => {
    await eraseAccount(services, caller, body)
    takeBack(request, reply, services.config)
    reply.header('clear-site-data', '"cache"')
    return { data: {} }
  })
}
