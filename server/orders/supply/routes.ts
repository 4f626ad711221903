import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { getSupply } from './get-supply.ts'
import { listUnserved } from './list-unserved.ts'
import { noteUnserved } from './note-unserved.ts'
import { askSupplyMail, confirmSupplyMail, readSupplyMail, removeSupplyMail } from './supply-mails.ts'

export function supplyRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'getSupply', async ({ query }) => ({ data: await getSupply(services, query) }))

  route(app, services, 'noteUnserved', async ({ body, work }) => {
    await noteUnserved(work, body)
    return { data: {} }
  })

  route(app, services, 'listUnserved', async ({ query }) => ({
    data: await listUnserved(services, query.page),
  }))

  route(app, services, 'askSupplyMail', async ({ body }) => {
    await askSupplyMail(services, body)
    return { data: {} }
  })

  route(app, services, 'readSupplyMail', async ({ body }) => ({
    data: await readSupplyMail(services, body.token),
  }))

  route(app, services, 'confirmSupplyMail', async ({ body }) => ({
    data: await confirmSupplyMail(services, body.token),
  }))

  route(app, services, 'removeSupplyMail', async ({ body, work }) => {
    await removeSupplyMail(work, body.token)
    return { data: {} }
  })
}
