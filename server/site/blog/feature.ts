import type { Feature } from '#server/platform/ports/feature.ts'
import { postsInSitemap } from './posts-in-sitemap.ts'
import { blogRoutes } from './routes.ts'

export const blog: Feature = {
  routes: [blogRoutes],
  inSitemap: postsInSitemap,
}
