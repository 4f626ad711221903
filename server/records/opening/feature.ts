import type { Feature } from '#server/platform/ports/feature.ts'
import { openingRoutes } from './routes.ts'
import { sendOpeningMails } from './send-opening-mails.ts'

export const opening: Feature = {
  routes: [openingRoutes],
  sweeps: {
    'send-opening-mails': { each: 'minute', run: sendOpeningMails },
  },
}
