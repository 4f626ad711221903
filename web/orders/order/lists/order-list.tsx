import { orderNumber } from '#core/base/order-number.ts'
import './order-list.css'
import type { Contract } from '#contract/contract.ts'
import { isBoost } from '#core/choices/order-config.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useUnreadOf } from '#web/frame/shell/unread-chats.ts'
import { UnreadMark } from '#web/frame/shell/unread-mark.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { OrderProfile } from '#web/parts/climb/order-profile.tsx'
import type { Column } from '#web/parts/lists/list-table.tsx'
import { OrderState } from '../parts/order-state.tsx'

type MyOrder = Contract['listMyOrders']['reply']['data']['items'][number]

/** A row of any list of orders; only a customer's names the booster and what came back. */
export type OrderRow = Omit<MyOrder, 'booster' | 'refunded'> & Partial<Pick<MyOrder, 'booster' | 'refunded'>>

/** The columns shared by lists of orders; the number is a link that covers the whole row. */
export function useOrderColumns() {
  const { t, format } = useApp()
  const times = useTimes()
  const order: Column<OrderRow> = {
    head: t('order.colOrder'),
    cell: (row) => <OrderCell order={row} />,
  }
  const state: Column<OrderRow> = {
    head: t('order.colState'),
    place: 'mark',
    cell: (order) => <OrderState order={order} />,
  }
  const date: Column<OrderRow> = {
    head: t('order.colDate'),
    className: 'whitespace-nowrap text-ink-2',
    cell: (order) => times.day(order.created_at),
  }
  const amount = <Row extends OrderRow>(head: string, of: (order: Row) => number): Column<Row> => ({
    head,
    numeric: true,
    place: 'end',
    cell: (order) => format.money(of(order)),
  })
  return { order, state, date, amount }
}

/** What was bought, drawn if there is room, and the number that links to the order. */
function OrderCell({ order }: { order: OrderRow & { unread?: number } }) {
  const { t, format, site } = useApp()
  const { config, order_id } = order
  return (
    <div className="flex items-center gap-4">
      <span className="order-drawing" data-game={config.game}>
        {isBoost(config) ? (
          <OrderProfile config={config} />
        ) : (
          <Icon name="message-circle" size={24} className="mx-auto text-ink-3" />
        )}
      </span>
      <div className="min-w-0">
        <p className="font-semibold">
          {orderTitle(t, order)}
          {site.closed && <Chip className="ms-2">{t('order.testOrder')}</Chip>}
        </p>
        <p className="type-small text-ink-2">
          <LocaleLink
            to="/dashboard/order/:order_id"
            params={{ order_id }}
            className="text-link row-link whitespace-nowrap"
          >
            {format.ltr(orderNumber(order.number))}
          </LocaleLink>{' '}
          <span aria-hidden="true">·</span> {serviceLine(t, config)}
        </p>
        <UnreadMark count={useUnreadOf(order_id) + (order.unread ?? 0)} />
      </div>
    </div>
  )
}
