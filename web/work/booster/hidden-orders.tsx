import { orderNumber } from '#core/base/order-number.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import type { BoardOrder } from './board-filter.ts'

/** The orders that this booster took off the board, each to bring back. */
export function HiddenOrders({ orders }: { orders: readonly BoardOrder[] }) {
  const { t, format } = useApp()
  if (orders.length === 0) return null
  return (
    <details className="mt-8">
      <summary className="type-table cursor-pointer text-ink-2">
        {t('booster.hiddenByYou', { count: orders.length })}
      </summary>
      <ul className="mt-3 divide-y divide-line">
        {orders.map((order) => (
          <li
            key={order.order_id}
            className="type-table flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <span className="min-w-0">
              <span className="block font-semibold">{orderTitle(t, order)}</span>
              <span className="type-small text-ink-2">
                {format.ltr(orderNumber(order.number))} · {serviceLine(t, order.config)}
              </span>
            </span>
            <ShowAgain orderId={order.order_id} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function ShowAgain({ orderId }: { orderId: string }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  return (
    <Button
      variant="outline"
      size="small"
      busy={busy}
      onClick={() => run(() => call('showOrder', { params: { order_id: orderId } }))}
    >
      {t('booster.showAgain')}
    </Button>
  )
}
