import type { OrderConfig } from '#core/orders/order-config.ts'
import type { PriceTable } from '#core/orders/price-table.ts'
import { href } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Site } from '../app/page.ts'
import { isBuilt } from '../routes.tsx'
import { questionsOf } from './questions.ts'

type About = {
  t: Translate
  locale: Locale
  site: Site
  prices: PriceTable
  config: OrderConfig
  title: string
}

/** Lowest and highest price of a division, a net win or a game: what "from" on the page means. */
export function unitPrices(
  prices: PriceTable,
  { game, service }: Pick<OrderConfig, 'game' | 'service'>,
): { low: number; high: number } {
  const { climb, win, placement } = prices.games[game]
  const work = { 'elo-boost': climb, 'duo-boost': climb, 'placement-boost': placement, 'win-boost': win }[
    service
  ]
  const factor = service === 'duo-boost' ? 1 + prices.addons.duo / 100 : 1
  const each = Object.values(work.tiers).flatMap(({ price, divisions }) => [
    price,
    ...Object.values(divisions ?? {}),
  ])
  // An open climb is sold by points, which are no division; a win or a game is one everywhere.
  if (work !== climb) each.push(work.open)
  const own = each.map((price) => Math.round(price * factor))
  return { low: Math.min(...own), high: Math.max(...own) }
}

/** Service with its offers, the way here, and the questions: schema.org from the same words as the page. */
export function structuredData({ t, locale, site, prices, config, title }: About): object[] {
  const { game, service } = config
  const { low, high } = unitPrices(prices, config)
  const at = (path: string) => `${site.publicUrl}${path}`
  const own = at(href(`/${game}/${service}`, locale))
  const way = [
    { name: site.name, item: at(href('/', locale)) },
    ...(isBuilt(`/${game}`) ? [{ name: t(`games.game.${game}`), item: at(href(`/${game}`, locale)) }] : []),
    { name: title, item: own },
  ]
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: title,
      url: own,
      serviceType: t(`games.service.${service}`),
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
      itemListElement: way.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questionsOf(service).map(({ question, answer }) => ({
        '@type': 'Question',
        name: t(question),
        acceptedAnswer: { '@type': 'Answer', text: t(answer) },
      })),
    },
  ]
}
