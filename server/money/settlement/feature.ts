import { everyMinute, type Feature } from '#server/platform/ports/feature.ts'
import { releaseDueShares } from './release-due-shares.ts'
import { sendRefunds } from './send-refunds.ts'
import { thawPaidOrders } from './thaw-paid-orders.ts'

export const settlement: Feature = {
  sweeps: {
    'release-due-shares': { each: 'minute', run: releaseDueShares },
    'thaw-paid-orders': { each: 'minute', run: thawPaidOrders },
    'send-refunds': { alone: everyMinute, run: sendRefunds },
  },
}
