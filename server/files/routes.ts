import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { largestPicture } from '#core/base/pictures.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { sendFile } from './send-file.ts'
import { uploadProof } from './upload-proof.ts'

export function filesRoutes(app: FastifyInstance, services: Services) {
  app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: { files: 1, fields: 5, fileSize: largestPicture, parts: 6 },
    })
    route(uploads, services, 'uploadProof', async ({ caller, params, request }) => ({
      data: { file_id: await uploadProof(services, caller, params.order_id, request) },
    }))
  })

  route(app, services, 'getFile', async ({ caller, params, reply }) =>
    sendFile(services, caller, params.file_id, reply),
  )
}
