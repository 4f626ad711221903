import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { browseNotifications } from './browse-notifications.ts'
import { countUnread, findNotifications, notificationView } from './notification-store.ts'
import { readNotifications } from './read-notifications.ts'

const shown = 50

export function notificationsRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'listNotifications', async ({ caller, query }) => {
    const rows = await findNotifications(services.db, caller.id, query.after ?? 0, shown)
    return {
      data: { items: rows.map((row) => ({ ...notificationView(row), at: row.created_at.toISOString() })) },
    }
  })

  route(app, services, 'browseNotifications', async ({ caller, query }) => ({
    data: await browseNotifications(services, caller.id, query),
  }))

  route(app, services, 'countUnreadNotifications', async ({ caller }) => ({
    data: { unread: await countUnread(services.db, caller.id) },
  }))

  route(app, services, 'readNotifications', async ({ caller, body, work }) => ({
    data: { unread: await readNotifications(work, caller.id, body) },
  }))
}
