import { isBoost } from '#core/choices/order-config.ts'
import { pathIn } from '#i18n/href.ts'
import { listed } from '#i18n/joined-words.ts'
import { orderTitle } from '#i18n/order-words.ts'
import { playNews } from '#web/frame/realtime/news-sound.ts'
import type { App } from '#web/frame/session/app-context.ts'
import { showNotification } from '#web/kit/ui/toasts.ts'
import { readList } from '#web/parts/lists/list-query.ts'
import { applyFilter, type BoardOrder, boardList } from './board-filter.ts'

/** The id of an order's row on the board, for the row and for links to it. */
export function boardAnchor({ number }: Pick<BoardOrder, 'number'>): string {
  return `order-${number}`
}

/**
 * Decides how to notify a booster of an order. The open board marks the row, and only plays a sound if its filters show
 * the order; every other page shows a toast with the route, the pay and a link. An order that is gone, or that this
 * booster can't claim now, is not announced.
 */
export function announcement(
  orders: readonly BoardOrder[],
  orderId: string,
  board: URLSearchParams | null,
): { order: BoardOrder; toast: boolean } | null {
  const order = orders.find(({ order_id, refusal }) => order_id === orderId && refusal === null)
  if (!order) return null
  if (!board) return { order, toast: true }
  return applyFilter([order], readList(boardList, board)).length > 0 ? { order, toast: false } : null
}

export async function announceOrder(app: App, orderId: string, title: string): Promise<void> {
  const { call, t, texts, locale, format } = app
  const path = pathIn('/dashboard/booster/available-orders', locale)
  const [{ data }] = await Promise.all([
    call('listAvailableOrders', { query: { order_id: orderId } }),
    texts.ensure(['order', 'booster']),
  ])
  const board = location.pathname === path ? new URLSearchParams(location.search) : null
  const announced = announcement(data.items, orderId, board)
  if (!announced) return
  playNews(app.session?.state.user, 'new_order_fits', { special: true })
  if (!announced.toast) return
  const { order } = announced
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
