import type { Feature } from '#server/platform/ports/feature.ts'
import { supplyRoutes } from './routes.ts'
import { sendSupplyMails } from './supply-mails.ts'

export const supply: Feature = {
  routes: [supplyRoutes],
  sweeps: {
    'send-supply-mails': { each: 'minute', run: sendSupplyMails },
  },
}
