import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { countViews } from './count-views.ts'
import { listViews } from './list-views.ts'
import { chooseForList, deleteView, saveView } from './save-view.ts'

export function viewsRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'listViews', async ({ caller, params }) => ({
    data: await listViews(services.db, caller, params.list),
  }))

  route(app, services, 'countViews', async ({ caller, params }) => ({
    data: await countViews(services, caller, params.list),
  }))

  route(app, services, 'saveView', async ({ caller, params, body, work }) => {
    await saveView(work, caller, params, body)
    return { data: await listViews(work.tx, caller, params.list) }
  })

  route(app, services, 'deleteView', async ({ caller, params, work }) => {
    await deleteView(work, caller, params)
    return { data: await listViews(work.tx, caller, params.list) }
  })

  route(app, services, 'chooseForList', async ({ caller, params, body, work }) => {
    await chooseForList(work, caller, params.list, body)
    return { data: await listViews(work.tx, caller, params.list) }
  })
}
