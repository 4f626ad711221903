import { href, pathIn } from '#i18n/href.ts'
import type { MetaContext } from '#web/frame/router/page.ts'
import { breadcrumbData } from '../games/structured-data.ts'
import type { LegalData } from './legal-page.tsx'

/** The way to a legal page, for schema.org. */
export function legalStructured({ data, locale, pattern, site }: MetaContext<LegalData>): object[] {
  return [
    breadcrumbData(site, [
      { name: site.name, path: href('/', locale) },
      { name: data.title, path: pathIn(pattern, locale) },
    ]),
  ]
}
