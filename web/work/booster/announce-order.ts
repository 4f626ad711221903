import { isBoost } from '#core/choices/order-config.ts'
import { pathIn } from '#i18n/href.ts'
import { listed } from '#i18n/joined-words.ts'
import { orderTitle } from '#i18n/order-words.ts'
import { playNews } from '#web/frame/realtime/news-sound.ts'
import type { App } from '#web/frame/session/app-context.ts'
import { showNotification } from '#web/kit/ui/toasts.ts'
import { type BoardOrder, boardCall } from './board-filter.ts'

/** The id of an order's row on the board, for the row and for links to it. */
export function boardAnchor({ number }: Pick<BoardOrder, 'number'>): string {
  return `order-${number}`
}

/**
 * Tells a booster of an order. The open board marks its row, and only plays a sound if its filters show the order; every other page
 * shows a toast with the route, the pay and a link. An order that is gone, or that they can't claim now, is not announced.
 */
export async function announceOrder(app: App, orderId: string, title: string): Promise<void> {
  const { call, t, texts, locale, format } = app
  const path = pathIn('/dashboard/booster/available-orders', locale)
  const onBoard = location.pathname === path
  const filters = onBoard ? boardCall(new URLSearchParams(location.search)) : {}
  const [{ data }] = await Promise.all([
    call('listAvailableOrders', { query: { ...filters, order_id: orderId } }),
    texts.ensure(['order', 'booster']),
  ])
  const order = data.items.find(({ refusal }) => refusal === null)
  if (!order) return
  playNews(app.session?.state.user, 'new_order_fits', { special: true })
  if (onBoard) return
  const { config } = order
  const place = isBoost(config) ? [t(`games.server.${config.server}`)] : []
  void showNotification({
    id: orderId,
    title,
    text: listed(t, orderTitle(t, order), ...place, format.money(order.booster_share)),
    special: true,
    link: { href: `${path}#${boardAnchor(order)}`, label: t('booster.view') },
  })
}
