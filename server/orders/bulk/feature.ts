import { everyMinute, type Feature } from '#server/platform/ports/feature.ts'
import { carryOutBulk } from './carry-out-bulk.ts'
import { bulkRoutes } from './routes.ts'

export const bulk: Feature = {
  routes: [bulkRoutes],
  sweeps: { 'carry-out-bulk': { alone: everyMinute, run: (services) => carryOutBulk(services) } },
}
