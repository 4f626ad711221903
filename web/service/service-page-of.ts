import type { GameId } from '#core/games/game.ts'
import { type ClimbConfig, isClimb } from '#core/orders/order-config.ts'
import type { PageModule } from '../app/page.ts'
import { readQuery } from './config-query.ts'
import { type ServiceData, ServicePage } from './service-page.tsx'
import { divisionPrices, structuredData } from './structured-data.ts'

/** The page of one climbing service of one game. */
export function servicePageOf(
  game: GameId,
  service: ClimbConfig['service'],
): Required<PageModule<ServiceData>> {
  return {
    Page: ServicePage,
    async loader({ call, url }) {
      const quoteId = url.searchParams.get('quote')
      const [prices, locked] = await Promise.all([
        call('getPrices'),
        quoteId ? call('getQuote', { params: { quote_id: quoteId } }) : null,
      ])
      const config = locked?.data.config
      const shared =
        config && isClimb(config) && config.game === game && config.service === service ? config : null
      return {
        prices: prices.data.prices,
        initial: shared ?? readQuery(game, service, url.searchParams),
        locked: shared && locked ? locked.data : null,
      }
    },
    meta({ data, t, format, locale, site }) {
      const name = t(`games.game.${game}`)
      const title = t(`service.title.${service}`, { game: name })
      const { low } = divisionPrices(data.prices, data.initial)
      return {
        title: `${title} | ${site.name}`,
        description: t(`service.description.${service}`, { game: name, price: format.money(low) }),
        structured: structuredData({ t, locale, site, prices: data.prices, config: data.initial, title }),
      }
    },
  }
}
