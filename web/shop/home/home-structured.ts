import { listed } from '#i18n/joined-words.ts'
import type { MetaContext } from '#web/frame/router/page.ts'
import { faqData } from '../games/structured-data.ts'
import { homeAnswers } from './home-answers.ts'

/** The owner of the site and the questions, for schema.org. */
export function homeStructured({ t, site }: MetaContext<unknown>): object[] {
  const { operator, support } = site
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: site.name,
      url: site.publicUrl,
      logo: `${site.publicUrl}/favicon.svg`,
      ...(operator.demo
        ? {}
        : {
            legalName: operator.name,
            address: operator.address.reduce((first, next) => listed(t, first, next)),
          }),
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: support.email },
    },
    faqData(homeAnswers(t, site)),
  ]
}
