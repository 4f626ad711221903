import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { largestPicture } from '#core/base/pictures.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { acceptApplication } from './accept-application.ts'
import { answerApplication } from './answer-application.ts'
import { getApplication } from './get-application.ts'
import { getMyApplication } from './get-my-application.ts'
import { listApplications } from './list-applications.ts'
import { saveApplication } from './save-application.ts'
import { sendApplication } from './send-application.ts'
import { uploadApplicationPicture } from './upload-application-picture.ts'

export function applicationsRoutes(app: FastifyInstance, services: Services) {
  const one = async (db: Db, id: string) => ({ data: { application: await getApplication(db, id) } })

  route(app, services, 'getMyApplication', async ({ caller }) => ({
    data: await getMyApplication(services, caller),
  }))

  route(app, services, 'saveMyApplication', async ({ caller, body, work }) => ({
    data: await saveApplication(work, caller, body),
  }))

  route(app, services, 'sendMyApplication', async ({ caller, body, work }) => ({
    data: { application: await sendApplication(work, caller, body) },
  }))

  app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: { files: 1, fields: 5, fileSize: largestPicture, parts: 6 },
    })
    route(uploads, services, 'uploadApplicationPicture', async ({ caller, request }) => ({
      data: { file_id: await uploadApplicationPicture(services, caller, request) },
    }))
  })

  route(app, services, 'listApplications', async ({ query }) => ({
    data: await listApplications(services, query),
  }))

  route(app, services, 'getApplication', ({ params }) => one(services.db, params.application_id))

  route(app, services, 'askApplicant', async ({ caller, params, body, work }) => {
    const { version, question: note } = body
    await answerApplication(work, 'ask', { id: params.application_id, version, actorId: caller.id, note })
    return one(work.tx, params.application_id)
  })

  route(app, services, 'acceptApplication', async ({ caller, params, body, work }) => {
    await acceptApplication(work, { ...body, id: params.application_id, actorId: caller.id })
    return one(work.tx, params.application_id)
  })

  route(app, services, 'refuseApplication', async ({ caller, params, body, work }) => {
    const { version, reason: note } = body
    await answerApplication(work, 'refuse', {
      id: params.application_id,
      version,
      actorId: caller.id,
      note,
    })
    return one(work.tx, params.application_id)
  })
}
