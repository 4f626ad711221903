import type { Services } from '#server/platform/ports/services.ts'
import type { SitemapSource } from '#server/platform/sitemaps/sitemaps.ts'
import { findAddresses } from './raffle-store.ts'

/** Every raffle that has opened. */
export function rafflesInSitemap({ db }: Services): SitemapSource {
  return {
    tags: ['raffles'],
    async entries() {
      const rows = await findAddresses(db)
      return rows.map(({ slug, updated_at }) => ({
        pattern: '/raffles/:slug' as const,
        params: { slug },
        lastmod: updated_at,
      }))
    },
  }
}
