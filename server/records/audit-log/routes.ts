import type { FastifyInstance } from 'fastify'
import { startCheck } from '#server/platform/audit/check-chain.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { exportAudit } from './export-audit.ts'
import { getAuditChain, listAudit } from './list-audit.ts'

export function auditLogRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'listAudit', async ({ query }) => ({ data: await listAudit(services, query) }))

  route(app, services, 'getAuditChain', async () => ({ data: await getAuditChain(services) }))

  route(app, services, 'checkAuditChain', async () => {
    await startCheck(services)
    return { data: await getAuditChain(services) }
  })

  route(app, services, 'exportAudit', async ({ caller, body }) => ({
    data: await exportAudit(services, caller, body),
  }))
}
