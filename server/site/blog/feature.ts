import type { Feature } from '#server/platform/ports/feature.ts'
import { draftRoutes, publishingRoutes } from './desk-routes.ts'
import { postsInSitemap } from './posts-in-sitemap.ts'
import { deleteExpiredPreviews } from './preview-store.ts'
import { blogRoutes } from './routes.ts'
import { runSchedule } from './run-schedule.ts'

export const blog: Feature = {
  routes: [blogRoutes, draftRoutes, publishingRoutes],
  sweeps: { 'publish-posts': { each: 'minute', run: runSchedule } },
  deleteExpired: ({ db, now }) => deleteExpiredPreviews(db, now()),
  inSitemap: postsInSitemap,
}
