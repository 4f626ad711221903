import type { Services } from '#server/platform/ports/services.ts'
import type { SitemapEntry, SitemapSource } from '#server/platform/sitemaps/sitemaps.ts'
import { findSlugs } from './post-store.ts'

/** Every post in the languages that have it. */
export function postsInSitemap({ db, now }: Services): SitemapSource {
  return {
    tags: ['posts'],
    async entries() {
      const entries = new Map<string, SitemapEntry & { addresses: object; lastmod: Date }>()
      for (const { id, locale, slug, updated_at } of await findSlugs(db, now(), {})) {
        const known = entries.get(id)
        entries.set(id, {
          pattern: '/blog/:slug',
          addresses: { ...known?.addresses, [locale]: { slug } },
          lastmod: known && known.lastmod > updated_at ? known.lastmod : updated_at,
        })
      }
      return [...entries.values()]
    },
  }
}
