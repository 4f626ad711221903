import { href } from '#i18n/href.ts'
import type { MetaContext } from '#web/frame/router/page.ts'
import { breadcrumbData, faqData } from '../games/structured-data.ts'
import type { CoachingData } from './coach-types.ts'
import { coachingQuestions } from './coaching-questions.ts'

/** The service with the visible offers, the breadcrumbs and the questions, for schema.org in the page's own words. */
export function coachingStructured({ data, t, locale, site }: MetaContext<CoachingData>): object[] {
  const path = href('/coaching', locale)
  const prices = data.items.map(({ hourly }) => hourly / 100)
  const name = t('coaching.metaTitle')
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name,
      description: t('coaching.description'),
      url: site.publicUrl + path,
      provider: { '@type': 'Organization', name: site.name, url: site.publicUrl },
      ...(prices.length > 0 && {
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'EUR',
          offerCount: data.total,
          lowPrice: Math.min(...prices).toFixed(2),
          highPrice: Math.max(...prices).toFixed(2),
        },
      }),
    },
    breadcrumbData(site, [
      { name: site.name, path: href('/', locale) },
      { name: t('games.service.coaching'), path },
    ]),
    faqData(coachingQuestions(t)),
  ]
}
