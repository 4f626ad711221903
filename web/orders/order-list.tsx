import './order-list.css'
import type { ReactNode } from 'react'
import type { Contract } from '#contract/contract.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import { useApp } from '../app/app-context.ts'
import { LocaleLink } from '../app/locale-link.tsx'
import { PageLinks } from '../app/page-links.tsx'
import { StateChip } from '../ui/state-chip.tsx'
import { Table, Td, Th } from '../ui/table.tsx'

export type OrderRow = Contract['listMyOrders']['reply']['data']['items'][number]
type Listed = { items: OrderRow[]; page: number; pageCount: number; total: number }

type Props = {
  label: string
  list: Listed
  /** A column of the page's own between state and price. */
  extra?: { head: string; cell: (order: OrderRow) => ReactNode }
  amount: { head: string; of: (order: OrderRow) => number }
}

/** Orders as rows, ten a page; the page stands in the address. */
export function OrderList({ label, list, extra, amount }: Props) {
  const { t, format } = useApp()
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
          </tr>
        </thead>
        <tbody>
          {list.items.map((order) => (
            <tr key={order.order_id}>
              <Td className="whitespace-nowrap font-semibold">
                <LocaleLink
                  to="/dashboard/order/:order_id"
                  params={{ order_id: order.order_id }}
                  className="text-link"
                >
                  {format.ltr(`PK-${order.number}`)}
                </LocaleLink>
              </Td>
              <Td>
                {orderTitle(t, order)}
                <span className="type-small block text-ink-2">{serviceLine(t, order.config)}</span>
              </Td>
              <Td>
                <StateChip status={order.status}>{t(`games.status.${order.status}`)}</StateChip>
              </Td>
              {extra && <Td>{extra.cell(order)}</Td>}
              <Td className="whitespace-nowrap text-ink-2">{format.day(order.created_at)}</Td>
              <Td numeric>{format.money(amount.of(order))}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <PageLinks list={list} />
    </>
  )
}
