import type { ClimbConfig } from '#core/orders/order-config.ts'
import type { PriceTable } from '#core/orders/price-table.ts'
import { href } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Site } from '../app/page.ts'
import { questionsOf } from './questions.ts'

type About = {
  t: Translate
  locale: Locale
  site: Site
  prices: PriceTable
  config: ClimbConfig
  title: string
}

/** Lowest and highest price of a division: what "from" on the page means. */
export function divisionPrices(
  prices: PriceTable,
  { game, service }: ClimbConfig,
): { low: number; high: number } {
  const factor = service === 'duo-boost' ? 1 + prices.addons.duo / 100 : 1
  const each = Object.values(prices.games[game].climb.tiers).map(({ price }) => Math.round(price * factor))
  return { low: Math.min(...each), high: Math.max(...each) }
}

/** Service with its offers, the way here, and the questions: schema.org from the same words as the page. */
export function structuredData({ t, locale, site, prices, config, title }: About): object[] {
  const { low, high } = divisionPrices(prices, config)
  const at = (path: string) => `${site.publicUrl}${path}`
  const own = at(
    href(
      config.service === 'elo-boost' ? '/league-of-legends/elo-boost' : '/league-of-legends/duo-boost',
      locale,
    ),
  )
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: title,
      url: own,
      provider: { '@type': 'Organization', name: site.name, url: site.publicUrl },
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: prices.currency,
        lowPrice: (low / 100).toFixed(2),
        highPrice: (high / 100).toFixed(2),
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: site.name, item: at(href('/', locale)) },
        { '@type': 'ListItem', position: 2, name: title, item: own },
      ],
    },
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questionsOf(config.service).map(({ question, answer }) => ({
        '@type': 'Question',
        name: t(question),
        acceptedAnswer: { '@type': 'Answer', text: t(answer) },
      })),
    },
  ]
}
