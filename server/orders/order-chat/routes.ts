import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { largestPicture } from '#core/base/pictures.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { getOrderChatPicture, uploadOrderChatPicture } from './chat-pictures.ts'
import { listUnreadChats } from './list-unread-chats.ts'
import { openOrderChat } from './open-order-chat.ts'
import { readOrderChat } from './read-order-chat.ts'
import { sendOrderMessage } from './send-order-message.ts'
import { translateMessage } from './translate-message.ts'

export function orderChatRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'openOrderChat', async ({ caller, params, query, reply }) => {
    reply.header('cache-control', 'no-store')
    return { data: await openOrderChat(services, caller, params.order_id, query.after) }
  })

  route(app, services, 'sendOrderMessage', async ({ caller, params, body, work }) => ({
    data: { message: await sendOrderMessage(work, caller, params.order_id, body) },
  }))

  route(app, services, 'readOrderChat', async ({ caller, params, body, work }) => {
    await readOrderChat(work, caller, params.order_id, body.number)
    return { data: {} }
  })

  route(app, services, 'translateMessage', async ({ caller, params, body }) => ({
    data: { text: await translateMessage(services, caller, params, body.language) },
  }))

  route(app, services, 'listUnreadChats', async ({ caller }) => ({
    data: await listUnreadChats(services, caller),
  }))

  app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: { files: 1, fields: 5, fileSize: largestPicture, parts: 6 },
    })
    route(uploads, services, 'uploadOrderChatPicture', async ({ caller, params, request }) => ({
      data: { file_id: await uploadOrderChatPicture(services, caller, params.order_id, request) },
    }))
  })

  route(app, services, 'getOrderChatPicture', ({ caller, params, reply }) =>
    getOrderChatPicture(services, caller, params, reply),
  )
}
