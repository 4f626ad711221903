import type { MetaContext } from '../router/page.ts'

/** The owner of the site, for schema.org. */
export function homeStructured({ site }: MetaContext<unknown>): object[] {
  return [{ '@context': 'https://schema.org', '@type': 'Organization', name: site.name, url: site.publicUrl }]
}
