import { href } from '#i18n/href.ts'
import type { Translate } from '#i18n/translate.ts'
import type { MetaContext } from '../app/page.ts'
import { type Answered, breadcrumbData, faqData } from '../games/structured-data.ts'
import type { CoachingData } from './coaching-page.tsx'

const questions = ['login', 'time', 'answer', 'refund', 'keep'] as const

/** What players ask; the page and its structured data read the same list. */
export function coachingQuestions(t: Translate): Answered[] {
  return questions.map((name) => ({
    question: t(`coaching.question.${name}`),
    answer: t(`coaching.answer.${name}`),
  }))
}

/** Service with the offers in sight, the way here, and the questions: schema.org in the words of the page. */
export function structuredData({ data, t, locale, site }: MetaContext<CoachingData>): object[] {
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
