import type { FastifyInstance } from 'fastify'
import { personRows as notesShown } from '#core/people/person-sections.ts'
import { banPerson } from '#server/accounts/people/ban-person.ts'
import { getPerson } from '#server/accounts/people/get-person.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { carryOutSoon } from './carry-out-bans.ts'
import { getPersonBalance } from './get-person-balance.ts'
import { getPersonEarnings, getPersonWork } from './get-person-work.ts'
import { listPersonOrders } from './list-person-orders.ts'
import { listPersonPayments } from './list-person-payments.ts'
import { listRunningOrders } from './list-running-orders.ts'
import { addPersonNote, listPersonNotes } from './person-notes.ts'
import { getPersonSignals, listPersonBans, listPersonChats, listPersonDevices } from './read-sections.ts'

export function personRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  route(app, services, 'getPersonBalance', async ({ params, query }) => ({
    data: await getPersonBalance(services, params.user_id, query),
  }))

  route(app, services, 'listPersonOrders', async ({ params, query }) => ({
    data: await listPersonOrders(db, params.user_id, query),
  }))

  route(app, services, 'listPersonPayments', async ({ params, query }) => ({
    data: await listPersonPayments(db, params.user_id, query),
  }))

  route(app, services, 'getPersonWork', async ({ caller, params }) => ({
    data: await getPersonWork(services, caller, params.user_id),
  }))

  route(app, services, 'getPersonEarnings', async ({ params }) => ({
    data: await getPersonEarnings(services, params.user_id),
  }))

  route(app, services, 'getPersonSignals', async ({ params }) => ({
    data: await getPersonSignals(db, params.user_id),
  }))

  route(app, services, 'listPersonChats', async ({ params, query }) => ({
    data: await listPersonChats(db, params.user_id, query),
  }))

  route(app, services, 'listPersonDevices', async ({ params }) => ({
    data: await listPersonDevices(services, params.user_id),
  }))

  route(app, services, 'listPersonBans', async ({ params }) => ({
    data: await listPersonBans(db, params.user_id),
  }))

  route(app, services, 'listPersonNotes', async ({ params, query }) => ({
    data: await listPersonNotes(db, params.user_id, query),
  }))

  route(app, services, 'addPersonNote', async ({ caller, params, body, work }) => {
    await addPersonNote(work, caller, params.user_id, body)
    return { data: await listPersonNotes(work.tx, params.user_id, { page: 1, size: notesShown }) }
  })

  route(app, services, 'listRunningOrders', async ({ caller, params }) => ({
    data: await listRunningOrders(services, caller, params.user_id),
  }))

  // Here, because what a ban decides about orders is done by their use cases.
  route(app, services, 'banPerson', async ({ caller, params: { user_id }, body, work }) => {
    await banPerson(work, caller, user_id, body)
    if (body.orders.length > 0) work.after(() => carryOutSoon(services, user_id))
    return { data: await getPerson(work.tx, caller, user_id) }
  })
}
