import './order-list.css'
import type { ReactNode } from 'react'
import type { Contract } from '#contract/contract.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import { LocaleLink } from '../router/locale-link.tsx'
import { PageLinks } from '../router/page-links.tsx'
import { useApp } from '../session/app-context.ts'
import { useTimes } from '../texts/use-times.ts'
import { Table, Td, Th } from '../ui/table.tsx'
import { EmptyPage } from './empty-page.tsx'
import { OrderState } from './order-state.tsx'

export type OrderRow = Contract['listMyOrders']['reply']['data']['items'][number]
type Listed<Row> = { items: Row[]; page: number; pageCount: number; total: number }

type Props<Row> = {
  label: string
  list: Listed<Row>
  /** A column of the page's own between state and price. */
  extra?: { head: string; cell: (order: Row) => ReactNode }
  amount: { head: string; of: (order: Row) => number }
  /** What can be done about an order, at the end of its row. */
  next?: { head: string; cell: (order: Row) => ReactNode }
}

/** Orders as rows, ten a page; the page stands in the address. */
export function OrderList<Row extends OrderRow>({ label, list, extra, amount, next }: Props<Row>) {
  const { t, format } = useApp()
  const times = useTimes()
  if (list.items.length === 0 && list.total > 0) return <EmptyPage />
  return (
    <>
      <Table label={label} className="order-table">
        <thead>
          <tr>
            <Th>{t('order.colOrder')}</Th>
            <Th>{t('order.colService')}</Th>
            <Th>{t('order.colState')}</Th>
            {extra && <Th>{extra.head}</Th>}
            <Th>{t('order.colDate')}</Th>
            <Th numeric>{amount.head}</Th>
            {next && <Th numeric>{next.head}</Th>}
          </tr>
        </thead>
        <tbody>
          {list.items.map((order) => (
            <tr key={order.order_id}>
              <Td className="cell-number whitespace-nowrap font-semibold">
                <LocaleLink
                  to="/dashboard/order/:order_id"
                  params={{ order_id: order.order_id }}
                  className="text-link row-link"
                >
                  {format.ltr(`PK-${order.number}`)}
                </LocaleLink>
              </Td>
              <Td className="cell-title">
                {orderTitle(t, order)}
                <span className="type-small block text-ink-2">{serviceLine(t, order.config)}</span>
              </Td>
              <Td className="cell-state">
                <OrderState order={order} />
              </Td>
              {extra && <Td className="cell-extra">{extra.cell(order)}</Td>}
              <Td className="cell-date whitespace-nowrap text-ink-2">{times.day(order.created_at)}</Td>
              <Td numeric className="cell-amount">
                {format.money(amount.of(order))}
              </Td>
              {next && (
                <Td numeric className="cell-next">
                  {next.cell(order)}
                </Td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      <PageLinks list={list} />
    </>
  )
}
