import type { Feature } from '#server/platform/ports/feature.ts'
import { mailUnreadMessages } from './mail-unread-messages.ts'
import { orderChatRoutes } from './routes.ts'

export const orderChat: Feature = {
  routes: [orderChatRoutes],
  sweeps: {
    'mail-unread-messages': { each: 'minute', run: mailUnreadMessages },
  },
}
