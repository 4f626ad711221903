import type { Contract } from '#contract/contract.ts'
import type { GameId, ServiceId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { serviceRanges } from '#core/orders/ladder-prices.ts'
import type { BoostConfig } from '#core/orders/order-config.ts'
import type { PriceTable } from '#core/orders/price-table.ts'
import { type CallApi, isCallError } from '../app/call.ts'
import type { LoaderContext, Meta, MetaContext } from '../app/page.ts'
import { answersPart } from './answers-part.ts'
import { readQuery } from './config-query.ts'

export type LockedQuote = Contract['getQuote']['reply']['data']
export type ServiceData<C extends BoostConfig = BoostConfig> = {
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
    answersPart.bring(),
  ])
  const shared = quote?.config.game === game && quote.config.service === service ? quote.config : null
  return {
    prices: prices.data.prices,
    initial: shared ?? readQuery(game, service, url.searchParams),
    // After its time a quote still says which order, but no longer for how much.
    locked: shared && quote && Date.parse(quote.expires_at) > Date.now() ? quote : null,
  }
}

/** What the page is about, for readers and machines: in the words of this game and service, with what a step costs. */
export function serviceWords({ data, t, format }: MetaContext<ServiceData>) {
  const { game, service } = data.initial
  const range = serviceRanges(data.prices, games[game])[service]
  return {
    name: t(`service.title.${service}`, { game: t(`games.game.${game}`) }),
    description: t(`${game}/${service}.description`, { price: format.money(range.low) }),
    range,
  }
}

export function serviceMeta(context: MetaContext<ServiceData>): Meta {
  const { name, description } = serviceWords(context)
  return { title: `${name} | ${context.site.name}`, description }
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
