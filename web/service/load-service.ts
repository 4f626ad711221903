import type { Contract } from '#contract/contract.ts'
import type { GameId, ServiceId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { serviceRanges } from '#core/orders/ladder-prices.ts'
import type { BoostConfig } from '#core/orders/order-config.ts'
import type { PriceTable } from '#core/orders/price-table.ts'
import { href } from '#i18n/href.ts'
import { type CallApi, isCallError } from '../app/call.ts'
import type { LoaderContext, Meta, MetaContext } from '../app/page.ts'
import { breadcrumbData, faqData, serviceData } from '../games/structured-data.ts'
import { isBuilt } from '../routes.tsx'
import { answersPart } from './answers-part.ts'
import { readQuery } from './config-query.ts'
import { questionsOf } from './questions.ts'

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

/** Title, description and structured data, in the words of this game and service. */
export function serviceMeta({ data, t, format, locale, site }: MetaContext<ServiceData>): Meta {
  const { game, service } = data.initial
  const name = t(`games.game.${game}`)
  const title = t(`service.title.${service}`, { game: name })
  const range = serviceRanges(data.prices, games[game])[service]
  const description = t(`${game}/${service}.description`, { price: format.money(range.low) })
  const path = href(`/${game}/${service}`, locale)
  return {
    title: `${title} | ${site.name}`,
    description,
    // Only the server writes it.
    structured: import.meta.env.SSR
      ? [
          serviceData({ site, name: title, description, path, range, currency: data.prices.currency }),
          breadcrumbData(site, [
            { name: site.name, path: href('/', locale) },
            ...(isBuilt(`/${game}`) ? [{ name, path: href(`/${game}`, locale) }] : []),
            { name: t(`games.service.${service}`), path },
          ]),
          faqData(questionsOf(t, game, service)),
        ]
      : [],
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
