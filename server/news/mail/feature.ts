import { everyMinute, type Feature } from '#server/platform/ports/feature.ts'
import { mailProgress } from './mail-progress.ts'
import { remindOfLogin } from './remind-of-login.ts'
import { remindOfReviews } from './remind-of-reviews.ts'
import { remindUnpaidOrders } from './remind-unpaid-orders.ts'
import { mailsRoutes } from './routes.ts'
import { sendMails } from './send-mails.ts'

export const mail: Feature = {
  routes: [mailsRoutes],
  sweeps: {
    'send-mails': { alone: everyMinute, run: sendMails },
    'remind-unpaid-orders': { each: 'minute', run: remindUnpaidOrders },
    'remind-of-login': { each: 'minute', run: remindOfLogin },
    'mail-progress': { each: 'hour', run: mailProgress },
    'remind-of-reviews': { each: 'hour', run: remindOfReviews },
  },
}
