import type { Contract } from '#contract/contract.ts'
import type { GameId, ServiceId } from '#core/games/game.ts'
import type { OrderConfig } from '#core/orders/order-config.ts'
import type { PriceTable } from '#core/orders/price-table.ts'
import { type CallApi, isCallError } from '../app/call.ts'
import type { LoaderContext, Meta, MetaContext } from '../app/page.ts'
import { readQuery } from './config-query.ts'
import { structuredData, unitPrices } from './structured-data.ts'

export type LockedQuote = Contract['getQuote']['reply']['data']
export type ServiceData<C extends OrderConfig = OrderConfig> = {
  prices: PriceTable
  initial: C
  locked: LockedQuote | null
}

/** What the page of any service of any game is loaded with: its address names both. */
export async function loadService({ call, url, pattern }: LoaderContext): Promise<ServiceData> {
  const [, game, service] = pattern.split('/') as [string, GameId, ServiceId]
  const [prices, quote] = await Promise.all([
    call('getPrices'),
    sharedQuote(call, url.searchParams.get('quote')),
  ])
  const shared = quote?.config.game === game && quote.config.service === service ? quote.config : null
  return {
    prices: prices.data.prices,
    initial: shared ?? readQuery(game, service, url.searchParams),
    // After its time a quote still says which order, but no longer for how much.
    locked: shared && quote && Date.parse(quote.expires_at) > Date.now() ? quote : null,
  }
}

export function serviceMeta({ data, t, format, locale, site }: MetaContext<ServiceData>): Meta {
  const { game, service } = data.initial
  const name = t(`games.game.${game}`)
  const title = t(`service.title.${service}`, { game: name })
  const { low } = unitPrices(data.prices, data.initial)
  return {
    title: `${title} | ${site.name}`,
    description: t(`service.description.${service}`, { game: name, price: format.money(low) }),
    structured: structuredData({ t, locale, site, prices: data.prices, config: data.initial, title }),
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
