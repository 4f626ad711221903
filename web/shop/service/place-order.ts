import { isBoost, type OrderConfig } from '#core/choices/order-config.ts'
import { pathIn } from '#i18n/href.ts'
import type { Navigate } from '#web/frame/router/page-state.ts'
import type { App } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { copyText } from '#web/kit/ui/copy-text.ts'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import { withWish } from '#web/parts/favorites/booster-wish.ts'
import { writeQuery } from './config-query.ts'
import type { SealedQuote } from './load-service.ts'

/** Loaded on demand: a visitor who only looks at prices never needs it. */

/** What the page shows: a configuration, its total in minor units, and its seal if there is one. */
export type Offer = {
  config: OrderConfig
  total: number
  seal: string | undefined
  /** Who is asked first; null if the visitor removed a wish, undefined if there was none. */
  booster?: string | null | undefined
  /** When a session with a coach begins; null if that is agreed on later. */
  startsAt?: string | null | undefined
}
/** The total that the page showed, and the current price. */
export type PriceChange = { shown: number; sealed: SealedQuote }

export async function sealQuote({ call }: App, config: OrderConfig): Promise<SealedQuote> {
  return (await call('createQuote', { body: { config } })).data
}

/**
 * Orders at the price shown and goes on to the checkout. If the price has changed, nothing is ordered: the current
 * price is sealed and returned, so that the page can ask.
 */
export async function placeOrder(app: App, offer: Offer, navigate: Navigate): Promise<PriceChange | null> {
  try {
    await order(app, offer, navigate)
    return null
  } catch (error) {
    if (!isOutdated(error)) throw error
    const sealed = await sealQuote(app, offer.config)
    if (sealed.quote.total !== offer.total) return { shown: offer.total, sealed }
    await order(app, { ...offer, seal: sealed.seal }, navigate)
    return null
  }
}

async function order({ call, t, texts, locale }: App, offer: Offer, navigate: Navigate) {
  const { config, total, seal, booster, startsAt } = offer
  const { data } = await call('createOrder', {
    body: {
      config,
      total,
      locale,
      ...(seal && { seal }),
      ...(booster !== undefined && { booster }),
      ...(startsAt !== undefined && { starts_at: startsAt }),
    },
  })
  const checkout = pathIn('/checkout/:order_id', locale, { order_id: data.order_id })
  await Promise.all([navigate(checkout), texts.ensure(['success']).catch(() => {})])
  void showSuccess(t('success.orderCreated'))
}

function isOutdated(error: unknown): boolean {
  return (
    isCallError(error) && ['order_total_changed', 'quote_expired', 'quote_not_found'].includes(error.code)
  )
}

/** Copies a link to the order and its price, sealed for the full time, to the clipboard. */
export async function shareQuote(app: App, { config, booster }: Offer): Promise<SealedQuote> {
  const [sealed] = await Promise.all([sealQuote(app, config), app.texts.ensure(['service'])])
  const query = withWish(linkQuery(config, sealed.seal), booster)
  await copyText(`${location.origin}${location.pathname}?${query}`)
  void showSuccess(app.t('service.shared'))
  return sealed
}

/** The query of a link: the order as in the page's address, and the seal of its price. */
export function linkQuery(config: OrderConfig, seal: string): URLSearchParams {
  const query = isBoost(config) ? writeQuery(config) : new URLSearchParams()
  query.set('seal', seal)
  return query
}
