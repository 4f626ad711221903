import type { Site } from '#contract/site.ts'
import { mostStars } from '#core/boosters/reviews.ts'
import type { PriceRange } from '#core/prices/ladder-prices.ts'

/** Schema.org in the page's own words: people and search engines read texts from the same list. */

export type Answered = { question: string; answer: string }
export type Crumb = { name: string; path: string }

/** A mean of ratings, and of how many. */
export type Rated = { rating: number; count: number }

type Service = {
  site: Site
  name: string
  description: string
  path: string
  range: PriceRange
  currency: string
  rated?: Rated | null
}

/** A service, from the lowest to the highest price of a step. */
export function serviceData({ site, name, description, path, range, currency, rated }: Service): object {
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
    ...(rated && ratingData(site, rated)),
  }
}

/** Made-up reviews of the demo are for people who see them marked; search engines don't get them. */
export function ratingData(site: Site, { rating, count }: Rated): object {
  if (site.operator.demo) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      bestRating: mostStars,
      worstRating: 1,
      ratingCount: count,
    },
  }
}

/** The breadcrumbs from the home page to this one. */
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

/** The page's questions with their answers. */
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
