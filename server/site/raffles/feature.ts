import { everyMinute, type Feature } from '#server/platform/ports/feature.ts'
import { rafflesInSitemap } from './raffles-in-sitemap.ts'
import { raffleDeskRoutes, rafflesRoutes } from './routes.ts'
import { runRaffles } from './run-raffles.ts'

export const raffles: Feature = {
  routes: [rafflesRoutes, raffleDeskRoutes],
  // It asks the beacon.
  sweeps: { 'run-raffles': { alone: everyMinute, run: runRaffles } },
  inSitemap: rafflesInSitemap,
}
