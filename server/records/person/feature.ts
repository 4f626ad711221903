import { everyMinute, type Feature } from '#server/platform/ports/feature.ts'
import { carryOutBans } from './carry-out-bans.ts'
import { personRoutes } from './routes.ts'

export const person: Feature = {
  routes: [personRoutes],
  sweeps: { 'carry-out-bans': { alone: everyMinute, run: carryOutBans } },
}
