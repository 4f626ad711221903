import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { largestPicture } from '#core/base/pictures.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { servicesOf } from '#server/platform/ports/work.ts'
import { answerThread } from './answer-thread.ts'
import { findCanned } from './canned-store.ts'
import { assignThread, setThreadStatus } from './change-thread.ts'
import { getChatPicture, uploadChatPicture } from './chat-pictures.ts'
import { getThread } from './get-thread.ts'
import { listThreads } from './list-threads.ts'
import { openChat } from './open-chat.ts'
import { readChat } from './read-chat.ts'
import { saveCannedAnswer } from './save-canned-answer.ts'
import { sendChatMessage } from './send-chat-message.ts'
import { sendLetter } from './send-letter.ts'
import { threadView } from './thread-view.ts'
import { speakerOf } from './visitor.ts'
import { writeToPerson } from './write-to-person.ts'

export function supportRoutes(app: FastifyInstance, services: Services) {
  chatRoutes(app, services)
  inboxRoutes(app, services)

  route(app, services, 'sendLetter', async ({ caller, body, request }) => ({
    data: await sendLetter(services, caller, request, body),
  }))
}

/** What visitors and people call about their own chat. */
function chatRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'openChat', async ({ caller, query, request, reply }) => {
    const speaker = await speakerOf(services, caller, request, reply)
    return { data: await openChat(services, speaker, query.after) }
  })

  route(app, services, 'sendChatMessage', async ({ caller, body, request, reply }) => {
    const speaker = await speakerOf(services, caller, request, reply)
    return { data: await sendChatMessage(services, { speaker, request, reply }, body) }
  })

  route(app, services, 'readChat', async ({ caller, body, request, reply }) => {
    const speaker = await speakerOf(services, caller, request, reply)
    await readChat(services, speaker, body.number)
    return { data: {} }
  })

  app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: { files: 1, fields: 5, fileSize: largestPicture, parts: 6 },
    })
    route(uploads, services, 'uploadChatPicture', async ({ caller, request, reply }) => {
      const speaker = await speakerOf(services, caller, request, reply)
      return { data: { file_id: await uploadChatPicture(services, speaker, request) } }
    })
  })

  route(app, services, 'getChatPicture', async ({ caller, params, request, reply }) => {
    const speaker = await speakerOf(services, caller, request, reply)
    return getChatPicture(services, { caller, speaker }, params.file_id, reply)
  })
}

/** What staff call. */
function inboxRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'listThreads', async ({ caller, query }) => ({
    data: await listThreads(services, caller, query),
  }))

  route(app, services, 'getThread', async ({ params }) => ({
    data: await getThread(services, params.thread_id),
  }))

  route(app, services, 'answerThread', async ({ caller, params, body, work }) => {
    await answerThread(work, caller, params.thread_id, body)
    return { data: await threadView(servicesOf(work), params.thread_id) }
  })

  route(app, services, 'writeToPerson', async ({ caller, params, body, work }) => ({
    data: { thread_id: await writeToPerson(work, caller, params.user_id, body) },
  }))

  route(app, services, 'assignThread', async ({ caller, params, body, work }) => {
    await assignThread(work, caller, params.thread_id, body.user_id)
    return { data: await threadView(servicesOf(work), params.thread_id) }
  })

  route(app, services, 'setThreadStatus', async ({ caller, params, body, work }) => {
    await setThreadStatus(work, caller, params.thread_id, body.status)
    return { data: await threadView(servicesOf(work), params.thread_id) }
  })

  route(app, services, 'listCannedAnswers', async () => ({ data: { items: await findCanned(services.db) } }))

  route(app, services, 'saveCannedAnswer', async ({ caller, params, body, work }) => {
    await saveCannedAnswer(work, caller, { ...params, ...body })
    return { data: { items: await findCanned(work.tx) } }
  })
}
