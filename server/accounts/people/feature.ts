import type { Feature } from '#server/platform/ports/feature.ts'
import { rosterRoutes } from './roster-routes.ts'
import { peopleRoutes } from './routes.ts'

export const people: Feature = {
  routes: [peopleRoutes, rosterRoutes],
}
