import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/platform/db/pool.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { answerServiceRequest } from './answer-service-request.ts'
import { endBooster, pauseBooster, saveRosterEntry } from './change-roster.ts'
import { listRosterPage, rosterEntry } from './roster-view.ts'

export function rosterRoutes(app: FastifyInstance, services: Services) {
  const one = async (db: Db, caller: Caller, id: string) => ({ data: await rosterEntry(db, caller, id) })

  route(app, services, 'listRoster', async ({ query }) => ({
    data: await listRosterPage(services.db, query),
  }))

  route(app, services, 'getRosterEntry', ({ caller, params }) => one(services.db, caller, params.user_id))

  route(app, services, 'saveRosterEntry', async ({ caller, params, body, work }) => {
    await saveRosterEntry(work, caller, params.user_id, body)
    return one(work.tx, caller, params.user_id)
  })

  for (const [name, pause] of [
    ['pauseBooster', true],
    ['resumeBooster', false],
  ] as const)
    route(app, services, name, async ({ caller, params, work }) => {
      await pauseBooster(work, caller, params.user_id, pause)
      return one(work.tx, caller, params.user_id)
    })

  route(app, services, 'acceptServiceRequest', async ({ caller, params, work }) =>
    one(work.tx, caller, await answerServiceRequest(work, caller, params.request_id, { accepted: true })),
  )

  route(app, services, 'declineServiceRequest', async ({ caller, params, body, work }) =>
    one(
      work.tx,
      caller,
      await answerServiceRequest(work, caller, params.request_id, { accepted: false, ...body }),
    ),
  )

  route(app, services, 'endBooster', async ({ caller, params, work }) => {
    await endBooster(work, caller, params.user_id)
    return one(work.tx, caller, params.user_id)
  })
}
