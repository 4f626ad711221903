import type { Services } from '#server/platform/ports/services.ts'
import type { SitemapSource } from '#server/platform/sitemaps/sitemaps.ts'
import { findFinished } from './listing-store.ts'

/** The pages of boosters with a finished order; a page without one says nothing yet. */
export function boostersInSitemap({ db }: Pick<Services, 'db'>): SitemapSource {
  return {
    tags: ['boosters'],
    entries: async () =>
      (await findFinished(db)).map(({ username, last_at }) => ({
        pattern: '/booster/:username',
        params: { username },
        ...(last_at && { lastmod: last_at }),
      })),
  }
}
