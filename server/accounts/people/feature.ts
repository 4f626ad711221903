import { everyMinute, type Feature } from '#server/platform/ports/feature.ts'
import { liftDueBans } from './lift-due-bans.ts'
import { rosterRoutes } from './roster-routes.ts'
import { peopleRoutes } from './routes.ts'

export const people: Feature = {
  routes: [peopleRoutes, rosterRoutes],
  sweeps: { 'lift-due-bans': { alone: everyMinute, run: liftDueBans } },
}
