import { href } from '#i18n/href.ts'
import type { MetaContext } from '#web/frame/router/page.ts'
import { breadcrumbData } from '../games/structured-data.ts'
import type { GlossaryData } from './glossary-page.tsx'

/** The terms as a schema.org set, each with its anchor; their texts are on the page and not repeated here. */
export function glossaryStructured({ data, t, locale, site }: MetaContext<GlossaryData>): object[] {
  const path = href('/glossary', locale)
  const url = site.publicUrl + path
  const name = t('shell.glossary')
  const terms = data.listed?.value.letters.flatMap((letter) => letter.terms) ?? []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'DefinedTermSet',
      '@id': url,
      name,
      description: t('glossary.description'),
      inLanguage: locale,
      hasDefinedTerm: terms.map((term) => ({
        '@type': 'DefinedTerm',
        '@id': `${url}#${term.id}`,
        name: term.name,
        inDefinedTermSet: url,
      })),
    },
    breadcrumbData(site, [
      { name: site.name, path: href('/', locale) },
      { name, path },
    ]),
  ]
}
