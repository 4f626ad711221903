import type { Contract } from '#contract/contract.ts'
import type { BoostConfig } from '#core/choices/order-config.ts'
import type { GameId, ServiceId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { serviceRanges } from '#core/prices/ladder-prices.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import type { LoaderContext, Meta, MetaContext } from '#web/frame/router/page.ts'
import { type CallApi, isCallError } from '#web/frame/session/call.ts'
import { refuseUnpriced } from '../games/refuse-unpriced.ts'
import { answersPart } from './answers-part.ts'
import { readQuery } from './config-query.ts'

export type SealedQuote = Contract['createQuote']['reply']['data']
export type ServiceData<C extends BoostConfig = BoostConfig> = {
  prices: PriceTable
  initial: C
  /** The locked price of a shared link. */
  sealed: SealedQuote | null
  /** A shared link whose price has expired still names the order. */
  linkEnded: boolean
}

/** The loader of every service page; its address names the game and the service. */
export async function loadService({ call, url, pattern }: LoaderContext): Promise<ServiceData> {
  const [, game, service] = pattern.split('/') as [string, GameId, ServiceId]
  const initial = readQuery(game, service, url.searchParams)
  const seal = url.searchParams.get('seal')
  const [prices, sealed] = await Promise.all([
    call('getPrices'),
    seal === null ? null : openLink(call, initial, seal),
    answersPart.bring(),
  ])
  refuseUnpriced(prices.data.prices, game)
  return { prices: prices.data.prices, initial, sealed, linkEnded: seal !== null && sealed === null }
}

/** The page's description for readers and search engines, in words of this game and service, with a step's price. */
export function serviceWords({ data, t, format }: MetaContext<ServiceData>) {
  const { game, service } = data.initial
  const range = serviceRanges(data.prices, games[game])[service]
  return {
    name: t(`service.title.${service}`, { game: t(`service.searched.${game}`) }),
    description: t(`${game}/${service}.description`, { price: format.money(range.low) }),
    range,
  }
}

export function serviceMeta(context: MetaContext<ServiceData>): Meta {
  const { name, description } = serviceWords(context)
  return { title: `${name} | ${context.site.name}`, description }
}

/** A link's locked price; an expired or altered link still leads to the calculator. */
async function openLink(call: CallApi, config: BoostConfig, seal: string): Promise<SealedQuote | null> {
  try {
    return (await call('createQuote', { body: { config, seal } })).data
  } catch (error) {
    if (isCallError(error) && error.status >= 400 && error.status < 500) return null
    throw error
  }
}
