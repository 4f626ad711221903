import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { largestPicture } from '#core/base/pictures.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { askForServices } from './ask-for-services.ts'
import { getMyServices } from './get-my-services.ts'
import { saveMyServices } from './save-my-services.ts'
import { uploadServicePicture } from './upload-service-picture.ts'
import { withdrawServiceRequest } from './withdraw-service-request.ts'

export function servicesRoutes(app: FastifyInstance, services: Services) {
  const mine = async (db: Db, caller: Caller) => ({
    data: { mine: await getMyServices({ db, now: services.now }, caller) },
  })

  route(app, services, 'getMyServices', ({ caller }) => mine(services.db, caller))

  route(app, services, 'saveMyServices', async ({ caller, body, work }) => {
    await saveMyServices(work, caller, body)
    return mine(work.tx, caller)
  })

  app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: { files: 1, fields: 5, fileSize: largestPicture, parts: 6 },
    })
    route(uploads, services, 'uploadServicePicture', async ({ caller, request }) => ({
      data: { file_id: await uploadServicePicture(services, caller, request) },
    }))
  })

  route(app, services, 'askForServices', async ({ caller, body, work }) => {
    await askForServices(work, caller, body)
    return mine(work.tx, caller)
  })

  route(app, services, 'withdrawServiceRequest', async ({ caller, params, work }) => {
    await withdrawServiceRequest(work, caller, params.request_id)
    return mine(work.tx, caller)
  })
}
