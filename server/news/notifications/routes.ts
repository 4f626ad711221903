import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { findNotifications, notificationView } from './notification-store.ts'

const shown = 50

export function notificationsRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'listNotifications', async ({ caller, query }) => {
    const rows = await findNotifications(services.db, caller.id, query.after ?? 0, shown)
    return {
      data: { items: rows.map((row) => ({ ...notificationView(row), at: row.created_at.toISOString() })) },
    }
  })
}
