import type { Contract } from '#contract/contract.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import type { Column } from '../lists/list-table.tsx'
import { LocaleLink } from '../router/locale-link.tsx'
import { useApp } from '../session/app-context.ts'
import { useTimes } from '../texts/use-times.ts'
import { OrderState } from './order-state.tsx'

export type OrderRow = Contract['listMyOrders']['reply']['data']['items'][number]

/** The columns that lists of orders have in common; the number leads to the order, and with it the whole row. */
export function useOrderColumns() {
  const { t, format } = useApp()
  const times = useTimes()
  const number: Column<OrderRow> = {
    head: t('order.colOrder'),
    className: 'whitespace-nowrap font-semibold',
    cell: ({ order_id, number }) => (
      <LocaleLink to="/dashboard/order/:order_id" params={{ order_id }} className="text-link row-link hit">
        {format.ltr(`PK-${number}`)}
      </LocaleLink>
    ),
  }
  const title: Column<OrderRow> = {
    head: t('order.colService'),
    place: 'line',
    cell: (order) => (
      <>
        {orderTitle(t, order)}
        <span className="type-small block text-ink-2">{serviceLine(t, order.config)}</span>
      </>
    ),
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
  return { number, title, state, date, amount }
}
