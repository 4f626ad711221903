import type { OrderConfig } from '#core/orders/order-config.ts'
import { pathIn } from '#i18n/href.ts'
import type { App } from '../app/app-context.ts'
import { messageOf } from '../app/message-of.ts'
import type { Navigate } from '../app/page-state.ts'
import { showError, showSuccess } from '../app/toasts.ts'
import type { LockedQuote } from './load-service.ts'

/** Brought with the first click: what a visitor who only looks at prices never needs. */

type Wish = { app: App; config: OrderConfig; onLocked: (quote: LockedQuote) => void }

async function lock({ app, config, onLocked }: Wish): Promise<string> {
  const { data } = await app.call('createQuote', { body: { config } })
  onLocked(data)
  return data.quote_id
}

/** Orders at the locked price, and goes on to the checkout. */
export async function placeOrder(wish: Wish, navigate: Navigate): Promise<void> {
  const { call, t, locale } = wish.app
  const quote_id = await lock(wish)
  const { data } = await call('createOrder', { body: { config: wish.config, quote_id, locale } })
  await navigate(pathIn('/checkout/:order_id', locale, { order_id: data.order_id }))
  showSuccess(t('success.orderCreated'))
}

/** Leaves the link to the locked price in the clipboard. */
export async function shareQuote(wish: Wish): Promise<void> {
  const quote_id = await lock(wish)
  await navigator.clipboard.writeText(`${location.origin}${location.pathname}?quote=${quote_id}`)
  showSuccess(wish.app.t('service.shared', { minutes: 30 }))
}

/** Does what may be refused, and says why it was. */
export async function orSay({ t }: App, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    showError(messageOf(t, error))
  }
}
