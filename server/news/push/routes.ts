import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/platform/http/errors.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { servicesOf } from '#server/platform/ports/work.ts'
import { deletePushDevice, saveDetails, savePushDevice } from './push-device-store.ts'
import { pushView } from './push-view.ts'

export function pushRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'getPush', async ({ caller }) => ({
    data: { push: await pushView(services, caller) },
  }))

  route(app, services, 'savePushDevice', async ({ caller, body, work }) => {
    const { webPush } = services
    if (webPush.publicKey === null) throw new AppError('push_off')
    if (!webPush.accepts(body)) throw new AppError('push_service_unknown')
    if (!(await savePushDevice(work.tx, caller.sessionId, body, work.now))) throw new AppError('unauthorized')
    return { data: { push: await pushView(servicesOf(work), caller) } }
  })

  route(app, services, 'choosePushDetails', async ({ caller, params, body, work }) => {
    if (!(await saveDetails(work.tx, caller.id, params.session_id, body.details)))
      throw new AppError('not_found')
    return { data: { push: await pushView(servicesOf(work), caller) } }
  })

  route(app, services, 'removePushDevice', async ({ caller, params, work }) => {
    if (!(await deletePushDevice(work.tx, caller.id, params.session_id))) throw new AppError('not_found')
    return { data: { push: await pushView(servicesOf(work), caller) } }
  })
}
