import type { Feature } from '#server/platform/ports/feature.ts'
import { mailUnreadAnswers } from './mail-unread-answers.ts'
import { supportRoutes } from './routes.ts'

export const support: Feature = {
  routes: [supportRoutes],
  sweeps: {
    'mail-unread-answers': { each: 'minute', run: mailUnreadAnswers },
  },
}
