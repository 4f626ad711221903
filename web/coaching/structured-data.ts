import { href } from '#i18n/href.ts'
import type { MetaContext } from '../app/page.ts'
import type { CoachingData } from './coaching-page.tsx'

/** What players ask; the page and its structured data read the same list. */
export const questions = ['login', 'time', 'answer', 'refund', 'keep'] as const

/** Service with the offers in sight, the way here, and the questions: schema.org in the words of the page. */
export function structuredData({ data, t, locale, site }: MetaContext<CoachingData>): object[] {
  const at = (path: string) => `${site.publicUrl}${path}`
  const url = at(href('/coaching', locale))
  const prices = data.items.map(({ hourly }) => hourly / 100)
  const name = t('coaching.metaTitle')
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name,
      description: t('coaching.description'),
      url,
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
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: site.name, item: at(href('/', locale)) },
        { '@type': 'ListItem', position: 2, name: t('games.service.coaching'), item: url },
      ],
    },
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map((question) => ({
        '@type': 'Question',
        name: t(`coaching.question.${question}`),
        acceptedAnswer: { '@type': 'Answer', text: t(`coaching.answer.${question}`) },
      })),
    },
  ]
}
