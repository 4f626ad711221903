import type { GameId } from '#core/games/game.ts'
import { type ClimbConfig, isClimb } from '#core/orders/order-config.ts'
import { type CallApi, isCallError } from '../app/call.ts'
import type { PageModule } from '../app/page.ts'
import { readQuery } from './config-query.ts'
import { type ServiceData, ServicePage } from './service-page.tsx'
import { divisionPrices, structuredData } from './structured-data.ts'
import type { LockedQuote } from './use-ordering.ts'

/** The page of one climbing service of one game. */
export function servicePageOf(
  game: GameId,
  service: ClimbConfig['service'],
): Required<PageModule<ServiceData>> {
  return {
    Page: ServicePage,
    async loader({ call, url }) {
      const [prices, quote] = await Promise.all([
        call('getPrices'),
        sharedQuote(call, url.searchParams.get('quote')),
      ])
      const config = quote?.config
      const shared =
        config && isClimb(config) && config.game === game && config.service === service ? config : null
      return {
        prices: prices.data.prices,
        initial: shared ?? readQuery(game, service, url.searchParams),
        // After its time a quote still says which climb, but no longer for how much.
        locked: shared && quote && Date.parse(quote.expires_at) > Date.now() ? quote : null,
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

/** The quote that a link names; a link to one that is gone still leads to the calculator. */
async function sharedQuote(call: CallApi, quoteId: string | null): Promise<LockedQuote | null> {
  if (!quoteId) return null
  try {
    const { data } = await call('getQuote', { params: { quote_id: quoteId } })
    return data
  } catch (error) {
    if (isCallError(error) && (error.code === 'quote_not_found' || error.code === 'bad_params')) return null
    throw error
  }
}
