import type { Feature } from '#server/platform/ports/feature.ts'
import { boostersInSitemap } from './boosters-in-sitemap.ts'
import { profilesRoutes } from './routes.ts'

export const profiles: Feature = {
  routes: [profilesRoutes],
  inSitemap: boostersInSitemap,
}
