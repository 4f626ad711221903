import { orderTitle } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { NextStep } from '../now/needs-you.tsx'
import type { OrderRow } from './order-list.tsx'

/** Below the current order: the others that wait for their customer, each with its next step. */
export function WaitingOrders({ orders }: { orders: readonly OrderRow[] }) {
  const { t } = useApp()
  if (orders.length === 0) return null
  return (
    <section className="mt-10" aria-labelledby="waiting">
      <h2 id="waiting" className="type-h3 mb-3">
        {t('order.waitForYou', { count: orders.length })}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {orders.map((order) => (
          <li
            key={order.order_id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <LocaleLink
              to="/dashboard/order/:order_id"
              params={{ order_id: order.order_id }}
              className="text-link type-table font-semibold"
            >
              {orderTitle(t, order)}
            </LocaleLink>
            <NextStep order={order} />
          </li>
        ))}
      </ul>
    </section>
  )
}
