import type { PriceRange } from '#core/prices/ladder-prices.ts'
import type { Site } from '../router/page.ts'

/** Schema.org in the words of the page: what it says to people and to machines comes from one list. */

export type Answered = { question: string; answer: string }
export type Crumb = { name: string; path: string }

type Service = {
  site: Site
  name: string
  description: string
  path: string
  range: PriceRange
  currency: string
}

/** What is sold, from its lowest to its highest price of a step. */
export function serviceData({ site, name, description, path, range, currency }: Service): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description,
    url: site.publicUrl + path,
    provider: { '@type': 'Organization', name: site.name, url: site.publicUrl },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: currency,
      lowPrice: (range.low / 100).toFixed(2),
      highPrice: (range.high / 100).toFixed(2),
    },
  }
}

/** The way from the home page to this one. */
export function breadcrumbData(site: Site, crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: site.publicUrl + path,
    })),
  }
}

/** The questions of the page with their answers. */
export function faqData(questions: readonly Answered[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
